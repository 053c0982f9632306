import en from '../../locales/en/shop.json' with { type: 'json' }
import ms from '../../locales/ms/shop.json' with { type: 'json' }
import zh from '../../locales/zh/shop.json' with { type: 'json' }
import type { Page } from 'playwright-core'
import type { Finding } from './action.ts'
import { reachablePart } from './controlsOf.ts'
import { factsOf } from './pageFacts.ts'
import { PRESS_MS } from './perform.ts'
import { passTurns, settle } from './settle.ts'

/** Ways out of a dialog, in all languages. */
const WAY_OUT =
  /close|cancel|not now|no thanks|no,|back|keep|later|leave|done|skip|under|stay|tutup|batal|kembali|tidak|nanti|simpan|关|取消|返回|不|以后|稍后|保留/i

/** Dialogs that have to be answered (document 1 §2): the location, and a mandatory lead form. */
const locked: readonly string[] = [en, ms, zh].flatMap(({ location, lead }) => [location.title, lead.title])

/** A closing dialog may fade out. */
const LOOKS = 6
const LOOK_TURNS = 16

/** More dialogs than may be on top of each other. */
const MOST = 6

/** Closes what is open by Escape, or else by a button that says so. A dialog that stays is a finding. */
export async function closeDialogs(page: Page): Promise<Finding | undefined> {
  for (let count = 0; count < MOST; count += 1) {
    const { dialogs, path } = await factsOf(page)
    const top = dialogs.at(-1)
    if (top === undefined || locked.includes(top)) return undefined
    const isGone = async () => {
      for (let look = 0; look < LOOKS; look += 1) {
        await settle(page)
        if ((await factsOf(page)).dialogs.at(-1) !== top) return true
        await passTurns(page, LOOK_TURNS)
      }
      return false
    }
    await page.keyboard.press('Escape')
    if (await isGone()) continue
    const dialog = page.locator(await reachablePart(page))
    await dialog
      .getByRole('button', { name: WAY_OUT })
      .or(dialog.getByRole('link', { name: WAY_OUT }))
      .first()
      .click({ timeout: PRESS_MS })
      .catch(() => {})
    if (await isGone()) continue
    return {
      what: `a dialog that cannot be closed: ${top}`,
      detail: `${path}: ${top}`,
      expects: `await expect(page.getByRole('dialog', { name: ${JSON.stringify(top)} })).toHaveCount(0)`,
    }
  }
  return undefined
}

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import account from '../../../locales/en/account.json' with { type: 'json' }
import common from '../../../locales/en/common.json' with { type: 'json' }
import shop from '../../../locales/en/shop.json' with { type: 'json' }
import { patternOf } from '../../../mocks/console/scenarios/pattern.ts'
import type { ScenarioRow, SeenAs } from '../../../mocks/scenarios/row.ts'
import type { MessageKey } from '../../../src/i18n/keys.ts'
import { heading } from '../shopping.ts'
import { acts } from './acts.ts'

function textOf(key: MessageKey): string {
  const text = [key, `${key}_other`]
    .flatMap((each) =>
      [common, shop, account].map((words) =>
        each.split('.').reduce<unknown>((tree, name) => Reflect.get(Object(tree), name), words),
      ),
    )
    .find((found) => typeof found === 'string')
  if (text === undefined) throw new Error(`There is no text for ${key}.`)
  return text
}

/** The console repeats what the shop shows. */
const OUTSIDE_CONSOLE = ':not([data-mock-console] *)'

const seen: Record<SeenAs, (page: Page, words: RegExp) => Locator> = {
  notice: (page, words) => page.getByRole('status').getByText(words),
  alert: (page, words) => page.getByRole('alert').filter({ hasText: words }),
  dialog: (page, name) => page.getByRole('dialog', { name }),
  page: (page, words) => heading(page, words),
  field: (page, words) => page.locator(':has([aria-invalid="true"]) ~ *').filter({ hasText: words }),
}

/** Other evidence that the page continues, for scenarios without a message. */
const afterwards: Partial<Record<ScenarioRow['id'], (page: Page) => Promise<void>>> = {
  'tracking.without-order-number': (page) => heading(page, /^Thank you/).waitFor(),
  'page.loaded-in-full': (page) => heading(page, 'Dairy & eggs').waitFor(),
  'texts.tried-again': (page) => page.locator('html[lang="ms"]').waitFor(),
}

const hasMatched = (page: Page, id: string) =>
  page.evaluate((name) => window.mock?.armed().some((one) => one.name === name && one.matched > 0), id)

/** Does what a row says on its page, and waits until the page shows what the row expects. */
export async function hold(page: Page, { id, act, expects, isReloaded }: ScenarioRow): Promise<void> {
  let loads = 0
  const count = () => {
    loads += 1
  }
  page.on('domcontentloaded', count)
  await acts[act](page)
  await expect
    .poll(() => hasMatched(page, id).catch(() => false), { message: 'the fault strikes' })
    .toBe(true)
  if (isReloaded) await expect.poll(() => loads, { message: 'the page loads again' }).toBe(1)
  if (expects)
    await seen[expects.as](page, patternOf(textOf(expects.key)))
      .and(page.locator(OUTSIDE_CONSOLE))
      .first()
      .waitFor()
  else {
    await afterwards[id]?.(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('alert').allTextContents(), 'messages').toEqual([])
  }
  page.off('domcontentloaded', count)
  expect(loads, 'loads of the page').toBe(isReloaded ? 1 : 0)
}

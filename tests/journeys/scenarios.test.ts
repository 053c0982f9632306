import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import common from '../../locales/en/common.json' with { type: 'json' }
import { patternOf } from '../../mocks/console/scenarios/pattern.ts'
import { rowLink } from '../../mocks/scenarios/rowLink.ts'
import type { ScenarioRow, SeenAs } from '../../mocks/scenarios/row.ts'
import { scenarioTable } from '../../mocks/scenarios/table.ts'
import type { WordKey } from '../../src/i18n/keys.ts'
import { test } from './journey.ts'
import { acts } from './scenarioActs.ts'
import { heading } from './shopping.ts'

const AT_ONCE = 2

const textOf = (key: WordKey): string =>
  String(key.split('.').reduce<unknown>((tree, name) => Reflect.get(Object(tree), name), common))

const seen: Record<SeenAs, (page: Page, words: RegExp) => Locator> = {
  notice: (page, words) => page.getByRole('status').getByText(words),
  alert: (page, words) => page.getByRole('alert').filter({ hasText: words }),
  dialog: (page, name) => page.getByRole('dialog', { name }),
  page: (page, words) => heading(page, words),
  field: (page, words) => page.locator('[aria-invalid="true"] ~ *').filter({ hasText: words }),
}

/** What else shows that the page goes on, where the shopper is told nothing. */
const afterwards: Partial<Record<ScenarioRow['id'], (page: Page) => Promise<void>>> = {
  'page.loaded-in-full': (page) => heading(page, 'Dairy & eggs').waitFor(),
  'texts.tried-again': (page) => page.locator('html[lang="ms"]').waitFor(),
  'texts.in-english': (page) => page.locator('html[lang="en"]').waitFor(),
}

const isStruck = (page: Page, id: string) =>
  page.evaluate((name) => window.mock?.armed().some((one) => one.name === name && one.struck > 0), id)

async function hold(page: Page, { id, act, expects, isReloaded }: ScenarioRow): Promise<void> {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  if (act !== 'useScreen') await acts[act](page)
  await expect.poll(() => isStruck(page, id).catch(() => false), { message: 'the fault strikes' }).toBe(true)
  if (isReloaded) await expect.poll(() => loads, { message: 'the page loads again' }).toBe(1)
  if (expects)
    await seen[expects.as](page, patternOf(textOf(expects.key)))
      .first()
      .waitFor()
  else {
    await afterwards[id]?.(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('alert').allTextContents(), 'messages').toEqual([])
  }
  expect(loads, 'loads of the page').toBe(isReloaded ? 1 : 0)
}

// Half a minute by itself, more on a machine that does other things as well.
const LONG = { timeout: 240_000 }

test('each scenario whose screen exists shows, by its link, what its row says', LONG, async ({ visit }) => {
  const rows = scenarioTable.filter(({ waitsFor }) => waitsFor === undefined)
  const astray: string[] = []
  const waiting = rows.values()
  const work = async () => {
    for (const row of waiting) {
      const page = await visit(rowLink(row))
      try {
        expect(new URL(page.url()).searchParams.has('mock'), 'the link leaves the address bar').toBe(false)
        await hold(page, row)
      } catch (error) {
        astray.push(`${row.id}: ${error instanceof Error ? error.message : String(error)}`)
      }
      await page.context().close()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(astray).toEqual([])
})

import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import account from '../../../locales/en/account.json' with { type: 'json' }
import common from '../../../locales/en/common.json' with { type: 'json' }
import shop from '../../../locales/en/shop.json' with { type: 'json' }
import { patternOf } from '../../../mocks/console/scenarios/pattern.ts'
import { rowLink } from '../../../mocks/scenarios/rowLink.ts'
import type { ScenarioRow, SeenAs } from '../../../mocks/scenarios/row.ts'
import { scenarioTable } from '../../../mocks/scenarios/table.ts'
import type { MessageKey } from '../../../src/i18n/keys.ts'
import { desktop, open, test as journey } from '../journey.ts'
import { closeInterstitials } from '../closeInterstitials.ts'
import { acts } from './acts.ts'
import { heading } from '../shopping.ts'

function textOf(key: MessageKey): string {
  const text = [common, shop, account]
    .map((words) => key.split('.').reduce<unknown>((tree, name) => Reflect.get(Object(tree), name), words))
    .find((found) => typeof found === 'string')
  if (text === undefined) throw new Error(`There is no text for ${key}.`)
  return text
}

const seen: Record<SeenAs, (page: Page, words: RegExp) => Locator> = {
  notice: (page, words) => page.getByRole('status').getByText(words),
  alert: (page, words) => page.getByRole('alert').filter({ hasText: words }),
  dialog: (page, name) => page.getByRole('dialog', { name }),
  page: (page, words) => heading(page, words),
  field: (page, words) => page.locator(':has([aria-invalid="true"]) ~ *').filter({ hasText: words }),
}

/** Other evidence that the page continues, for scenarios without a message. */
const afterwards: Partial<Record<ScenarioRow['id'], (page: Page) => Promise<void>>> = {
  'page.loaded-in-full': (page) => heading(page, 'Dairy & eggs').waitFor(),
  'texts.tried-again': (page) => page.locator('html[lang="ms"]').waitFor(),
  'texts.in-english': (page) => page.locator('html[lang="en"]').waitFor(),
}

const hasMatched = (page: Page, id: string) =>
  page.evaluate((name) => window.mock?.armed().some((one) => one.name === name && one.matched > 0), id)

async function hold(page: Page, { id, act, expects, isReloaded }: ScenarioRow): Promise<void> {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await acts[act](page)
  await expect
    .poll(() => hasMatched(page, id).catch(() => false), { message: 'the fault strikes' })
    .toBe(true)
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

/** Deletes what a visit has stored in the browser, except the worker and its files. */
async function forgetVisitor(page: Page): Promise<void> {
  await page.goto('about:blank')
  const tools = await page.context().newCDPSession(page)
  const { origin } = new URL(inject('shop'))
  await tools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,indexeddb,local_storage',
  })
}

/**
 * A visitor whose browser already has the worker, because installing it for each row takes longer than the row. An uncaught error fails the
 * row.
 */
const test = journey
  .extend('window', { scope: 'file' }, async ({ browser }, { onCleanup }): Promise<BrowserContext> => {
    const context = await browser.newContext({ locale: 'en-MY', reducedMotion: 'reduce', ...desktop })
    onCleanup(() => context.close())
    return context
  })
  .extend('page', async ({ window }, { onCleanup }): Promise<Page> => {
    const page = await window.newPage()
    const uncaught: Error[] = []
    page.on('pageerror', (error) => uncaught.push(error))
    onCleanup(async () => {
      await forgetVisitor(page)
      await page.close()
      expect(uncaught, 'uncaught errors').toEqual([])
    })
    return page
  })

test.for(scenarioTable.map((row) => [row.id, row] as const))(
  'the link of %s shows the expected message',
  async ([, row], { page }) => {
    await closeInterstitials(page)
    await open(page, new URL(rowLink(row).slice(1), inject('shop')).href)
    expect(
      new URL(page.url()).searchParams.has('mock'),
      'the scenario parameters leave the address bar',
    ).toBe(false)
    await hold(page, row)
  },
)

import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { rowLink } from '../../../mocks/scenarios/rowLink.ts'
import { scenarioTable } from '../../../mocks/scenarios/table.ts'
import { newContext } from '../../setup/newContext.ts'
import { desktop, open, test as journey } from '../journey.ts'
import { closeInterstitials } from '../closeInterstitials.ts'
import { describePages } from '../describePages.ts'
import { hold } from './hold.ts'

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
    const context = await newContext(browser, { locale: 'en-MY', reducedMotion: 'reduce', ...desktop })
    onCleanup(() => context.close())
    return context
  })
  .extend('page', async ({ window, task }, { onCleanup }): Promise<Page> => {
    const page = await window.newPage()
    const uncaught: Error[] = []
    page.on('pageerror', (error) => uncaught.push(error))
    onCleanup(async () => {
      const end = task.result?.state === 'fail' ? await describePages([window]) : null
      await forgetVisitor(page)
      await page.close()
      expect(uncaught, 'uncaught errors').toEqual([])
      if (end !== null) throw new Error(end)
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

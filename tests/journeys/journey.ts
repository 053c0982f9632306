import axe from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { test as base, expect, inject } from 'vitest'

/** The two windows every journey should hold in. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions
export const desktop = { viewport: { width: 1280, height: 800 } } as const satisfies BrowserContextOptions

/** For a test that has to hold in both. */
export const windows = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const

export interface VisitOptions extends BrowserContextOptions {
  /** Where the shop is, with the slash at its end; the shared host when left out. */
  shop?: string
  /** A browser window of an earlier visit, for a second tab. */
  beside?: Page
}

type Visit = (path: string, options?: VisitOptions) => Promise<Page>

/**
 * What a new visitor's browser makes of the worker. To install it takes as much of the machine as a short journey, and one that lasts
 * some seconds pays for it: files whose journeys are about something else block it, and meet the mock in the page alone.
 */
type ServiceWorkers = NonNullable<BrowserContextOptions['serviceWorkers']>

/**
 * A test in a real browser. `visit` opens a path of the shop (without its base) in the window of a new visitor, English and
 * with animations off, and waits until the shop runs. An error that nothing caught fails the test.
 */
export const test = base
  .extend('address', { scope: 'file' }, inject('browser'))
  .extend('browser', { scope: 'file' }, async ({ address }, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.connect(address)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('serviceWorkers', 'allow' as ServiceWorkers)
  .extend('visit', async ({ browser, serviceWorkers }, { onCleanup }): Promise<Visit> => {
    const contexts: BrowserContext[] = []
    const uncaught: Error[] = []
    onCleanup(async () => {
      await Promise.all(contexts.map((context) => context.close()))
      expect(uncaught, 'errors that nothing caught').toEqual([])
    })
    return async (path, { shop = inject('shop'), beside, ...options } = {}) => {
      const window = {
        locale: 'en-MY',
        reducedMotion: 'reduce',
        serviceWorkers,
        ...desktop,
        ...options,
      } as const
      const context = beside?.context() ?? (await browser.newContext(window))
      if (!beside) contexts.push(context)
      const page = await context.newPage()
      page.on('pageerror', (error) => uncaught.push(error))
      await open(page, new URL(path.replace(/^\//, ''), shop).href)
      return page
    }
  })

/** Goes to an address and waits until the shop runs there. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await running(page)
}

/** Waits until the page says so of itself, looking in every frame: a locator ends up looking twice a second. */
async function waitForMarks(page: Page, marks: Readonly<Record<string, string>>): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { dataset } = document.documentElement
    return Object.entries(wanted).every(([name, value]) => dataset[name] === value)
  }, marks)
}

/** Waits until the shop has drawn its first page. */
export const running = (page: Page): Promise<void> => waitForMarks(page, { boot: 'running' })

/** Waits until calls go through the worker. */
export const servedByWorker = (page: Page): Promise<void> => waitForMarks(page, { mock: 'worker' })

/** Waits until the worker has stored the whole shop for use without a network. */
export const offlineReady = (page: Page): Promise<void> =>
  waitForMarks(page, { mock: 'worker', offlineReady: 'true' })

/** Waits until it is settled whether calls go through the worker, which it is once the page has come to rest. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { mock, mockReason } = document.documentElement.dataset
    return mock !== undefined && mockReason !== 'starting'
  })
}

/** Waits until the mock has settled for the page, and says why. */
export const inPageBecause = (page: Page, reason: string): Promise<void> =>
  waitForMarks(page, { mock: 'in-page', mockReason: reason })

/** What axe finds wrong for people with assistive technology, serious or worse: one line for each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

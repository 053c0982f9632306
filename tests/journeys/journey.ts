import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { newContext } from '../setup/newContext.ts'
import { withinClosingTime } from './withinClosingTime.ts'
import { describePages } from './describePages.ts'

/** The two window sizes that every journey supports. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions
export const desktop = { viewport: { width: 1280, height: 800 } } as const satisfies BrowserContextOptions

/** For tests that run in both sizes. */
export const windows = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const

export interface VisitOptions extends BrowserContextOptions {
  /** The shop's address, with a slash at the end; the shared host by default. */
  shop?: string
  /** A page of an earlier visit, to open a second tab in its window. */
  beside?: Page
}

export type Visit = (path: string, options?: VisitOptions) => Promise<Page>

/**
 * Whether the visitor's browser installs the worker. That takes as long as a short journey and several seconds of CPU time, so files that
 * test something else block it and use the in-page mock.
 */
type ServiceWorkers = NonNullable<BrowserContextOptions['serviceWorkers']>

/** A tab with the same mocked shop: if a link has given the page a shop of its own, the page has to open the tab. */
async function tabBeside(page: Page): Promise<Page> {
  const isOwn = await page.evaluate(() => sessionStorage.getItem('pasar-mock-shop') !== null)
  if (!isOwn) return page.context().newPage()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('about:blank')),
  ])
  return tab
}

/**
 * A test in a real browser. `visit` opens a path of the shop (without its base) in a new visitor's window, in English and without
 * animations, and waits until the shop runs. An uncaught error fails the test.
 */
export const test = base
  .extend('address', { scope: 'file' }, inject('browser'))
  .extend('browser', { scope: 'file' }, async ({ address }, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.connect(address)
    onCleanup(() => withinClosingTime(browser.close()))
    return browser
  })
  .extend('serviceWorkers', 'allow' as ServiceWorkers)
  .extend('visit', async ({ browser, serviceWorkers, task }, { onCleanup }): Promise<Visit> => {
    const contexts: BrowserContext[] = []
    const uncaught: Error[] = []
    onCleanup(async () => {
      const end = task.result?.state === 'fail' ? await describePages(contexts) : null
      await withinClosingTime(Promise.all(contexts.map((context) => context.close())))
      expect(uncaught, 'uncaught errors').toEqual([])
      if (end !== null) throw new Error(end)
    })
    return async (path, { shop = inject('shop'), beside, ...options } = {}) => {
      const window = {
        locale: 'en-MY',
        reducedMotion: 'reduce',
        serviceWorkers,
        ...desktop,
        ...options,
      } as const
      const context = beside?.context() ?? (await newContext(browser, window))
      if (!beside) contexts.push(context)
      const page = beside ? await tabBeside(beside) : await context.newPage()
      page.on('pageerror', (error) => uncaught.push(error))
      await open(page, new URL(path.replace(/^\//, ''), shop).href)
      return page
    }
  })

/** Opens an address and waits until the shop runs there. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await running(page)
}

/**
 * Often enough that no test waits longer than it has to: a locator slows down to two checks a second. A check in each frame, which is
 * Playwright's default, needs a page that paints.
 */
const CHECKED = { polling: 30 } as const

/** Waits until the page has these attributes. */
async function waitForMarks(page: Page, marks: Readonly<Record<string, string>>): Promise<void> {
  const hasMarks = (wanted: typeof marks) => {
    const { dataset } = document.documentElement
    return Object.entries(wanted).every(([name, value]) => dataset[name] === value)
  }
  await page.waitForFunction(hasMarks, marks, CHECKED)
}

/**
 * Waits until the shop has rendered its first page. On a slow machine it can run a moment earlier: it waits for the data of its page for a
 * limited time only, and React renders after that, in place of the shell.
 */
export async function running(page: Page): Promise<void> {
  await waitForMarks(page, { boot: 'running' })
  await page.waitForFunction(() => !document.querySelector('#root > .start'), undefined, CHECKED)
}

/** Waits until calls go through the worker. */
export const servedByWorker = (page: Page): Promise<void> => waitForMarks(page, { mock: 'worker' })

/** Waits until the worker has stored the whole shop for offline use. */
export const offlineReady = (page: Page): Promise<void> =>
  waitForMarks(page, { mock: 'worker', offlineReady: 'true' })

/** Waits until the shop has decided whether calls go through the worker, which happens when the page is idle. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { mock, mockReason } = document.documentElement.dataset
    return mock !== undefined && mockReason !== 'starting'
  })
}

/** Waits until the in-page mock answers, for this reason. */
export const inPageBecause = (page: Page, reason: string): Promise<void> =>
  waitForMarks(page, { mock: 'in-page', mockReason: reason })

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { newContext } from '../setup/newContext.ts'

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

/**
 * Vitest sets no time limit for the end of a fixture, and Chromium sometimes never answers `Target.disposeBrowserContext` while a page
 * loads again, as after a failed test.
 */
const CLOSING_MS = 20_000

/** Resolves when the work is done, or after this time. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}

const CONTENT = 'main, dialog, [role=dialog], [role=alertdialog], [role=alert], [role=status]'

/** Prints the state and the content of each page of a failed test, as a screen reader would read it. */
async function printPages(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const shown = await Promise.all((await page.locator(CONTENT).all()).map((part) => part.ariaSnapshot()))
    const state = await page.evaluate(() => JSON.stringify(document.documentElement.dataset))
    console.log(`The page at the end, ${page.url()}: ${state}\n${shown.join('\n')}`)
  }
}

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
    onCleanup(() => atMost(CLOSING_MS, browser.close()))
    return browser
  })
  .extend('serviceWorkers', 'allow' as ServiceWorkers)
  .extend('visit', async ({ browser, serviceWorkers, task }, { onCleanup }): Promise<Visit> => {
    const contexts: BrowserContext[] = []
    const uncaught: Error[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail') await atMost(CLOSING_MS, printPages(contexts))
      await atMost(CLOSING_MS, Promise.all(contexts.map((context) => context.close())))
      expect(uncaught, 'uncaught errors').toEqual([])
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

/** Waits until the page has these attributes. It checks every frame, because a locator slows down to two checks a second. */
async function waitForMarks(page: Page, marks: Readonly<Record<string, string>>): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { dataset } = document.documentElement
    return Object.entries(wanted).every(([name, value]) => dataset[name] === value)
  }, marks)
}

/**
 * Waits until the shop has rendered its first page. On a slow machine it can run a moment earlier: it waits for the data of its page for a
 * limited time only, and React renders after that, in place of the shell.
 */
export async function running(page: Page): Promise<void> {
  await waitForMarks(page, { boot: 'running' })
  await page.waitForFunction(() => !document.querySelector('#root > .start'))
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

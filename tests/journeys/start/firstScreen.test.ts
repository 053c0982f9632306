import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { department, goto, home, NEXT_SCRIPT, watchFrames, windowIn, withoutScripts } from './firstFrame.ts'
import { desktop, phone, running, settled, test } from '../journey.ts'
import { changesSince, lookAt, withoutTypeface } from './visualComparison.ts'

/** Where a product's page lies, by the canonical address of its goods. */
async function productPath(page: Page): Promise<string> {
  await goto(page, department)
  const href = await page
    .locator(`main article[data-variant] a[href*="/product/"]`)
    .first()
    .getAttribute('href')
  return new URL(href ?? '', page.url()).pathname.slice(1)
}

interface Seen {
  said: string
  top: number
  left: number
}

/**
 * The typeface comes after the first frame, and its letters are a hair wider or narrower than those before it: a text may take a
 * line more or less. How much moves by that, all in all, is held below.
 */
const LINE_PX = 28

/** What is of the present is a line here and there; where most of a window was it, nothing would be compared. */
const MOST_NEWS = 0.1

/** What stands on the screen, without what is told of the present; where asked also what stands so far beyond its edges. */
const inView = (page: Page, beyond = 0): Promise<Seen[]> =>
  page.evaluate(
    (edge) =>
      [...document.querySelectorAll('h1, h2, h3, header a, main p, main button, main img')].flatMap(
        (element) => {
          const { top, left, width, height } = element.getBoundingClientRect()
          const isSeen = top < innerHeight + edge && left < innerWidth + edge && width > 0 && height > 0
          if (!isSeen || element.closest('time') || element.querySelector('time')) return []
          const isOpen = getComputedStyle(element).visibility === 'hidden'
          const said =
            element instanceof HTMLImageElement ? new URL(element.src).pathname : (element.textContent ?? '')
          return isOpen ? [] : [{ said, top, left }]
        },
      ),
    beyond,
  )

/** Those of the first that are not where they were. */
const gone = (first: readonly Seen[], settled: readonly Seen[]): Seen[] =>
  first.filter(
    ({ said, top, left }) =>
      !settled.some(
        (one) =>
          one.said === said && Math.abs(one.top - top) <= LINE_PX && Math.abs(one.left - left) <= LINE_PX,
      ),
  )

/** The address of the largest picture that was painted: of one that stands in the page itself, its text; nothing where words are larger. */
const largestPainted = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const { url } = list.getEntries().at(-1) as PerformanceEntry & { url: string }
          resolve(url)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

const largePhone = { ...phone, viewport: { width: 412, height: 823 } } as const

describe('a prerendered page is the page', () => {
  test.for([
    ['home, phone', home, phone],
    ['home, large phone', home, largePhone],
    ['home, desktop', home, desktop],
    ['department, phone', department, phone],
    ['department, large phone', department, largePhone],
    ['department, desktop', department, desktop],
    ['product, phone', 'product', phone],
    ['product, large phone', 'product', largePhone],
    ['product, desktop', 'product', desktop],
    ['the empty cart, phone', 'cart', phone],
    ['the search, desktop', 'products/search', desktop],
    ['what many search for, phone', 'products/search/milk', phone],
    ['what many search for, desktop', 'products/search/ikan%20bilis', desktop],
    ['what many search for, in Malay', 'products/search/susu', phone],
    ['a search for several words, phone', 'products/search/root%20vegetables', phone],
    ['a search for several words, desktop', 'products/search/tropical%20fruit', desktop],
    ['home in large letters, phone', home, { ...phone, hasLargeLetters: true }],
    ['product in large letters, desktop', 'product', { ...desktop, hasLargeLetters: true }],
    ['home in the dark, desktop', home, { ...desktop, colorScheme: 'dark' }],
    ['product in the dark, phone', 'product', { ...phone, colorScheme: 'dark' }],
  ] as const)('%s: nothing moves, and nothing is put in its place', async ([, path, size], { browser }) => {
    const serviceWorkers = path === home ? 'allow' : 'block'
    const { page, complaints } = await windowIn(browser, { serviceWorkers, ...size })
    const address = path === 'product' ? await productPath(page) : path
    await watchFrames(page)
    const start = await withoutScripts(page, NEXT_SCRIPT)
    await goto(page, address)
    const first = await inView(page)
    const look = await lookAt(page)
    expect(first.length).toBeGreaterThan(2)
    start()
    await running(page)
    await settled(page)
    expect(gone(first, await inView(page, LINE_PX))).toEqual([])
    expect(await page.evaluate(() => window.moved)).toBeLessThan(0.005)
    // Its style sheets say all of it by then.
    expect(await page.locator('style[data-prerendered]').count()).toBe(0)
    if (size.viewport.width < 768) expect(await largestPainted(page)).toMatch(/^(?:data:|$)/)
    await withoutTypeface(page)
    const { points, news } = await changesSince(browser, page, look)
    expect(points).toBe(0)
    expect(news).toBeLessThan(MOST_NEWS)
    expect(complaints).toEqual([])
  })
})

test('a page whose style sheet comes late keeps the look it was drawn with', async ({ browser }) => {
  const { page } = await windowIn(browser, { ...phone, serviceWorkers: 'block' })
  const refused = new Set<string>()
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    const isFirst = refused.size === 0
    refused.add(route.request().url())
    // Whoever asks for it a second time has it.
    await (isFirst ? route.abort() : route.continue())
  })
  const start = await withoutScripts(page, NEXT_SCRIPT)
  await goto(page, department)
  const first = await inView(page)
  start()
  await running(page)
  await settled(page)
  expect(refused.size).toBeGreaterThan(0)
  expect(gone(first, await inView(page, LINE_PX))).toEqual([])
  expect(await page.locator('style[data-prerendered]').count()).toBe(1)
})

test('on a card that is sold out the way to be told of its return stands where it will', async ({
  browser,
}) => {
  const { page } = await windowIn(browser, { ...largePhone, serviceWorkers: 'block' })
  const start = await withoutScripts(page, NEXT_SCRIPT)
  await goto(page, 'products/search/chicken')
  const notice = page.getByRole('button', { name: /^Sold out Notify me ?: Reban Whole Chicken$/ })
  const boxBefore = await notice.boundingBox()
  expect(boxBefore).not.toBeNull()
  start()
  await running(page)
  await settled(page)
  expect(await notice.boundingBox()).toEqual(boxBefore)
})

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { department, goto, home, NEXT_SCRIPT, watchFrames, windowIn, withoutScripts } from './firstFrame.ts'
import { desktop, phone, running, settled, test } from '../journey.ts'
import { changesSince, lookAt, withoutTypeface } from './visualComparison.ts'

/** A product page's path, from the canonical address of the product. */
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
 * The web font arrives after the first frame with slightly different widths, so a text may take a line more or less. `typeface.test.ts`
 * limits that movement.
 */
const LINE_PX = 28

/** Only a few lines depend on the current time; if most of the window did, the comparison would mean nothing. */
const MOST_NEWS = 0.1

/** The text on screen without what depends on the current time; optionally also what is this far outside the window. */
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

/** The elements of the first list that have moved. */
const gone = (first: readonly Seen[], settled: readonly Seen[]): Seen[] =>
  first.filter(
    ({ said, top, left }) =>
      !settled.some(
        (one) =>
          one.said === said && Math.abs(one.top - top) <= LINE_PX && Math.abs(one.left - left) <= LINE_PX,
      ),
  )

/** The address of the largest painted picture, or the text of one inside the document; empty if the largest paint is text. */
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

describe('a prerendered page', () => {
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
    ['empty cart, phone', 'cart', phone],
    ['search, desktop', 'products/search', desktop],
    ['frequent search, phone', 'products/search/milk', phone],
    ['frequent search, desktop', 'products/search/ikan%20bilis', desktop],
    ['frequent search, in Malay', 'products/search/susu', phone],
    ['search for several words, phone', 'products/search/root%20vegetables', phone],
    ['search for several words, desktop', 'products/search/tropical%20fruit', desktop],
    ['home with large text, phone', home, { ...phone, hasLargeLetters: true }],
    ['product with large text, desktop', 'product', { ...desktop, hasLargeLetters: true }],
    ['home in dark mode, desktop', home, { ...desktop, colorScheme: 'dark' }],
    ['product in dark mode, phone', 'product', { ...phone, colorScheme: 'dark' }],
  ] as const)('%s: hydration moves and replaces nothing', async ([, path, size], { browser }) => {
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
    // Its style sheets are complete at this point.
    expect(await page.locator('style[data-prerendered]').count()).toBe(0)
    if (size.viewport.width < 768) expect(await largestPainted(page)).toMatch(/^(?:data:|$)/)
    await withoutTypeface(page)
    const { points, news } = await changesSince(browser, page, look)
    expect(points).toBe(0)
    expect(news).toBeLessThan(MOST_NEWS)
    expect(complaints).toEqual([])
  })
})

test('a page keeps its prerendered look when its style sheet loads late', async ({ browser }) => {
  const { page } = await windowIn(browser, { ...phone, serviceWorkers: 'block' })
  const refused = new Set<string>()
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    const isFirst = refused.size === 0
    refused.add(route.request().url())
    // A second request succeeds.
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

test('on a sold-out card the button for a notification is at its final position', async ({ browser }) => {
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

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { department, goto, home, NEXT_SCRIPT, watchFrames, windowIn, withoutScripts } from './firstFrame.ts'
import { desktop, phone, running, test } from '../journey.ts'

const tablet = { ...phone, viewport: { width: 768, height: 1024 } } as const
/** The window of Lighthouse's phone. */
const largePhone = { ...phone, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const

/** The limit for the moved share of the screen: no remaining shift is visible; one line of text that moves once is 0.001. */
const UNSEEN = 0.0002
/** Centred text starts elsewhere when it wraps differently; the elements below it do not move. */
const IN_THE_MIDDLE = 0.0005

async function withLateTypeface(page: Page): Promise<() => void> {
  let come = () => {}
  const here = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\.woff2$/, async (route) => {
    await here
    await route.continue()
  })
  return come
}

/** The shifts of a frame are reported after it. */
const framesReported = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))),
        ),
      ),
  )

type Late = readonly [what: string, path: string, size: Parameters<typeof windowIn>[1], limit?: number]

describe('a web font that loads late', () => {
  test.for<Late>([
    ['home', home, desktop],
    ['home on a phone', home, phone],
    ['a department', department, desktop],
    ['a department on a phone', department, phone],
    ['a search', 'products/search/milk', desktop],
    ['a search on a phone', 'products/search/milk', phone],
    [
      'a search on a large phone, where a name would lose its second line',
      'products/search/milk',
      largePhone,
    ],
    [
      'a category on a large phone, where a name would gain a line',
      'products/category/130301/butter-spreads',
      largePhone,
    ],
    [
      'a category whose banner would gain a line, on a small phone',
      'products/category/160101/white-rice',
      { ...phone, viewport: { width: 360, height: 800 } },
    ],
    ['a search whose count would move beside its heading', 'products/search/cap%20kapal', largePhone],
    ['home on a large phone, where a department takes a second line', home, largePhone, IN_THE_MIDDLE],
    ['a search that is not prerendered, on a tablet', 'products/search/low%20fat%20milk', tablet],
    ['a product with sizes, on a phone', 'product/425727401/kedelai-oat-drink-1-l', phone],
    ['a page that does not exist, on a tablet', 'no-such/page', tablet, IN_THE_MIDDLE],
  ])('moves nothing on %s', async ([, path, size, limit = UNSEEN], { browser }) => {
    const { page } = await windowIn(browser, size)
    await watchFrames(page)
    const come = await withLateTypeface(page)
    await goto(page, path)
    await running(page)
    // Only what was on screen can move.
    await framesReported(page)
    const before = await page.evaluate(() => window.moved)
    come()
    // The font is applied to the whole prerendered page, part by part.
    await page.waitForFunction(
      () =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Plus Jakarta Sans Variable') && status === 'loaded',
        ) && !document.querySelector('[style*="--font"]'),
    )
    await framesReported(page)
    expect((await page.evaluate(() => window.moved)) - before).toBeLessThan(limit)
  })
})

test('the web font is applied to a prerendered page part by part, and finally to all of it', async ({
  browser,
}) => {
  const { page } = await windowIn(browser, { ...phone, serviceWorkers: 'block' })
  const start = await withoutScripts(page, NEXT_SCRIPT)
  await goto(page, department)
  await page.evaluate(() => {
    window.lettersIn = []
    const held = () => document.querySelectorAll('[style*="--font:"]').length
    let before = 0
    const look = () => {
      const now = held()
      if (now !== before) window.lettersIn.push(now)
      before = now
    }
    new MutationObserver(look).observe(document, { attributeFilter: ['style'], subtree: true })
  })
  start()
  await running(page)
  await expect.poll(() => page.evaluate(() => window.lettersIn.at(-1))).toBe(0)
  const steps = await page.evaluate(() => window.lettersIn)
  // First all parts are held back; each task then releases some.
  expect(steps.length).toBeGreaterThan(4)
  expect(steps).toEqual(steps.toSorted((a, b) => b - a))
  const inSystemLetters = await page.evaluate(
    () =>
      [...document.querySelectorAll('#root *')].filter(
        (element) => !getComputedStyle(element).fontFamily.includes('Jakarta Sans Variable'),
      ).length,
  )
  expect(inSystemLetters).toBe(0)
})

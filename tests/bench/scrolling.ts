import type { Browser, Page } from 'playwright-core'
import type { Row } from './row.ts'

/** Twenty-one pages of a list: 504 cards. */
const LIST = 'products/category/210000/sauces-cooking/pages/1-21?size=10000'
const CARDS = 500
const STEP_PX = 500
/** By then everything that opens late with the page has opened. */
const SETTLED_MS = 3_000

/** Scrolls to the end and back, one step for each frame, and returns the longest task in ms; 0 if none takes 50. */
export async function longestWhileScrolling(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.longestTask = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestTask = Math.max(window.longestTask, duration)
    }).observe({ type: 'longtask' })
  })
  const steps = await page.evaluate(
    (step) => Math.ceil(document.documentElement.scrollHeight / step),
    STEP_PX,
  )
  for (const direction of [1, -1]) {
    for (let step = 0; step < steps; step += 1) {
      await page.mouse.wheel(0, direction * STEP_PX)
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
    }
  }
  // The last entries are reported in a separate task.
  await page.waitForTimeout(200)
  return page.evaluate(() => window.longestTask)
}

/** Opens a list of 500 cards in a new window, with the pointer over it. */
export async function openLongList(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-MY', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${url}${LIST}`)
  await page.locator('html[data-mock="worker"]').waitFor()
  await page.waitForFunction((cards) => document.querySelectorAll('main article').length >= cards, CARDS)
  await page.mouse.move(800, 400)
  await page.waitForTimeout(SETTLED_MS)
  return page
}

/** The longest task while a list of 500 cards is scrolled by wheel, at full speed and at a quarter of it. */
export async function measureScrolling(browser: Browser, url: string): Promise<Row[]> {
  const page = await openLongList(browser, url)
  const longest = await longestWhileScrolling(page)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const slow = await longestWhileScrolling(page)
  await page.context().close()
  return [
    { what: `${CARDS} cards scrolled, longest task`, unit: 'ms', value: longest, target: 50 },
    { what: 'The same at a quarter of the speed', unit: 'ms', value: slow },
  ]
}

declare global {
  interface Window {
    longestTask: number
  }
}

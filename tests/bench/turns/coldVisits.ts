import type { Measure } from './measure.ts'

const phone = {
  locale: 'en-MY',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const

const SLOWDOWN = 4
/** By then the font is applied, and the first live data. */
const SETTLED_MS = 1_500
/** Only the part of a task beyond this blocks (Lighthouse). */
const BLOCKING_MS = 50

declare global {
  interface Window {
    visit: { tasks: number[]; shift: number; largestPaint: number }
  }
}

/** Runs in the page before anything else. */
function observe() {
  const visit = { tasks: [] as number[], shift: 0, largestPaint: 0 }
  window.visit = visit
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  each('longtask', ({ duration }) => visit.tasks.push(duration))
  each('largest-contentful-paint', ({ startTime }) => {
    visit.largestPaint = startTime
  })
  each('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') visit.shift += entry.value
  })
}

/** First visits to a path, each in a new context. */
export const coldVisits =
  (path: string): Measure =>
  async (browser, url) =>
  async () => {
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(observe)
    await page.goto(url + path)
    await page.locator('html[data-boot="running"]').waitFor()
    await page.waitForTimeout(SETTLED_MS)
    const { tasks, running, ...visit } = await page.evaluate(() => ({
      ...window.visit,
      running: performance.getEntriesByName('pasar:running')[0]?.startTime ?? 0,
    }))
    await context.close()
    const blocking = tasks.reduce((sum, task) => sum + Math.max(0, task - BLOCKING_MS), 0)
    return [{ longestTask: Math.max(0, ...tasks), blocking, running, ...visit }]
  }

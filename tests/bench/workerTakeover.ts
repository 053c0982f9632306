import type { Browser } from 'playwright-core'
import type { Row } from './row.ts'
import { quantile } from './statistics.ts'

const VISITS = 5

/** The milliseconds from a new visitor's first paint of home until the worker controls the page. */
async function takeoverMs(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => performance.mark('bench:controlled'))
  })
  await page.goto(url)
  await page.locator('html[data-mock="worker"]').waitFor()
  const taken = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    return at('bench:controlled') - at('first-contentful-paint')
  })
  await context.close()
  return taken
}

/** How soon the worker takes control: the median of five first visits. */
export async function measureTakeover(browser: Browser, url: string): Promise<Row[]> {
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit += 1) times.push(await takeoverMs(browser, url))
  return [
    { what: 'From the first screen to the worker', unit: 'ms', value: quantile(times, 0.5), target: 4000 },
  ]
}

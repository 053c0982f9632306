import { openResults, timedAddition } from '../addition.ts'
import { withProbe } from '../probe.ts'
import type { Measure } from './measure.ts'

/** An addition to the cart at a quarter of the speed, click to painted. */
export const additions: Measure = async (browser, url) => {
  const context = await browser.newContext({ locale: 'en-MY', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await withProbe(page)
  await openResults(page, url)
  await page.locator('html[data-offline-ready="true"]').waitFor()
  const tools = await context.newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return async () => {
    await page.bringToFront()
    return [{ addition: await timedAddition(page) }]
  }
}

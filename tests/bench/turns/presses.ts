import type { Locator } from 'playwright-core'
import { timedClick, withProbe } from '../probe.ts'
import type { Measure } from './measure.ts'

const LOOK_MS = 600
/** How long the pointer rests on the link before the press, and how long the button stays down. */
const REST_MS = 350
const HELD_MS = 70
/** By then the page has prefetched what it starts with. */
const QUIET_MS = 6_000

// The probe runs this as text in the page. A page rendered in the background is hidden beside the one on screen.
const onProduct = () =>
  location.pathname.includes('/product/') && window.probe.shows('main h1:not(.visually-hidden)')
const onList = () =>
  location.pathname.includes('/products/category/') && window.probe.shows('main [data-list="grid"] article')
const onHome = () =>
  location.pathname === '/' && window.probe.shows('main:has(h1.visually-hidden) a[href*="/product/"]')

/** From home to a product, home, to a department, and home; click to painted. The processor is slowed down by this factor. */
export const presses =
  (slowdown: number): Measure =>
  async (browser, url) => {
    const context = await browser.newContext({ locale: 'en-MY', viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await withProbe(page)
    await page.goto(url)
    await page.locator('html[data-mock="worker"]').waitFor()
    await page.waitForTimeout(QUIET_MS)
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const press = async (link: Locator, ready: () => boolean) => {
      await page.waitForTimeout(LOOK_MS)
      await link.hover()
      await page.waitForTimeout(REST_MS)
      return timedClick(page, link, ready, HELD_MS)
    }
    const linkTo = (path: string) => page.locator(`main a[href*="${path}"]`).filter({ visible: true }).first()
    const home = page.locator('header a[href="/"]').first()
    return async () => {
      await page.bringToFront()
      const product = await press(linkTo('/product/'), onProduct)
      const fromProduct = await press(home, onHome)
      const list = await press(linkTo('/products/category/'), onList)
      return [{ product, list, home: fromProduct }, { home: await press(home, onHome) }]
    }
  }

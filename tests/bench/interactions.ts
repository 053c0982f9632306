import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { Header } from '../../src/contract/headers.ts'
import { openResults, timedAddition } from './addition.ts'
import type { Row } from './row.ts'
import { timedClick, withProbe } from './probe.ts'
import { quantile, slope } from './statistics.ts'

const WARM_UP = 3
const NAVIGATIONS = 30
const ADDS = 20
const QUICK_NAVIGATIONS = 5
const QUICK_ADDS = 8
const HEAP_NAVIGATIONS = 100
const HEAP_SAMPLES = 10
const SLOW_NAVIGATIONS = 15
const SLOW_NETWORK_MS = 300
/** A shopper looks at a page before pressing; by then it has rendered. */
const LOOK_MS = 600

// The home page's title is for screen readers only.
const onProduct = () =>
  location.pathname.includes('/product/') && window.probe.shows('main h1:not(.visually-hidden)')
const onHome = () =>
  location.pathname === '/' && window.probe.shows('main:has(h1.visually-hidden) a[href*="/product/"]')

/** The delay before the click, and how long the button stays down, in ms. */
interface Press {
  approach: (page: Page, link: Locator) => Promise<void>
  heldMs: number
}

/** The pointer appears on the link, and the button is pressed and released at once, faster than any hand. */
const sudden: Press = { approach: async () => {}, heldMs: 0 }

async function restOn(page: Page, link: Locator): Promise<void> {
  await page.waitForTimeout(LOOK_MS)
  const path = await link.getAttribute('href')
  const reply = page.waitForResponse((response) => {
    const { pathname } = new URL(response.url())
    return pathname === path && response.request().headers()[Header.PURPOSE] === 'prefetch'
  })
  await link.hover()
  await (await reply).finished()
}

/** Moves the pointer to the link like a hand does, waits for the prefetch, and presses. */
const byHand: Press = { approach: restOn, heldMs: 70 }

/** To a product and home again; the milliseconds of both. */
async function thereAndBack(page: Page, { approach, heldMs }: Press): Promise<number[]> {
  // The previous page stays hidden in the document until it is removed.
  const product = page.locator('main a[href*="/product/"]').filter({ visible: true }).first()
  await approach(page, product)
  const there = await timedClick(page, product, onProduct, heldMs)
  const home = page.locator('header a[href="/"]').first()
  await approach(page, home)
  const back = await timedClick(page, home, onHome, heldMs)
  return [there, back]
}

async function navigations(page: Page, count: number, press: Press): Promise<number[]> {
  const times: number[] = []
  for (let trip = 0; trip < count; trip += 1) times.push(...(await thereAndBack(page, press)))
  return times
}

/** The same with a hand's timing, over a network with this latency in ms. */
async function navigationsOnSlowNetwork(browser: Browser, url: string): Promise<number[]> {
  // A separate browser, because the latency of a repro link stays with its shop.
  const context = await browser.newContext({ locale: 'en-MY', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await withProbe(page)
  await page.goto(`${url}?latency=${SLOW_NETWORK_MS}`)
  await page.locator('html[data-mock="worker"]').waitFor()
  // The prefetching code loads a moment after the page.
  await navigations(page, WARM_UP, sudden)
  const times = await navigations(page, SLOW_NAVIGATIONS, byHand)
  await context.close()
  return times
}

async function additions(page: Page, url: string, count: number): Promise<number[]> {
  await openResults(page, url)
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) times.push(await timedAddition(page))
  return times
}

async function usedHeap(tools: CDPSession): Promise<number> {
  // The second collection frees what the first one's finalisers release.
  await tools.send('HeapProfiler.collectGarbage')
  await tools.send('HeapProfiler.collectGarbage')
  const { metrics } = await tools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1024
}

async function heapPerNavigation(page: Page, tools: CDPSession): Promise<number> {
  await tools.send('Performance.enable')
  const points: [number, number][] = []
  const trips = HEAP_NAVIGATIONS / 2 / HEAP_SAMPLES
  for (let sample = 1; sample <= HEAP_SAMPLES; sample += 1) {
    await navigations(page, trips, sudden)
    points.push([sample * trips * 2, await usedHeap(tools)])
  }
  return slope(points)
}

/** The slowest interaction of some navigations on a slow phone, including the first press after the start. */
async function worstInteraction(page: Page, url: string, tools: CDPSession, press: Press) {
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(url)
  await page.locator('html[data-mock="worker"]').waitFor()
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => window.probe.interactions.clear())
  const times = await navigations(page, SLOW_NAVIGATIONS, press)
  const interactions = await page.evaluate(() => [...window.probe.interactions.values()])
  return { times, worst: Math.max(0, ...interactions) }
}

/** The home page in a new window, with its calls through the worker, after some navigations. */
async function openWarm(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-MY', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await withProbe(page)
  await page.goto(url)
  await page.locator('html[data-mock="worker"]').waitFor()
  await navigations(page, WARM_UP, sudden)
  return page
}

const navigationRow = (visits: readonly number[]): Row => ({
  what: 'Navigation, click to painted, p50',
  unit: 'ms',
  value: quantile(visits, 0.5),
  target: 33,
  peer: 31,
})

const addRow = (taps: readonly number[]): Row => ({
  what: 'Add to cart, click to painted, p50',
  unit: 'ms',
  value: quantile(taps, 0.5),
  target: 17,
  peer: 13,
})

/** The medians of a few: click to painted page, and click to changed cart. */
export async function measureUseQuickly(browser: Browser, url: string): Promise<Row[]> {
  const page = await openWarm(browser, url)
  const visits = await navigations(page, QUICK_NAVIGATIONS, byHand)
  const taps = (await additions(page, url, QUICK_ADDS)).slice(WARM_UP)
  await page.context().close()
  return [navigationRow(visits), addRow(taps)]
}

/** Click to painted page, click to changed cart, memory, and the same on a slow phone. */
export async function measureUse(browser: Browser, url: string): Promise<Row[]> {
  const page = await openWarm(browser, url)
  const context = page.context()
  const tools = await context.newCDPSession(page)
  const visits = await navigations(page, NAVIGATIONS, byHand)
  const surprises = await navigations(page, NAVIGATIONS, sudden)
  const heap = await heapPerNavigation(page, tools)
  const taps = (await additions(page, url, ADDS)).slice(WARM_UP)
  const slow = await worstInteraction(page, url, tools, byHand)
  const slowSurprises = await worstInteraction(page, url, tools, sudden)
  await context.close()
  const late = await navigationsOnSlowNetwork(browser, url)
  return [
    navigationRow(visits),
    {
      what: 'Navigation, click to painted, p95',
      unit: 'ms',
      value: quantile(visits, 0.95),
      target: 50,
      peer: 50,
    },
    {
      what: `The same with ${SLOW_NETWORK_MS} ms to the server, p50`,
      unit: 'ms',
      value: quantile(late, 0.5),
      target: 50,
    },
    { what: 'Pressed in the instant of arriving, p50', unit: 'ms', value: quantile(surprises, 0.5) },
    { what: 'Pressed in the instant of arriving, p95', unit: 'ms', value: quantile(surprises, 0.95) },
    addRow(taps),
    {
      what: 'Add to cart, click to painted, p95',
      unit: 'ms',
      value: quantile(taps, 0.95),
      target: 20,
      peer: 15,
    },
    { what: 'Heap growth per navigation', unit: 'KB', value: heap, target: 3, peer: 1.2 },
    { what: 'Navigation at a quarter of the speed, p50', unit: 'ms', value: quantile(slow.times, 0.5) },
    {
      what: 'Interaction to next paint at a quarter, worst',
      unit: 'ms',
      value: slow.worst,
      target: 64,
      peer: 80,
    },
    { what: 'Pressed in the instant of arriving, worst', unit: 'ms', value: slowSurprises.worst },
  ]
}

import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { Header } from '../../src/contract/headers.ts'
import { timedClick, withProbe } from './probe.ts'
import type { Row } from './row.ts'
import { measureScrolling } from './scrolling.ts'
import { quantile } from './statistics.ts'

const WARM_UP = 2
const TRIPS = 14
/** A shopper looks at a page before pressing; by then it has rendered. */
const LOOK_MS = 600
/** How long a button or a finger stays down. */
const HELD_MS = 70
const SCREENS_DOWN = 8

const desktop = { locale: 'en-MY', viewport: { width: 1280, height: 800 } } as const
const phone = {
  locale: 'en-MY',
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const

const category = 'products/category/210000/sauces-cooking'
const searchStart = 'products/search'
const pages = { category, search: 'products/search/milk' }
const card = 'main article a[href*="/product/"]'
const term = 'main a[href*="/products/search/"]'
const department = 'nav a[href*="/products/category/"]'

// These run in the page.
const onProduct = () =>
  location.pathname.includes('/product/') && window.probe.shows('main h1:not(.visually-hidden)')
const onListing = () =>
  /\/products\/(category|search)\/./.test(location.pathname) &&
  window.probe.shows('main [data-list="grid"]:not([aria-busy="true"] *) article a[href*="/product/"]')

/** A new page with the probe, at an address of the shop, with its calls through the worker. */
async function openPage(browser: Browser, address: string, size: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(size)
  const page = await context.newPage()
  await withProbe(page)
  await page.goto(address)
  await page.locator('html[data-mock="worker"]').waitFor()
  return page
}

/** Moves the pointer to the link like a hand does, waits for the prefetch, and presses. */
async function pressByHand(page: Page, link: Locator, ready: () => boolean): Promise<number> {
  await page.waitForTimeout(LOOK_MS)
  await link.scrollIntoViewIfNeeded()
  const path = await link.getAttribute('href')
  const reply = page.waitForResponse((response) => {
    const { pathname } = new URL(response.url())
    return pathname === path && response.request().headers()[Header.PURPOSE] === 'prefetch'
  })
  await link.hover()
  await (await reply).finished()
  return timedClick(page, link, ready, HELD_MS)
}

/** Goes back, and waits until the list at that address has rendered. */
async function backTo(page: Page, address: string): Promise<void> {
  await page.goBack()
  await page.waitForFunction(
    (href) => location.href === href && document.querySelector('main a[href*="/products/"], main article'),
    address,
  )
}

interface Times {
  toCategory: number[]
  toSearch: number[]
  toProduct: number[]
}

/** From the home page to a department and a product; from the frequent searches to results and a product. */
async function findByHand(browser: Browser, url: string): Promise<Times> {
  const page = await openPage(browser, url, desktop)
  const times: Times = { toCategory: [], toSearch: [], toProduct: [] }
  const thereAndBack = async (link: string, toListing: number[]) => {
    const start = page.url()
    for (let trip = 0; trip < TRIPS; trip += 1) {
      const first = page.locator(link).filter({ visible: true }).first()
      toListing.push(await pressByHand(page, first, onListing))
      const listing = page.url()
      times.toProduct.push(await pressByHand(page, page.locator(card).nth(trip % 4), onProduct))
      await backTo(page, listing)
      await backTo(page, start)
    }
  }
  await thereAndBack(department, times.toCategory)
  await page.goto(`${url}${searchStart}`)
  await page.locator('html[data-mock="worker"]').waitFor()
  await thereAndBack(term, times.toSearch)
  await page.context().close()
  return times
}

/** From the lifted finger to the product page, for the cards of a list tapped in order without a pause. */
async function tapCards(browser: Browser, url: string): Promise<number[]> {
  const page = await openPage(browser, `${url}${category}`, phone)
  const tools = await page.context().newCDPSession(page)
  const times: number[] = []
  const listing = page.url()
  for (let trip = 0; trip < WARM_UP + TRIPS; trip += 1) {
    await page.waitForTimeout(LOOK_MS)
    const target = page.locator(card).nth(trip)
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('There is no card to tap')
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const time = page.evaluate<number>(`window.probe.nextClick(${onProduct.toString()})`)
    await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await page.waitForTimeout(HELD_MS)
    await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    times.push(await time)
    await backTo(page, listing)
  }
  await page.context().close()
  return times.slice(WARM_UP)
}

/** The layout shift while a page opens and is scrolled through, as the browser reports it. */
async function shiftOf(browser: Browser, address: string, size: BrowserContextOptions): Promise<number> {
  const page = await openPage(browser, address, size)
  await page.waitForTimeout(LOOK_MS)
  for (let screen = 0; screen < SCREENS_DOWN; screen += 1) {
    await page.mouse.wheel(0, size.viewport?.height ?? 0)
    await page.waitForTimeout(100)
  }
  const shift = await page.evaluate(() => window.probe.shift)
  await page.context().close()
  return Math.round(shift * 1_000) / 1_000
}

const navigation = (where: string, times: readonly number[]): Row[] => [
  { what: `To ${where}, click to painted, p50`, unit: 'ms', value: quantile(times, 0.5), target: 33 },
  { what: `To ${where}, click to painted, p95`, unit: 'ms', value: quantile(times, 0.95), target: 50 },
]

/** Finding products: the way to category, search and product pages, a list of hundreds, and layout shifts on these pages. */
export async function measureFinding(browser: Browser, url: string): Promise<Row[]> {
  const { toCategory, toSearch, toProduct } = await findByHand(browser, url)
  const taps = await tapCards(browser, url)
  const rows = [
    ...navigation('a category', toCategory.slice(WARM_UP)),
    ...navigation('what a search finds', toSearch.slice(WARM_UP)),
    ...navigation('a product from its card', toProduct.slice(WARM_UP)),
    { what: 'A card tapped on a phone, p95', unit: 'ms', value: quantile(taps, 0.95), target: 100 },
    ...(await measureScrolling(browser, url)),
  ]
  const probe = await openPage(browser, `${url}${category}`, desktop)
  const product = new URL((await probe.locator(card).first().getAttribute('href')) ?? '', url).href
  await probe.context().close()
  const opened = { ...pages, product: product.slice(url.length) }
  for (const [what, path] of Object.entries(opened)) {
    for (const [where, size] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      const value = await shiftOf(browser, `${url}${path}`, size)
      rows.push({ what: `Layout shift, ${what} page, ${where}`, unit: '', value, target: 0 })
    }
  }
  return rows
}

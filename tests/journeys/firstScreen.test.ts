import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished } from 'vitest'
import { host } from './hosts.ts'
import { desktop, phone, running, servedByWorker, test } from './journey.ts'

const home = ''
const department = 'products/category/130000/dairy-eggs'

/** Where a product's page lies, by the canonical address of its goods. */
async function productPath(page: Page): Promise<string> {
  await goto(page, department)
  const href = await page
    .locator(`main article[data-variant] a[href*="/product/"]`)
    .first()
    .getAttribute('href')
  return new URL(href ?? '', page.url()).pathname.slice(1)
}

interface Opened {
  page: Page
  complaints: string[]
}

/** A new visitor's window, before it goes anywhere. */
async function windowIn(browser: Browser, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({ locale: 'en-MY', reducedMotion: 'reduce', ...phone, ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return { page, complaints }
}

/** Goes there without waiting for its scripts, which begin after the first paint, as do the pictures. */
async function goto(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, inject('shop')).href, { waitUntil: 'commit' })
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      'painted' in document.documentElement.dataset &&
      [...document.images].every((image) => image.getBoundingClientRect().right > -5_000),
  )
}

/** From the first frame on, everything that moves by itself. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) window.moved += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

declare global {
  interface Window {
    /** The sum of all layout shifts that nobody asked for. */
    moved: number
  }
}

/** What stands on the screen, without what is told of the present. */
const inView = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, header a, main p, main img')].flatMap((element) => {
      const { top, left, width, height } = element.getBoundingClientRect()
      const isSeen = top < innerHeight && left < innerWidth && width > 0 && height > 0
      if (!isSeen || element.closest('time') || element.querySelector('time')) return []
      const said = element instanceof HTMLImageElement ? new URL(element.src).pathname : element.textContent
      const isOpen = getComputedStyle(element).visibility === 'hidden'
      return isOpen ? [] : [`${Math.round(top)} ${Math.round(left)} ${said}`]
    }),
  )

/** The page's scripts wait until this is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await opened
    await route.continue()
  })
  return open
}

describe('a prerendered page is the page', () => {
  test.for([
    ['home, phone', home, phone],
    ['home, desktop', home, desktop],
    ['department, phone', department, phone],
    ['department, desktop', department, desktop],
    ['product, phone', 'product', phone],
    ['product, desktop', 'product', desktop],
  ] as const)('%s: nothing moves, and nothing is put in its place', async ([, path, size], { browser }) => {
    const { page, complaints } = await windowIn(browser, size)
    const address = path === 'product' ? await productPath(page) : path
    await watchMoves(page)
    const start = await withoutScripts(page)
    await goto(page, address)
    const first = await inView(page)
    expect(first.length).toBeGreaterThan(2)
    start()
    await running(page)
    await servedByWorker(page)
    expect(await inView(page)).toEqual(expect.arrayContaining(first))
    expect(await page.evaluate(() => window.moved)).toBeLessThan(0.005)
    expect(complaints).toEqual([])
  })
})

/** What is on the screen in the first frame: the page's heading, or the shell's bones. */
const firstFrame = (page: Page) =>
  page.evaluate(() => ({
    heading: document.querySelector('#root h1')?.textContent ?? null,
    hasBones: document.querySelector('#root .start') !== null,
    language: document.documentElement.lang,
    ground: getComputedStyle(document.body).backgroundColor,
  }))

describe('nobody is shown the page of somebody else', () => {
  test.for([
    ['Malay', 'ms-MY', home, 'Pasar: barangan runcit untuk Malaysia'],
    ['Chinese', 'zh-CN', department, null],
  ] as const)('in %s the shell stands until the page does', async ([, locale, path, title], { browser }) => {
    const { page } = await windowIn(browser, { locale })
    const start = await withoutScripts(page)
    await goto(page, path)
    const { heading, hasBones, language } = await firstFrame(page)
    expect({ heading, hasBones, language }).toEqual({
      heading: null,
      hasBones: true,
      language: locale.slice(0, 2),
    })
    start()
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    if (title) expect(await page.locator('main h1').first().textContent()).toBe(title)
  })

  test('a shopper with a cart, a link with a persona, a page without a file', async ({ browser, visit }) => {
    const { page } = await windowIn(browser)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await withoutScripts(page)
    for (const path of ['?persona=returning', 'cart', 'products/search/milk', 'no/such/page']) {
      await goto(page, path)
      expect(await firstFrame(page), path).toMatchObject({ heading: null, hasBones: true })
    }
    // The file of home answers for all of them on this host, and nothing in it is asked for.
    expect(asked.filter((path) => /(illustrations|packs)\//.test(path))).toEqual([])

    const shopper = await visit('products/search/milk', phone)
    await shopper.getByRole('main').getByRole('button', { name: /^Add / }).first().click()
    await expect.poll(() => shopper.evaluate(() => localStorage.getItem('pasar.own'))).toBe('yes')
    const next = await shopper.context().newPage()
    await withoutScripts(next)
    await goto(next, home)
    expect(await firstFrame(next)).toMatchObject({ heading: null, hasBones: true })
  })

  test('in the dark it is dark from the first frame on', async ({ browser }) => {
    const { page } = await windowIn(browser, { colorScheme: 'dark' })
    const start = await withoutScripts(page)
    await goto(page, home)
    const { ground, heading } = await firstFrame(page)
    expect(heading).not.toBeNull()
    expect(ground).toBe('rgb(17, 21, 18)')
    start()
    await running(page)
    expect((await firstFrame(page)).ground).toBe(ground)
  })
})

describe('under any path', () => {
  test.for([
    ['a host that adds a slash', 'added'],
    ['a host that adds none', 'as asked'],
  ] as const)('%s', async ([, slash], { browser }) => {
    const { url } = await host({ under: '/demo/', fallback: '404', slash })
    const { page, complaints } = await windowIn(browser)
    const start = await withoutScripts(page)
    await page.goto(`${url}${department}`, { waitUntil: 'domcontentloaded' })
    expect(await firstFrame(page)).toMatchObject({ heading: 'Dairy & eggs' })
    const link = page.locator('main article a').first()
    const href = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)
    expect(href).toContain(`${url}product/`)
    start()
    await running(page)
    expect(page.url()).toBe(`${url}${department}`)
    expect(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)).toBe(href)
    expect(complaints).toEqual([])
  })
})

describe('before the shop runs', () => {
  test('what is pressed and typed is done as soon as it can be', async ({ browser }) => {
    const { page, complaints } = await windowIn(browser, desktop)
    const start = await withoutScripts(page)
    await goto(page, department)
    const card = page.locator('main article').first()
    const add = card.getByRole('button', { name: /^Add .* to the cart$/ })
    await add.click()
    await add.click()
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().pressSequentially('milk')
    start()
    await running(page)
    await expect.poll(() => card.locator('[data-quantity]').textContent()).toBe('2')
    expect(await page.getByRole('combobox').first().inputValue()).toBe('milk')
    await page
      .getByRole('link', { name: /2 items/ })
      .first()
      .waitFor()
    expect(complaints).toEqual([])
  })

  test('a link leads where it says', async ({ browser }) => {
    const { page } = await windowIn(browser)
    const start = await withoutScripts(page)
    await goto(page, home)
    await page.getByRole('main').getByRole('link', { name: 'Dairy & eggs' }).first().click()
    await page.waitForURL(/\/products\/category\/130000\//, { waitUntil: 'commit' })
    start()
    await running(page)
    await page.getByRole('heading', { level: 1, name: 'Dairy & eggs' }).waitFor()
  })
})

test('where the goods of the mock do not come, the page stays, and its links lead on', async ({
  browser,
}) => {
  const { page } = await windowIn(browser)
  await page.route(/\/assets\/catalogue-.*\.json$/, (route) => route.abort())
  const goodsMissing = page.waitForEvent('requestfailed', (request) => /catalogue-/.test(request.url()))
  await goto(page, home)
  await running(page)
  await goodsMissing
  await page
    .getByRole('heading', { level: 1, name: 'Pasar: groceries for Malaysia' })
    .waitFor({ state: 'attached' })
  await page.getByRole('main').getByRole('link', { name: 'Dairy & eggs' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Dairy & eggs' }).waitFor()
})

test('with scripts off a page reads, and says what it needs them for', async ({ browser }) => {
  const { page } = await windowIn(browser, { javaScriptEnabled: false })
  await page.goto(new URL(department, inject('shop')).href)
  await page.getByRole('heading', { level: 1, name: 'Dairy & eggs' }).waitFor()
  await page.getByText(/the shop needs JavaScript/).waitFor()
  await page.locator('main article a').first().click()
  await page.locator('main h1').waitFor()
  expect(page.url()).toMatch(/\/product\//)
  await page.getByText('RM').first().waitFor()
})

import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { demoPassword, people } from '../../fixtures/people.ts'
import { department, goto, home, NEXT_SCRIPT, watchFrames, windowIn, withoutScripts } from './firstFrame.ts'
import { desktop, phone, running, settled, test } from './journey.ts'
import { changesSince, lookAt, withoutTypeface } from './samePicture.ts'

/** Where a product's page lies, by the canonical address of its goods. */
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
 * The typeface comes after the first frame, and its letters are a hair wider or narrower than those before it: a text may take a
 * line more or less. How much moves by that, all in all, is held below.
 */
const LINE_PX = 28

/** What is of the present is a line here and there; where most of a window was it, nothing would be compared. */
const MOST_NEWS = 0.1

/** What stands on the screen, without what is told of the present; where asked also what stands so far beyond its edges. */
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

/** Those of the first that are not where they were. */
const gone = (first: readonly Seen[], settled: readonly Seen[]): Seen[] =>
  first.filter(
    ({ said, top, left }) =>
      !settled.some(
        (one) =>
          one.said === said && Math.abs(one.top - top) <= LINE_PX && Math.abs(one.left - left) <= LINE_PX,
      ),
  )

/** The address of the largest picture that was painted: of one that stands in the page itself, its text; nothing where words are larger. */
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

describe('a prerendered page is the page', () => {
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
    ['the empty cart, phone', 'cart', phone],
    ['the search, desktop', 'products/search', desktop],
    ['what many search for, phone', 'products/search/milk', phone],
    ['what many search for, desktop', 'products/search/ikan%20bilis', desktop],
    ['what few search for, in Malay', 'products/search/tauhu', phone],
    ['a search for several words, phone', 'products/search/low%20fat%20milk', phone],
    ['a search for several words, desktop', 'products/search/medium%20prawns', desktop],
    ['home in large letters, phone', home, { ...phone, hasLargeLetters: true }],
    ['product in large letters, desktop', 'product', { ...desktop, hasLargeLetters: true }],
    ['home in the dark, desktop', home, { ...desktop, colorScheme: 'dark' }],
    ['product in the dark, phone', 'product', { ...phone, colorScheme: 'dark' }],
  ] as const)('%s: nothing moves, and nothing is put in its place', async ([, path, size], { browser }) => {
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
    // Its style sheets say all of it by then.
    expect(await page.locator('style[data-drawn]').count()).toBe(0)
    if (size.viewport.width < 768) expect(await largestPainted(page)).toMatch(/^(?:data:|$)/)
    await withoutTypeface(page)
    const { points, news } = await changesSince(browser, page, look)
    expect(points).toBe(0)
    expect(news).toBeLessThan(MOST_NEWS)
    expect(complaints).toEqual([])
  })
})

test('on a card that is sold out the way to be told of its return stands where it will', async ({
  browser,
}) => {
  const { page } = await windowIn(browser, { ...largePhone, serviceWorkers: 'block' })
  const start = await withoutScripts(page, NEXT_SCRIPT)
  await goto(page, 'products/search/chicken')
  const notice = page.getByRole('button', { name: /^Sold out Tell me ?: Reban Whole Chicken$/ })
  const drawn = await notice.boundingBox()
  expect(drawn).not.toBeNull()
  start()
  await running(page)
  await settled(page)
  expect(await notice.boundingBox()).toEqual(drawn)
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

  test('"Load more" loads more once it runs, and the address follows', async ({ browser }) => {
    const { page, complaints } = await windowIn(browser, { serviceWorkers: 'block' })
    const start = await withoutScripts(page)
    await goto(page, 'products/category/210000/sauces-cooking')
    const more = page.getByRole('button', { name: 'Load more' })
    await more.click()
    start()
    await running(page)
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(48)
    await page.waitForURL(/\/pages\/1-2$/)
    expect(await more.getAttribute('aria-busy')).toBeNull()
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

test('a page of an account asks a stranger for the login before the shop runs, and is there once they have logged in', async ({
  browser,
}) => {
  const { page } = await windowIn(browser)
  await watchFrames(page)
  const start = await withoutScripts(page)
  await goto(page, 'account/favorites')
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1, name: 'This page is for your account' }).waitFor()
  await main.getByRole('button', { name: 'Log in' }).click()
  start()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('E-mail').fill(people.activeMember.email)
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await main.getByRole('heading', { level: 1, name: 'Your favourites' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(new URL('account/favorites', inject('shop')).pathname)
  expect(await page.evaluate(() => window.moved)).toBeLessThan(0.005)
})

test('a login that was closed before the server has refused the page is not opened once more', async ({
  browser,
}) => {
  const { page } = await windowIn(browser, { serviceWorkers: 'block' })
  const startMock = await withoutScripts(page, 'mock-')
  await goto(page, 'account/favorites')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  startMock()
  await settled(page)
  expect(await dialog.count()).toBe(0)
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

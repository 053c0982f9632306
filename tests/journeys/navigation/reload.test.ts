import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, open, phone, running, servedByWorker, test } from '../journey.ts'

/** Adds one from a card; the page goes before the write has left it. */
test.for([
  ['a reload', desktop],
  ['another address', phone],
] as const)('what is added just before %s is in the cart', async ([way, size], { visit }) => {
  const page = await visit('products/search/milk', size)
  await servedByWorker(page)
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = (...args) => {
      const isWrite = args[0] instanceof Request && args[0].url.endsWith('/carts/change')
      return isWrite ? new Promise(() => {}) : fetch(...args)
    }
  })
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click()
  if (way === 'a reload') await page.reload()
  else await page.goto(new URL('/', page.url()).href)
  await running(page)
  await page
    .getByRole('link', { name: /^Cart\b.*\b1 item$/ })
    .filter({ visible: true })
    .first()
    .waitFor()
  await page.goto(new URL('/cart', page.url()).href)
  await running(page)
  expect(await page.evaluate(() => sessionStorage.getItem('pasar.unconfirmed'))).toBeNull()
  await page
    .getByRole('main')
    .getByRole('button', { name: /one more/i })
    .first()
    .waitFor()
})

const FARTHER = 3_000
const placeOf = (page: Page) => page.evaluate(() => scrollY)

/** Leaves for another load in the moment in which the goods of "Load more" are there, farther down. */
const reloadOnceLonger = (page: Page) =>
  page.evaluate((place) => {
    const known = document.querySelectorAll('article').length
    new MutationObserver(() => {
      if (document.querySelectorAll('article').length === known || !location.pathname.includes('/pages/'))
        return
      scrollTo(0, place)
      location.reload()
    }).observe(document, { subtree: true, childList: true, attributes: true })
  }, FARTHER)

test('a reload finds the place on the page again, with all that was loaded there', async ({ visit }) => {
  const page = await visit('products/search/pasar%20pilihan', phone)
  const goods = page.getByRole('main').getByRole('article')
  // The first twelve are there some frames before the others of their page.
  await expect.poll(() => goods.count()).toBe(24)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(() => goods.count()).toBe(36)
  await page.waitForURL(/\/pages\/1-2$/)
  await page.evaluate((place) => scrollTo(0, place), FARTHER)
  expect(await placeOf(page)).toBe(FARTHER)
  await page.reload()
  await running(page)
  // A row above that place is a line higher if the place is found before the font is there.
  await expect.poll(async () => Math.abs((await placeOf(page)) - FARTHER)).toBeLessThan(20)
  expect(await goods.count()).toBe(36)
})

/** From the next document on, where the page is in each frame that shows products. */
const watchPlaces = (page: Page) =>
  page.addInitScript(() => {
    window.places = []
    const look = () => {
      if (document.querySelector('main article')) window.places.push(scrollY)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

test('a slow phone shows that place from the first frame with products on', async ({ visit }) => {
  const page = await visit('products/search/pasar%20pilihan/pages/1-2', { ...phone, serviceWorkers: 'block' })
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(36)
  await page.evaluate(() => scrollTo(0, 1_000))
  await watchPlaces(page)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.reload()
  await running(page)
  await expect.poll(() => page.evaluate(() => window.places.length)).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.places[0])).toBe(1_000)
})

test('a reload finds the place in a list that was drawn at build time, of which the build drew half', async ({
  visit,
}) => {
  const page = await visit('products/category/210000/sauces-cooking', { ...phone, serviceWorkers: 'block' })
  const goods = page.getByRole('main').getByRole('article')
  await expect.poll(() => goods.count()).toBe(24)
  // Of the cards above that place some are only as high as most are, until they come near.
  await page.evaluate((place) => scrollTo(0, place), FARTHER)
  await expect.poll(async () => Math.abs((await placeOf(page)) - FARTHER)).toBeLessThan(20)
  await page.reload()
  await running(page)
  await expect.poll(async () => Math.abs((await placeOf(page)) - FARTHER)).toBeLessThan(20)
})

test('the place is found again even when the page is left in the moment in which it grows', async ({
  visit,
}) => {
  const page = await visit('products/search/pasar%20pilihan', phone)
  await page.getByRole('main').getByRole('article').first().waitFor()
  await reloadOnceLonger(page)
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: 'Load more' }).click()
  await reloaded
  await running(page)
  await expect.poll(() => placeOf(page)).toBe(FARTHER)
})

test('an address that is typed into the same tab opens at its top', async ({ visit }) => {
  const page = await visit('products/search/pasar%20pilihan', phone)
  const goods = page.getByRole('main').getByRole('article')
  await goods.first().waitFor()
  await page.evaluate(() => scrollTo(0, 1_000))
  await open(page, new URL('milk', page.url()).href)
  await goods.first().waitFor()
  // The place is looked for right after the page's goods are drawn.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  expect(await placeOf(page)).toBe(0)
  await page.goBack()
  await running(page)
  // Cards above that place may be a line or two lower than most, and show it only now: less than half a card.
  await expect.poll(async () => Math.abs((await placeOf(page)) - 1_000)).toBeLessThan(100)
})

declare global {
  interface Window {
    /** Where the page was, frame by frame. */
    places: number[]
  }
}

import { expect } from 'vitest'
import { desktop, phone, running, servedByWorker, test } from './journey.ts'

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

test('a reload finds the place on the page again, with all that was loaded there', async ({ visit }) => {
  const page = await visit('products/search/fresh', phone)
  await page.getByRole('button', { name: 'Load more' }).click()
  await page.waitForURL(/\/pages\/1-2$/)
  const count = await page.getByRole('article').count()
  await page.evaluate(() => scrollTo(0, 3_000))
  await page.reload()
  await running(page)
  await page.waitForFunction(() => scrollY === 3_000)
  expect(await page.getByRole('article').count()).toBe(count)
})

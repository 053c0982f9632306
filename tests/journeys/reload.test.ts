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

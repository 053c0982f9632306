import { expect } from 'vitest'
import { plainHost } from '../../../build/browserFlags.ts'
import { host } from '../hosts.ts'
import { inPageBecause, phone, running, test } from '../journey.ts'
import { CART_SCRIPT, toCart, withoutCartScript } from './cartScript.ts'

test('a file that no build has is requested once more, and then reported as missing', async ({ visit }) => {
  const server = await host({ fallback: '404' })
  const shop = `http://${plainHost}:${server.port}/`
  const page = await visit('unsupported', { ...phone, shop })
  // While the shop starts, it loads again for any missing file. So it is missing after that.
  const endCart = await withoutCartScript(page, shop)
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  endCart('abort')
  await toCart(page).click()
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  expect(loads).toBe(1)
  await page.unroute(CART_SCRIPT)
  await again.click()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
})

test('a shop whose script is missing shows a message in its own page, and offers to retry', async ({
  visit,
}) => {
  const server = await host({ fallback: '404' })
  const page = await visit('/', { shop: `http://${plainHost}:${server.port}/` })
  await inPageBecause(page, 'unsupported')
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.reload()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute(/\/assets\/.*\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await running(page)
})

import { describe, expect } from 'vitest'
import { readManifest } from '../../buildManifest.ts'
import { controlsReady } from './controlsReady.ts'
import { host } from '../hosts.ts'
import { offlineReady, phone, servedByWorker, test } from '../journey.ts'

/** The chunks that only a page with the console loads, by their Vite names. */
function controlling(): string[] {
  const manifest = readManifest()
  return Object.entries(manifest).flatMap(([source, { file }]) =>
    /^mocks\/(scenarios|controls|console)\//.test(source) ? [file] : [],
  )
}

describe('window.mock, for Playwright and the developer tools', () => {
  test('arms a fault for the next request, and reports the result of the call', async ({ visit }) => {
    const page = await visit('cart?persona=guest-cart')
    await controlsReady(page)
    await page.evaluate(() => window.mock?.arm('cart.change.rejected'))
    const more = page
      .getByRole('main')
      .getByRole('button', { name: /one more/i })
      .first()
    await more.click()
    await page.getByText('We couldn’t change the quantity.').first().waitFor()
    const entries = await page.evaluate(() => window.mock?.journal())
    expect(entries).toContainEqual(
      expect.objectContaining({ call: 'changeCart', status: 400, fault: 'status' }),
    )
  })

  test('changes the person of the open page without a reload', async ({ visit }) => {
    const page = await visit('/cart?console')
    await controlsReady(page)
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await page.evaluate(() => window.mock?.become('guest-cart'))
    expect(await page.evaluate(() => window.mock?.persona())).toBe('guest-cart')
    await page
      .getByRole('main')
      .getByRole('button', { name: /one more/i })
      .first()
      .waitFor()
    expect(loads).toBe(0)
  })

  test('suggests a valid name for a misspelled one', async ({ visit }) => {
    const page = await visit('/?console')
    await controlsReady(page)
    await expect(page.evaluate(() => window.mock?.arm('cart.chnage.rejected'))).rejects.toThrow(
      /There is no scenario "cart\.chnage\.rejected"\. Near: cart\.change\.rejected/,
    )
  })
})

test('a visitor without console parameters has no window.mock and loads no scenarios, controls or console', async ({
  visit,
}) => {
  const files = controlling()
  expect(files.length).toBeGreaterThan(3)
  const asked: string[] = []
  const server = await host({ onRequest: (address) => asked.push(address) })
  const page = await visit('/', { ...phone, shop: server.url })
  // At this point the worker has stored all files of the shop.
  await offlineReady(page)
  expect(asked.length).toBeGreaterThan(200)
  page.on('request', (request) => asked.push(request.url()))
  await page.reload()
  await servedByWorker(page)
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const all = [...asked, ...loaded]
  expect(files.filter((file) => all.some((url) => url.endsWith(file)))).toEqual([])
  expect(await page.evaluate(() => 'mock' in window)).toBe(false)
  await page.getByRole('button', { name: 'Mock console' }).waitFor({ state: 'detached' })
})

test('on a phone the console holds answers, releases them in another order, and collapses behind a dialog', async ({
  visit,
}) => {
  const page = await visit('cart?persona=guest-cart&console=1', phone)
  await controlsReady(page)
  await page.getByRole('tab', { name: 'Network' }).click()
  await page.getByRole('checkbox', { name: 'Hold answers back' }).check()
  const oneMore = (product: string) => page.getByRole('button', { name: `Quantity of ${product}: one more` })
  await oneMore('Ladang Fresh Milk Full Cream').click()
  await oneMore('Baby Spinach, washed').click()
  // The page also sends requests by itself, which are held as well and may come first or in between.
  const changes = page.getByRole('button', { name: /^Release \d+: POST \/api\/carts\/change$/ })
  await expect.poll(() => changes.count()).toBe(2)
  await changes.last().click()
  await page.getByText('Baby Spinach, washed: 4 in your cart').waitFor()
  expect(await page.getByText(/^Ladang Fresh Milk Full Cream: \d+ in your cart/).count()).toBe(0)
  await changes.first().click()
  await page.getByText('Ladang Fresh Milk Full Cream: 7 in your cart').waitFor()
  await page.getByRole('checkbox', { name: 'Hold answers back' }).uncheck()

  await page.evaluate(() => window.mock?.shop()?.go('/products/search/milk'))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  const console = page.getByRole('complementary', { name: 'Mock console' })
  await dialog.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  // Its fields come and its place changes while it opens.
  await expect
    .poll(async () => {
      const [open, sheet] = [await dialog.boundingBox(), await console.boundingBox()]
      return open && sheet ? open.y + open.height - sheet.y : Number.NaN
    })
    .toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Fold' }).click()
  await expect.poll(async () => (await console.boundingBox())?.height).toBeLessThan(64)
})

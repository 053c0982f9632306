import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test as journey } from '../journey.ts'
import { ordersKept, placeOrder, throughExpressCheckout } from '../shopping.ts'

const test = journey.extend('serviceWorkers', 'block')

/** The cart of the persona: 10 items for RM 72.80. In the morning, so that the day has delivery times left. */
const CART = '/cart?persona=guest-cart&clock=2031-12-24T10:00'
const subtotal = (page: Page, price: string) =>
  page.getByRole('complementary', { name: 'Summary' }).getByText(price).first()
const moreMilk = (page: Page) => page.getByRole('button', { name: /Fresh Milk Full Cream: one more$/ })
const notSaved = (page: Page) =>
  page.getByText('Your cart lasts only until you close this page').filter({ visible: true }).first()

/** From the cart with 11 items to the order's number. */
async function buy(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  await throughExpressCheckout(page)
  await placeOrder(page).click()
  await page.waitForURL(/\/confirmation\?order=\d+$/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** No change fits: into a database, or as an entry of the page's own storage. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    IDBObjectStore.prototype.put = refuse
    IDBObjectStore.prototype.add = refuse
  })
}

/** As "clear site data" in another tab does. */
async function deleteStorage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    sessionStorage.clear()
    localStorage.clear()
    const databases = await indexedDB.databases()
    await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase(name).addEventListener('success', resolve)
          }),
      ),
    )
  })
}

describe('in the middle of a purchase', () => {
  test('a storage that is full loses nothing, and the shop says that the cart is not saved', async ({
    visit,
  }) => {
    const page = await visit(CART)
    await subtotal(page, 'RM 72.80').waitFor()
    await fillStorage(page)
    await moreMilk(page).click()
    // Milk is RM 7.90.
    await subtotal(page, 'RM 80.70').waitFor()
    await page.getByRole('link', { name: 'Pasar' }).first().click()
    await notSaved(page).waitFor()
    await page.goBack()
    await subtotal(page, 'RM 80.70').waitFor()
    expect(await buy(page)).toMatch(/^\d+$/)
    // The page could keep nothing: what is stored is from before.
    expect(await ordersKept(page)).toEqual([])
  })

  test('a storage that is deleted loses nothing', async ({ visit }) => {
    const page = await visit(CART)
    await subtotal(page, 'RM 72.80').waitFor()
    await deleteStorage(page)
    await moreMilk(page).click()
    await subtotal(page, 'RM 80.70').waitFor()
    expect(await buy(page)).toMatch(/^\d+$/)
  })
})

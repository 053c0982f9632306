import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { test as journey } from '../journey.ts'
import {
  addFromProductPage,
  ordersKept,
  placeOrder,
  throughExpressCheckout,
  viewInCart,
} from '../shopping.ts'

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

/** Of this many writes the last finds no room: into a database, or as an entry of the page's own storage. Runs in the page. */
function fillStorage(every: number): void {
  let writes = 0
  const refuseIn = (prototype: object, method: string) => {
    const write: unknown = Reflect.get(prototype, method)
    if (typeof write !== 'function') return
    Reflect.set(prototype, method, function writeOrRefuse(this: unknown, ...args: unknown[]): unknown {
      writes += 1
      if (writes % every === 0) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      const written: unknown = Reflect.apply(write, this, args)
      return written
    })
  }
  refuseIn(Storage.prototype, 'setItem')
  refuseIn(IDBObjectStore.prototype, 'put')
  refuseIn(IDBObjectStore.prototype, 'add')
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

test.for([1, 2, 3, 5])(
  'a storage that refuses every write of %i from the first page on loses nothing up to the order',
  async (every, { visit }) => {
    const before = await visit('/help')
    await deleteStorage(before)
    await before.context().addInitScript(fillStorage, every)
    const page = await visit(`/product/${named.saleMilk}/milk?clock=2031-12-24T10:00`, { beside: before })
    await before.close()
    const isRefused = await page.evaluate((times) => {
      try {
        for (let write = 0; write < times; write += 1) sessionStorage.setItem('test', String(write))
        return false
      } catch {
        return true
      }
    }, every)
    expect(isRefused).toBe(true)
    await addFromProductPage(page, 6)
    await viewInCart(page)
    await page.getByRole('link', { name: 'View cart' }).click()
    await expect.poll(() => page.title()).toMatch(/^Your cart/)
    expect(await buy(page)).toMatch(/^\d+$/)
  },
)

describe('in the middle of a purchase', () => {
  test('a storage that is full loses nothing, and the shop says that the cart is not saved', async ({
    visit,
  }) => {
    const page = await visit(CART)
    await subtotal(page, 'RM 72.80').waitFor()
    await page.evaluate(fillStorage, 1)
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

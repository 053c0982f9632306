import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from './accessibilityFaults.ts'

const main = (page: Page) => page.getByRole('main')
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Waits for a screen by its heading and until nothing on it is busy, and then checks it with axe. */
export async function arriveAt(page: Page, name: string | RegExp): Promise<void> {
  await heading(page, name).waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  expect(await accessibilityFaults(page), `axe at “${name}”`).toEqual([])
}

/** Searches in the bar's field, or on a phone in the search sheet. */
export async function search(page: Page, term: string): Promise<void> {
  const field = page
    .getByRole('combobox', { name: /^Search the shop/ })
    .or(page.getByRole('searchbox', { name: /^Search the shop/ }))
  const opener = page.getByRole('link', { name: /^Search the shop/ }).filter({ visible: true })
  await field.or(opener).filter({ visible: true }).first().waitFor()
  if ((await opener.count()) > 0) await opener.first().click()
  await field.filter({ visible: true }).fill(term)
  await field.filter({ visible: true }).press('Enter')
  await page.waitForURL(/\/products\/search\//)
}

/** The open step on screen. A checkout rendered in the background is hidden. */
export const openStep = (page: Page) => page.locator('section[aria-current="step"]').filter({ visible: true })

export async function atStep(page: Page, title: string): Promise<void> {
  await openStep(page)
    .getByRole('heading', { name: new RegExp(`: ${title}$`) })
    .waitFor()
}

export const goOn = (page: Page): Promise<void> =>
  openStep(page)
    .getByRole('button', { name: /^(Continue|Done)$/ })
    .click()

export async function giveAddress(page: Page): Promise<void> {
  const step = openStep(page)
  await step.getByLabel('First name').fill('Aisyah')
  await step.getByLabel('Last name').fill('Rahman')
  await step.getByLabel('Street address').fill('12 Jalan Ampang')
  await step.getByLabel('Postcode').fill('50450')
  await step.locator('input[name="city"][value="Kuala Lumpur"]').waitFor()
  await goOn(page)
}

export async function giveTelephone(page: Page): Promise<void> {
  await atStep(page, 'Phone')
  await openStep(page).getByLabel('Phone number').fill('012-345 6789')
  await openStep(page)
    .getByLabel(/^Email/)
    .fill('aisyah@example.com')
  await goOn(page)
}

/** Chooses the last delivery time of the day: the first one may be over before the order is placed. */
export async function chooseSlot(page: Page): Promise<void> {
  await atStep(page, 'Express delivery')
  await openStep(page).locator('input[name="delivery-slot"]:enabled').last().check()
  await goOn(page)
}

/** Accepts the defaults of the steps after express delivery, up to the payment. */
export async function throughParcels(page: Page): Promise<void> {
  const title = openStep(page).getByRole('heading')
  await expect.poll(() => title.textContent()).not.toMatch(/: Express delivery$/)
  for (;;) {
    const before = (await title.textContent()) ?? ''
    if (before.endsWith(': Payment')) return
    await goOn(page)
    await expect.poll(() => title.textContent()).not.toBe(before)
  }
}

/** From the open checkout of an express cart to the order button. */
export async function throughExpressCheckout(page: Page): Promise<void> {
  await atStep(page, 'Delivery address')
  await giveAddress(page)
  await giveTelephone(page)
  await chooseSlot(page)
  await atStep(page, 'Payment')
  await goOn(page)
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' })

/** What the open product page has to buy its product. */
const buying = (page: Page) => main(page).getByRole('group', { name: /^Buy / })

/** Adds the product of the open product page to the cart. */
export async function addFromProductPage(page: Page, quantity: number): Promise<void> {
  const buy = buying(page)
  const more = buy.getByRole('button', { name: /one more$/ })
  for (let count = 1; count < quantity; count += 1) await more.click()
  await buy.getByRole('button', { name: /^Add · / }).click()
}

/** Adds a product as above, and waits until the mock has stored it; a navigation by the address bar before that would lose it. */
export async function putIntoCart(page: Page, quantity: number): Promise<void> {
  // With the page's data the mock has stored the cart of a new guest.
  await buying(page).waitFor()
  const writesBefore = await cartRevision(page)
  await addFromProductPage(page, quantity)
  await main(page).getByRole('button', { name: 'View in cart' }).waitFor()
  await expect.poll(() => cartRevision(page)).toBeGreaterThan(writesBefore)
}

/**
 * Opens the cart panel from the product page. By keyboard: on a wide screen a new line opens the panel briefly, and a slow machine may show
 * it over the button just before a click.
 */
export const viewInCart = (page: Page): Promise<void> =>
  main(page).getByRole('button', { name: 'View in cart' }).press('Enter')

/** From the open product page, whose product is in the cart, to the confirmation of a guest's order. */
export async function buyFromProductPage(page: Page): Promise<void> {
  await viewInCart(page)
  await page.getByRole('link', { name: 'View cart' }).click()
  await main(page).getByRole('link', { name: 'Checkout' }).click()
  await throughExpressCheckout(page)
  await placeOrder(page).click()
  await page.waitForURL(/\/confirmation\?order=\d+$/)
}

/** All values under this name in the stored snapshot of the mocked shop, at any depth. */
const keptAs = (page: Page, name: string): Promise<unknown[]> =>
  page.evaluate(async (wanted) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
      })
    const database = await done(indexedDB.open(sessionStorage.getItem('pasar-mock-shop') ?? 'pasar-mock'))
    const pieces = IDBKeyRange.bound('shop', 'shop/\uffff')
    const kept: unknown = await done(
      database.transaction('snapshots').objectStore('snapshots').getAll(pieces),
    )
    database.close()
    const found: unknown[] = []
    JSON.stringify(kept, (key, value: unknown) => {
      if (key === wanted) found.push(value)
      return value
    })
    return found
  }, name)

const textOf = (record: unknown, name: string): string => String(Reflect.get(Object(record), name))

/** The highest revision of the carts stored in this browser. */
async function cartRevision(page: Page): Promise<number> {
  const carts = await keptAs(page, 'cart')
  return Math.max(0, ...carts.map((cart) => Number(textOf(cart, 'revision'))))
}

/** The numbers of the orders that this browser's guest has placed, without those of the fixtures. */
export async function ordersKept(page: Page): Promise<string[]> {
  const guests = await keptAs(page, 'guest')
  const orders = guests.flatMap((guest): unknown => Reflect.get(Object(guest), 'orders')).flat()
  return orders.map((order) => textOf(order, 'gid'))
}

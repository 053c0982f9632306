import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { open, phone, running, test, windows } from '../journey.ts'
import {
  addFromProductPage,
  atStep,
  chooseSlot,
  giveAddress,
  giveTelephone,
  goOn,
  heading,
  openStep,
  ordersKept,
  placeOrder,
  putIntoCart,
  throughExpressCheckout,
} from '../shopping.ts'

const product = (gid: string) => `/product/${gid}/any-slug`
/** A morning: no delivery time is over before the order is placed. */
const MORNING = '?clock=2031-12-24T10:00'
const main = (page: Page) => page.getByRole('main')

/** Adds this many of the current product to the cart, and goes to the checkout. */
async function cartOf(page: Page, quantity: number) {
  await putIntoCart(page, quantity)
  await open(page, new URL('../../../checkout', page.url()).href)
}

/** Places the order, and returns its number. */
async function order(page: Page, press: (button: Locator) => Promise<void> = (button) => button.click()) {
  await press(placeOrder(page))
  await page.waitForURL(/\/confirmation\?order=\d+$/)
  await heading(page, 'Thank you, Aisyah!').waitFor()
  return new URL(page.url()).searchParams.get('order') ?? ''
}

test.for(windows)('a double click on “Place order” places one order, on %s', async ([, size], { visit }) => {
  const page = await visit(product(named.saleMilk) + MORNING, size)
  await cartOf(page, 6)
  await throughExpressCheckout(page)
  const number = await order(page, (button) => button.dblclick())
  expect(await ordersKept(page)).toEqual([number])
})

test('the back button goes through the steps, and then out of the checkout', async ({ visit }) => {
  const page = await visit(product(named.saleMilk), phone)
  await putIntoCart(page, 6)
  await page.goto(new URL('../../../cart', page.url()).href)
  await running(page)
  await main(page).getByRole('link', { name: 'Checkout' }).click()
  await atStep(page, 'Delivery address')
  await giveAddress(page)
  await giveTelephone(page)
  await atStep(page, 'Express delivery')
  await page.goBack()
  await atStep(page, 'Phone')
  await expect.poll(() => openStep(page).getByLabel('Phone number').inputValue()).toBe('0123456789')
  await page.goBack()
  await atStep(page, 'Delivery address')
  await page.goBack()
  await heading(page, 'Your cart').waitFor()
  await page.goForward()
  await atStep(page, 'Delivery address')
})

test.for(windows)(
  'a refused addition restores the cart and shows a message, on %s',
  async ([, size], { visit }) => {
    const page = await visit(product(named.limitedQuantityDurian) + MORNING, size)
    await main(page).getByText('Only 4 left').waitFor()
    // Meanwhile another tab buys all four; the maximum for one order is three.
    const other = await visit(product(named.limitedQuantityDurian), { beside: page })
    await cartOf(other, 3)
    await throughExpressCheckout(other)
    await order(other)
    await open(other, page.url())
    await cartOf(other, 1)
    await chooseSlot(other)
    await atStep(other, 'Payment')
    await goOn(other)
    await order(other)

    await page.bringToFront()
    await expect.poll(() => page.getByRole('link', { name: 'Cart, empty' }).count()).toBe(1)
    await addFromProductPage(page, 1)
    await page
      .getByText(/is out of stock|couldn’t add/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Cart, empty' }).waitFor()
  },
)

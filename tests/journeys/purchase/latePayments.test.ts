import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { open, phone, test as journey } from '../journey.ts'
import { arriveAt, atStep, heading, openStep, ordersKept, placeOrder } from '../shopping.ts'

const test = journey.extend('serviceWorkers', 'block')

const pay = (page: Page) => page.getByRole('button', { name: /^Pay RM / }).click()
const quarterLater = (page: Page) => page.evaluate(() => window.mock?.clock.advance(15 * 60_000))

test('a payment page expires by itself, and the checkout has the cart', async ({ visit }) => {
  // The clock is frozen, because on a busy machine the payment could expire before the page is shown.
  const page = await visit('/ipay88?persona=payment-expiring&clock=2026-12-24T10:00!', phone)
  await arriveAt(page, 'Confirm your payment')
  await page.evaluate(() => window.mock?.clock.advance(15_000))
  await arriveAt(page, 'Payment timed out')
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await heading(page, 'Checkout').waitFor()
  await placeOrder(page).waitFor()
  expect(await ordersKept(page)).toEqual([])
})

test('a shopper who returns to the payment page too late reads that nothing was charged', async ({
  visit,
}) => {
  const page = await visit('/fasspay-mobile?persona=payment-at-fasspay', phone)
  await arriveAt(page, 'Confirm your payment')
  await open(page, new URL('cart', page.url()).href)
  await quarterLater(page)
  await page.goBack()
  await arriveAt(page, 'Payment timed out')
  expect(await ordersKept(page)).toEqual([])
})

test('a cart that two tabs pay in different ways is ordered once', async ({ visit }) => {
  const page = await visit('/ipay88?persona=payment-at-ipay88', phone)
  await arriveAt(page, 'Confirm your payment')
  const other = await visit('/checkout?step=billing', { ...phone, beside: page })
  await atStep(other, 'Payment')
  await openStep(other)
    .getByRole('radio', { name: /^Pay on delivery/ })
    .check()
  await openStep(other).getByRole('button', { name: 'Done' }).click()
  await placeOrder(other).click()
  await heading(other, /^Thank you/).waitFor()
  await pay(page)
  await arriveAt(page, 'We couldn’t place your order')
  expect(await ordersKept(page)).toHaveLength(1)
})

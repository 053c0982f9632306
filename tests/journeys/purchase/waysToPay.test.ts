import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { open, phone, test as journey } from '../journey.ts'
import { arriveAt, atStep, heading, openStep, ordersKept, placeOrder } from '../shopping.ts'

const test = journey.extend('serviceWorkers', 'block')

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const pay = (page: Page) => press(page, /^Pay RM /)
const atConfirmation = (page: Page) => heading(page, /^Thank you/).waitFor()

/** The newest code that the mocked bank has sent. */
const bankCode = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { outbox = [] } = (await window.mock?.server.store.read()) ?? {}
    return outbox.findLast(({ kind }) => kind === 'bankCode')?.content ?? ''
  })

/** In the morning: the persona's delivery time stays open until the order is placed. */
const MORNING = 'clock=2026-12-24T10:00'

/** Opens the checkout of a persona with everything complete, and orders. */
async function order(visit: (path: string, options: typeof phone) => Promise<Page>, persona: string) {
  const page = await visit(`/checkout?persona=${persona}&${MORNING}`, phone)
  await placeOrder(page).click()
  return page
}

/** Each way: a persona that is about to use it, how its choice reads, and how it is confirmed. */
const ways: readonly (readonly [
  persona: string,
  chosen: string,
  confirm: ((page: Page) => Promise<void>) | null,
])[] = [
  ['guest-checkout', 'Pay on delivery', null],
  ['pays-card', 'ending in 4242', null],
  [
    'pays-card-code',
    'ending in 3220',
    async (page) => {
      await arriveAt(page, 'Confirm your payment')
      await page.getByRole('textbox', { name: /^Code from your bank/ }).fill(await bankCode(page))
      await pay(page)
    },
  ],
  ['pays-bank-account', 'ending in 1234', null],
  ['pays-invoice', 'Pay by invoice', null],
  ['pays-paypal', 'PayPal', pay],
  ['pays-apple-pay', 'Apple Pay', pay],
  ['pays-google-pay', 'Google Pay', pay],
  ['pays-venmo', 'Venmo', pay],
  ['pays-fasspay', 'FassPay', pay],
  ['pays-ipay88', 'iPay88', pay],
  ['pays-payoo', 'Payoo', pay],
]

const steps = [
  ['address', 'Delivery address'],
  ['telephone', 'Phone'],
  ['express', 'Express delivery'],
] as const

/** Loads the checkout at each step: the way to pay stays chosen. */
async function reloadAtEachStep(page: Page, chosen: string): Promise<void> {
  for (const [step, title] of steps) {
    await open(page, new URL(`checkout?step=${step}`, page.url()).href)
    await atStep(page, title)
    await page
      .getByRole('region', { name: /: Payment$/ })
      .getByText(chosen)
      .waitFor()
  }
  await open(page, new URL('checkout?step=billing', page.url()).href)
  await atStep(page, 'Payment')
  const radio = openStep(page).getByRole('radio', { name: new RegExp(chosen) })
  await expect.poll(() => radio.isChecked()).toBe(true)
}

describe('on a phone', () => {
  test.for(ways)(
    '%s survives a reload at each step, and ends in one order',
    async ([persona, chosen, confirm], { visit }) => {
      const page = await visit(`/checkout?persona=${persona}&${MORNING}`, phone)
      await placeOrder(page).waitFor()
      await reloadAtEachStep(page, chosen)
      await placeOrder(page).click()
      await confirm?.(page)
      await atConfirmation(page)
      expect(new URL(page.url()).searchParams.get('order')).toMatch(/^\d+$/)
    },
  )

  test('a payment page survives a reload, and pays once in two tabs', async ({ visit }) => {
    const page = await order(visit, 'pays-ipay88')
    await arriveAt(page, 'Confirm your payment')
    await page.reload()
    await arriveAt(page, 'Confirm your payment')
    const other = await visit(new URL(page.url()).pathname + new URL(page.url()).search, {
      ...phone,
      beside: page,
    })
    await arriveAt(other, 'Confirm your payment')
    await pay(page)
    await atConfirmation(page)
    await pay(other)
    await atConfirmation(other)
    expect(await ordersKept(page)).toHaveLength(1)
    expect(other.url()).toBe(page.url())
  })

  test('back from the payment page opens the checkout with the pending payment; another method works', async ({
    visit,
  }) => {
    const page = await order(visit, 'pays-fasspay')
    await arriveAt(page, 'Confirm your payment')
    await page.goBack()
    await page.getByRole('region', { name: 'A payment is waiting' }).waitFor()
    await press(page, 'Cancel payment')
    await page.getByRole('link', { name: 'Pay another way' }).click()
    await atStep(page, 'Payment')
    await openStep(page)
      .getByRole('radio', { name: /^Pay on delivery/ })
      .check()
    await openStep(page).getByRole('button', { name: 'Done' }).click()
    await placeOrder(page).click()
    await atConfirmation(page)
    expect(await ordersKept(page)).toHaveLength(1)
  })

  test('closing the tab at the bank keeps the cart, and the next tab continues the payment', async ({
    visit,
  }) => {
    const page = await order(visit, 'pays-payoo')
    await arriveAt(page, 'Confirm your payment')
    const other = await visit('/cart', { ...phone, beside: page })
    await page.close()
    await open(other, new URL('checkout', other.url()).href)
    await press(other, 'Continue payment')
    await arriveAt(other, 'Confirm your payment')
    await pay(other)
    await atConfirmation(other)
    expect(await ordersKept(other)).toHaveLength(1)
  })

  test('a payment confirmed later appears on the confirmation by itself', async ({ visit }) => {
    const page = await visit(`/order-pending?persona=payment-waiting&${MORNING}!`, phone)
    await arriveAt(page, 'Waiting for your payment')
    await page.evaluate(() => window.mock?.clock.advance(10_000))
    await atConfirmation(page)
  })

  test('a payment declined later shows a message, and its items can be restored', async ({ visit }) => {
    const page = await visit(`/order-pending?persona=payment-failing&${MORNING}!`, phone)
    await arriveAt(page, 'Waiting for your payment')
    await page.evaluate(() => window.mock?.clock.advance(10_000))
    await arriveAt(page, 'Payment didn’t go through')
    await press(page, 'Put the items back in my cart')
    await page
      .getByText(/^\d+ items added to cart/)
      .first()
      .waitFor()
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Controls, createControls } from '../../../mocks/controls/controls.ts'
import type { Persona } from '../../../mocks/scenarios/persona.ts'
import { type PersonaId, personas } from '../../../mocks/scenarios/personas.ts'
import type { Order } from '../../../src/contract/entities/order.ts'
import { BillingType, CheckoutStep } from '../../../src/contract/enumerations.ts'
import { openServer, type Shopper, shopper } from '../shopper.ts'

let server: ReturnType<typeof openServer>
let controls: Controls
let browser: Shopper

beforeEach(() => {
  server = openServer()
  controls = createControls(server)
  browser = shopper(server)
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

describe('a persona for the checkout', () => {
  test.each([
    ['checkout-steps', ['express', 'standard', 'marketplace']],
    ['checkout-pickup', ['express']],
    ['checkout-codes', []],
    ['checkout-savings', ['express']],
    ['checkout-loyalty', ['express']],
  ] as const)('%s can place the order at once', async (id, classes) => {
    await controls.become(id)
    const { checkout } = await browser.data('/checkout')
    const { cartId } = checkout ?? {}
    await browser.sync()
    const { body, status } = await browser.ask<{ data: { order: Order } }>('POST', '/api/checkout', {
      cartId,
      idempotencyKey: 'key-0001',
    })
    expect(status).toBe(200)
    const shipped = body.data.order.shipments.map(({ fulfillmentClass }) => fulfillmentClass)
    for (const one of classes) expect(shipped).toContain(one)
  })

  test('each can be set up after any other, and again', { timeout: 120_000 }, async () => {
    const staged = Object.entries(personas).filter(([, persona]: [string, Persona]) => persona.stage)
    for (const [id] of [...staged, ...staged]) await controls.become(id as PersonaId)
    // The phone number of the account is still taken.
    await controls.become('guest-checkout')
    await browser.sync()
    const { body } = await browser.ask('POST', '/api/phone-verification', {
      phone: '0190000596',
      verify: false,
    })
    expect(body).toMatchObject({ errorCode: 596 })
  })

  test('the checkout of an account starts with an empty cart and one address of the persona', async () => {
    await controls.become('checkout-savings')
    await controls.become('pays-nothing')
    await controls.become('pays-nothing')
    const { checkout } = await browser.data('/checkout')
    expect(checkout?.pricingInfo.totalPrice).toBe(0)
    const lines = checkout?.shippingAddresses.map(({ addressLine1 }) => addressLine1) ?? []
    expect(lines.filter((line) => line === '12 Jalan Ampang')).toHaveLength(1)
  })

  test('checkout-steps has a step for the tax invoice, for its browser alone', async () => {
    await controls.become('checkout-steps')
    const { checkout } = await browser.data('/checkout')
    expect(checkout?.requirements).toMatchObject({ telephone: true, vat: true })
    expect(checkout?.selection.vatEmail).toBe('aisyah@example.com')
    await controls.become('guest-checkout')
    expect((await browser.data('/checkout')).checkout?.requirements.vat).toBe(false)
  })

  const links: readonly (readonly [PersonaId, string])[] = Object.entries(personas).flatMap(
    ([id, persona]: [string, Persona]) =>
      // The stories of businesses have pages of all kinds (storyPersonas.test.ts).
      (persona.isStory ? [] : (persona.opens ?? [])).map((path) => [id as PersonaId, path] as const),
  )
  test.each(links)('%s opens %s', async (id, path) => {
    await controls.become(id)
    let { body } = await browser.page(path)
    if (body.redirect !== undefined) body = (await browser.page(body.redirect)).body
    expect(body.data?.page.kind).toMatch(/^(checkout|paymentReturn|confirmation|orderPending)$/)
  })

  test('each step of the checkout, each billing type and each payment page has a link', () => {
    const paths = links.map(([, path]) => path)
    for (const step of Object.values(CheckoutStep)) expect(paths).toContain(`/checkout?step=${step}`)
    for (const page of [
      '/acs-mobile',
      '/fasspay-web',
      '/fasspay-mobile',
      '/ipay88',
      '/payoo',
      '/order-pending',
    ])
      expect(paths).toContain(page)
    const types = Object.values(personas).flatMap((persona: Persona) =>
      persona.pays && 'type' in persona.pays ? [persona.pays.type] : [],
    )
    // A card and a bank account are billings; a persona without any of them pays on delivery.
    const others = Object.values(BillingType).filter(
      (type) => type !== BillingType.CREDIT_CARD && type !== BillingType.PAYMENT_ON_FULFILLMENT,
    )
    expect(others.filter((type) => !types.includes(type))).toEqual([])
  })
})

describe('a persona for a payment', () => {
  test.each([
    ['pays-card', 'credit card'],
    ['pays-card-code', 'credit card'],
    ['pays-bank-account', 'credit card'],
    ['pays-invoice', 'invoice'],
    ['pays-paypal', 'paypal'],
    ['pays-apple-pay', 'apple pay'],
    ['pays-google-pay', 'google pay'],
    ['pays-venmo', 'venmo'],
    ['pays-fasspay', 'fasspay'],
    ['pays-ipay88', 'ipay88'],
    ['pays-payoo', 'payoo'],
    ['guest-checkout', 'payment on fulfillment'],
  ] as const)('%s can place the order at once', async (id, billingType) => {
    await controls.become(id)
    const { checkout } = await browser.data('/checkout')
    expect(checkout?.selection.billingType).toBe(billingType)
    await browser.sync()
    const { status } = await browser.ask('POST', '/api/checkout', {
      cartId: checkout?.cartId,
      idempotencyKey: 'key-0001',
    })
    expect(status).toBe(200)
  })

  test('pays-nothing has nothing left to pay by iPay88, and is refused with code 598', async () => {
    await controls.become('pays-nothing')
    const { checkout } = await browser.data('/checkout')
    expect(checkout?.selection.billingType).toBe('ipay88')
    expect(checkout?.pricingInfo.totalPrice).toBe(0)
    await browser.sync()
    const { status, body } = await browser.ask('POST', '/api/checkout', {
      cartId: checkout?.cartId,
      idempotencyKey: 'key-0001',
    })
    expect({ status, body }).toMatchObject({ status: 409, body: { errorCode: 598 } })
  })

  test.each([
    ['payment-at-bank', '/acs-mobile'],
    ['payment-at-fasspay', '/fasspay-web'],
    ['payment-at-fasspay', '/fasspay-mobile'],
    ['payment-at-ipay88', '/ipay88'],
    ['payment-at-payoo', '/payoo'],
  ] as const)('%s finds the payment on %s', async (id, path) => {
    await controls.become(id)
    expect((await browser.data(path)).payment?.status).toBe('open')
  })

  test.each([
    ['payment-declined', 'declined', 'declined'],
    ['payment-cancelled', 'cancelled', 'cancelled'],
    ['payment-expiring', 'open', 'expired'],
    ['payment-expired', 'expired', 'expired'],
    ['payment-voided', 'voided', 'voided'],
  ] as const)('%s has a payment that is %s, and %s after fifteen seconds', async (id, status, later) => {
    await controls.become(id)
    expect((await browser.data('/ipay88')).payment?.status).toBe(status)
    expect((await browser.sync()).cartVariants).toHaveLength(3)
    server.clock.advance(15_000)
    expect((await browser.data('/ipay88')).payment?.status).toBe(later)
  })

  test('payment-approved is led to its order, and payment-at-wallet to its payment', async () => {
    await controls.become('payment-approved')
    expect((await browser.page('/ipay88')).body.redirect).toMatch(/^\/confirmation\?order=\d+$/)
    await controls.become('payment-at-wallet')
    expect((await browser.data('/checkout')).checkout?.openPayment?.provider).toBe('paypal')
  })

  test.each([
    ['payment-waiting', { redirect: expect.stringMatching(/^\/confirmation/) as string }],
    ['payment-failing', { data: { order: { order: { status: 9 } } } }],
  ] as const)('%s waits for ten seconds', async (id, afterwards) => {
    await controls.become(id)
    const { redirect = '' } = (await browser.page('/order-pending')).body
    expect((await browser.data(redirect)).order?.order?.billingType).toBe('ipay88')
    server.clock.advance(10_000)
    expect((await browser.page(redirect)).body).toMatchObject(afterwards)
  })
})

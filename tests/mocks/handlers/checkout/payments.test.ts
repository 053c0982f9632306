import { describe, expect } from 'vitest'
import { testCards } from '../../../../fixtures/inputs.ts'
import { named } from '../../../../fixtures/named.ts'
import { BillingType, OrderStatus, PaymentTransactionStatus } from '../../../../src/contract/enumerations.ts'
import type { MockServer } from '../../../../mocks/server/mockServer.ts'
import { type Buyer, goodCard } from '../../buyer.ts'
import { shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const MINUTE_MS = 60_000

/** Express items for 41.60 with everything but the payment; then the payment, opened by "Place order". */
async function open(anas: Buyer, type: BillingType, data?: object) {
  const cartId = await anas.readyToOrder()
  await anas.payBy(type, data)
  const { payment } = (await anas.startPayment(cartId)).body.data
  if (!payment) throw new Error('A provider should be needed.')
  return { cartId, payment }
}

const regional = [
  [BillingType.FASSPAY, { telephoneNumber: '0123456789' }, '/fasspay-web', '6789'],
  [BillingType.IPAY88, { paymentId: '16' }, '/ipay88', '16'],
  [BillingType.PAYOO, { bankCode: 'CIMB' }, '/payoo', 'CIMB'],
] as const
const wallets = [
  BillingType.PAYPAL,
  BillingType.APPLE_PAY,
  BillingType.GOOGLE_PAY,
  BillingType.VENMO,
] as const

describe('a payment at a provider', () => {
  test.for(regional)(
    '%s has a page, and is settled when approved',
    async ([type, data, page, detail], { ana, anas }) => {
      const { payment } = await open(anas, type, data)
      expect(payment).toMatchObject({
        status: 'open',
        amount: 4_160,
        detail,
        url: `${page}?payment=${payment._id}`,
      })
      expect((await ana.sync()).cartVariants).toHaveLength(2)
      const { data: reply } = (await anas.answerPayment(payment._id, 'approve')).body
      expect(reply.payment).toMatchObject({ status: 'approved', orderGid: reply.order?.gid })
      expect(reply.order).toMatchObject({
        billingType: type,
        paymentTransactionStatus: PaymentTransactionStatus.SETTLED,
      })
      expect((await ana.sync()).cartVariants).toEqual([])
    },
  )

  test.for(wallets)('%s has a sheet, and is authorized when approved', async (type, { anas }) => {
    const { payment } = await open(anas, type)
    expect(payment.url).toBeUndefined()
    const { order } = (await anas.answerPayment(payment._id, 'approve')).body.data
    expect(order).toMatchObject({
      billingType: type,
      paymentTransactionStatus: PaymentTransactionStatus.AUTHORIZED,
    })
  })

  test('a client without such a page gets its order at once', async ({ anas }) => {
    const cartId = await anas.readyToOrder()
    await anas.payBy(BillingType.PAYPAL)
    expect((await anas.place(cartId)).body.data.order.billingType).toBe('paypal')
  })

  test.for(['decline', 'cancel'] as const)(
    'after "%s" there is no order, and the cart is unchanged',
    async (answer, { ana, anas }) => {
      const { payment } = await open(anas, BillingType.PAYPAL)
      const { data } = (await anas.answerPayment(payment._id, answer)).body
      expect(data.payment.status).toBe(answer === 'decline' ? 'declined' : 'cancelled')
      expect(data.order).toBeUndefined()
      expect((await ana.sync()).cartVariants).toHaveLength(2)
      expect((await anas.checkout()).openPayment).toBeUndefined()
    },
  )

  test('the first answer counts: a second one, in another tab, changes nothing', async ({ server, anas }) => {
    const { payment } = await open(anas, BillingType.FASSPAY, { telephoneNumber: '0123456789' })
    const first = (await anas.answerPayment(payment._id, 'approve')).body.data
    const second = (await anas.answerPayment(payment._id, 'cancel')).body.data
    expect(second.order?.gid).toBe(first.order?.gid)
    expect(second.payment.status).toBe('approved')
    expect(
      Object.values((await server.store.read()).visitors).flatMap(({ guest }) => guest.orders),
    ).toHaveLength(1)
  })

  test('a second "Place order" returns the same payment, and another method replaces it', async ({
    anas,
  }) => {
    const { cartId, payment } = await open(anas, BillingType.PAYPAL)
    expect((await anas.startPayment(cartId, 'key-0002')).body.data.payment?._id).toBe(payment._id)
    expect((await anas.checkout()).openPayment?._id).toBe(payment._id)
    await anas.payBy(BillingType.VENMO)
    const other = (await anas.startPayment(cartId, 'key-0003')).body.data.payment
    expect(other?._id).not.toBe(payment._id)
    expect((await anas.answerPayment(payment._id, 'approve')).body.data.payment.status).toBe('cancelled')
  })

  test('every tab that has opened it finds its order, and one that knows its id', async ({
    server,
    anas,
  }) => {
    const { cartId, payment } = await open(anas, BillingType.PAYPAL)
    await anas.startPayment(cartId, 'key-0002')
    const { order } = (await anas.answerPayment(payment._id, 'approve')).body.data
    for (const key of ['key-0001', 'key-0002', payment._id])
      expect((await anas.place(cartId, key)).body.data.order.gid).toBe(order?.gid)
    expect(
      Object.values((await server.store.read()).visitors).flatMap(({ guest }) => guest.orders),
    ).toHaveLength(1)
  })

  test('after fifteen minutes it has expired, and nothing is ordered', async ({ server, anas }) => {
    const { payment } = await open(anas, BillingType.PAYPAL)
    server.clock.advance(15 * MINUTE_MS - 1)
    expect((await anas.checkout()).openPayment?.status).toBe('open')
    server.clock.advance(1)
    const { data } = (await anas.answerPayment(payment._id, 'approve')).body
    expect(data).toMatchObject({ payment: { status: 'expired' } })
    expect(data.order).toBeUndefined()
  })

  test('a cart that changed meanwhile is not paid', async ({ ana, anas }) => {
    const { payment } = await open(anas, BillingType.PAYPAL)
    await anas.put(named.saleMilk, 3)
    const { data } = (await anas.answerPayment(payment._id, 'approve')).body
    expect(data).toMatchObject({ payment: { status: 'voided', refusal: 'cart_changed' } })
    expect((await ana.sync()).cartVariants).toHaveLength(2)
  })

  test('a provider that decides later has a pending order; approval confirms it', async ({
    ana,
    anas,
    server,
  }) => {
    const { payment } = await open(anas, BillingType.FASSPAY, { telephoneNumber: '0123456789' })
    const { data } = (await anas.answerPayment(payment._id, 'approveLater')).body
    expect(data).toMatchObject({
      payment: { status: 'waiting' },
      order: { paymentTransactionStatus: PaymentTransactionStatus.CREATED },
    })
    const pending = `/order-pending?order=${data.order?.gid}`
    expect((await ana.data(pending)).order?.order?.gid).toBe(data.order?.gid)
    server.clock.advance(10_000)
    expect((await ana.page(pending)).body.redirect).toBe(`/confirmation?order=${data.order?.gid}`)
  })

  test('a later refusal cancels the order, and its items can be restored', async ({ ana, anas, server }) => {
    const { payment } = await open(anas, BillingType.IPAY88, { paymentId: '210' })
    const { data } = (await anas.answerPayment(payment._id, 'declineLater')).body
    server.clock.advance(10_000)
    const { order } = (await ana.data(`/order-pending?order=${data.order?.gid}`)).order ?? {}
    expect(order).toMatchObject({
      status: OrderStatus.CANCELLED,
      paymentTransactionStatus: PaymentTransactionStatus.AUTHORIZATION_UNSUCCESSFUL,
    })
    await ana.ask('POST', '/api/carts/add-order', { orderId: data.order?.gid })
    expect((await ana.sync()).cartVariants).toHaveLength(2)
  })
})

describe('the bank of a card', () => {
  async function asked(anas: Buyer) {
    const cartId = await anas.readyToOrder()
    await anas.card({ ...goodCard, cardNumber: testCards.asksBank })
    const { payment } = (await anas.startPayment(cartId)).body.data
    if (!payment) throw new Error('The bank should send a code.')
    return payment
  }

  const sentCodes = async (server: MockServer) =>
    (await server.store.read()).outbox.filter(({ kind }) => kind === 'bankCode').map(({ content }) => content)

  test('sends a code, and charges the card when it is right', async ({ server, anas }) => {
    const payment = await asked(anas)
    expect(payment).toMatchObject({ provider: 'acs', detail: '3220', triesLeft: 3 })
    const { outbox } = await server.store.read()
    const code = outbox.findLast(({ kind }) => kind === 'bankCode')?.content ?? ''
    expect(JSON.stringify(payment)).not.toContain(code)
    const { data } = (await anas.answerPayment(payment._id, 'approve', code)).body
    expect(data.order).toMatchObject({ billingType: 'credit card', lastFour: '3220' })
    expect(await sentCodes(server)).toEqual(['•••'])
  })

  test('sends another code for another total, and the first one is hidden', async ({ server, anas }) => {
    await asked(anas)
    await anas.put(named.omegaEggs, 5)
    await asked(anas)
    expect(await sentCodes(server)).toEqual(['•••', expect.stringMatching(/^\d{6}$/)])
  })

  test('counts wrong codes, and declines after the third', async ({ server, anas }) => {
    const payment = await asked(anas)
    const wrong = () => anas.answerPayment(payment._id, 'approve', 'none')
    expect((await wrong()).body).toMatchObject({ errorCode: 566, details: { triesLeft: 2 } })
    expect((await wrong()).body).toMatchObject({ errorCode: 566, details: { triesLeft: 1 } })
    expect(await sentCodes(server)).toEqual([expect.stringMatching(/^\d{6}$/)])
    expect((await wrong()).body).toMatchObject({ errorCode: 566, details: { triesLeft: 0 } })
    expect(await sentCodes(server)).toEqual(['•••'])
    expect((await wrong()).body.data.payment.status).toBe('declined')
  })

  test('is not involved for a card that does not need it', async ({ anas }) => {
    const cartId = await anas.readyToOrder()
    await anas.card()
    expect((await anas.startPayment(cartId)).body.data.order?.billingType).toBe('credit card')
  })
})

test('the page of a provider shows its payment, and after a payment redirects to the order', async ({
  ana,
  anas,
}) => {
  const { payment } = await open(anas, BillingType.PAYOO, { bankCode: 'RHB' })
  expect((await ana.data(payment.url ?? '')).payment).toEqual(payment)
  const { order } = (await anas.answerPayment(payment._id, 'approve')).body.data
  expect((await ana.page(payment.url ?? '')).body.redirect).toBe(`/confirmation?order=${order?.gid}`)
  expect((await ana.data('/payoo?payment=nothing')).payment).toBeUndefined()
})

test('no other visitor can see a payment', async ({ server, anas }) => {
  const { payment } = await open(anas, BillingType.PAYPAL)
  const other = shopper(server, 'another-visitor')
  await other.sync()
  expect((await other.ask('GET', `/api/payments/${payment._id}`)).status).toBe(404)
})

import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { promoCodes } from '../../../../fixtures/promoCodes.ts'
import { cents } from '../../../../src/contract/entities/money.ts'
import { PaymentMethod } from '../../../../src/contract/enumerations.ts'
import { buyer } from '../../buyer.ts'
import { arrange } from '../../persona.ts'
import { saver } from '../../saver.ts'
import { shopper } from '../../shopper.ts'
import { shopping } from '../../shopping.ts'
import { test } from '../../../setup/serverTest.ts'

describe('a business', () => {
  test('an account whose flag is off uses no promo codes; one whose flag is on does', async ({ server }) => {
    const off = await shopping(server, 'invoiceCustomer')
    await off.buys.put(named.saleMilk, 4)
    expect((await off.saves.code(promoCodes.amount.code)).status).toBe(403)
    const on = await shopping(server, 'businessOwner')
    await on.buys.put(named.saleMilk, 4)
    expect((await on.saves.code(promoCodes.amount.code)).body.results.didAddPromoCode).toBe(true)
  })

  test('pays by invoice within its limit, with a purchase order number', async ({ server }) => {
    const { buys, saves } = await shopping(server, 'invoiceCustomer')
    const cartId = await buys.readyToOrder()
    await saves.payBy('invoice')
    await saves.number('PO-2026-118')
    const { order } = (await buys.place(cartId)).body.data
    expect(order).toMatchObject({
      paymentMethod: PaymentMethod.BUSINESS_INVOICE,
      billingType: 'invoice',
      purchaseOrderNumber: 'PO-2026-118',
      pricingInfo: { totalPrice: 4_160 },
    })
    const { organizations } = await server.store.read()
    expect(organizations['organization-restaurant']?.account.invoice.currentOutstanding).toBe(132_160)
  })

  test('cannot order above its limit, and its debt stays', async ({ server }) => {
    const { buys, saves } = await shopping(server, 'invoiceCustomer')
    const cartId = await buys.readyToOrder()
    await saves.payBy('invoice')
    await arrange(server, ({ organizations }) => {
      const restaurant = organizations['organization-restaurant']
      if (restaurant) restaurant.account.invoice.currentOutstanding = cents(495_841)
    })
    expect((await buys.place(cartId)).body).toMatchObject({
      error: 'over_credit_limit',
      details: { available: 4_159 },
    })
    const { organizations } = await server.store.read()
    expect(organizations['organization-restaurant']?.account.invoice.currentOutstanding).toBe(495_841)
  })

  test('has a cart editor, who fills the cart but cannot order', async ({ server }) => {
    const { buys } = await shopping(server, 'cartEditor')
    const cartId = await buys.readyToOrder()
    expect((await buys.place(cartId)).status).toBe(403)
  })

  test('an invoice is refused for anyone else', async ({ server }) => {
    const { saves } = await shopping(server, 'businessOwner')
    expect((await saves.payBy('invoice')).body).toMatchObject({ error: 'not_available' })
  })
})

test('a purchase order number is removed by its value', async ({ server }) => {
  const { saves } = await shopping(server, 'businessOwner')
  await saves.number(' PO-1 ')
  expect((await saves.noNumber('PO-2')).status).toBe(404)
  const { checkout } = (await saves.noNumber('PO-1')).body.data
  expect(checkout.selection.purchaseOrderNumber).toBeUndefined()
})

test('the regional providers get the data that they need', async ({ server }) => {
  const ana = shopper(server)
  await ana.sync()
  const { payBy } = saver(ana)
  expect((await payBy('ipay88')).body).toMatchObject({ error: 'bad_body', field: 'data.paymentId' })
  expect((await payBy('fasspay', { telephoneNumber: '012' })).body).toMatchObject({
    field: 'data.telephoneNumber',
  })
  expect((await payBy('payoo', { bankCode: 'CIMB' })).body.data.checkout.selection).toMatchObject({
    billingType: 'payoo',
    billingData: { bankCode: 'CIMB' },
  })
  const { checkout } = (await payBy('payment on fulfillment')).body.data
  expect(checkout.selection.billingData).toBeUndefined()
})

test('a card that has expired is declined', async ({ server }) => {
  const { who, buys } = await shopping(server, 'expiredMember')
  const cartId = await buys.readyToOrder()
  const [card] = (await buys.checkout()).billingInfos
  await who.ask('PUT', '/api/set-selected-payment-method', { selectedSavedPaymentMethod: card?._id })
  expect(await buys.place(cartId)).toMatchObject({ status: 402, body: { error: 'card_declined' } })
})

test('a delivery surcharge is charged once, for delivered items', async ({ server }) => {
  server.config = { ...server.config, deliverySurcharge: cents(250) }
  const ana = shopper(server)
  await ana.sync()
  await buyer(ana).put(named.saleMilk, 5)
  await buyer(ana).put(named.standardOnlyRice, 1)
  // 39.50 + 8.00 + 26.00 + 9.00 + 2.50
  const { pricingInfo } = await ana.sync()
  expect(pricingInfo).toMatchObject({
    priceModifiers: [{ _id: 'delivery-surcharge', amount: 250 }],
    totalPrice: 8_500,
  })
})

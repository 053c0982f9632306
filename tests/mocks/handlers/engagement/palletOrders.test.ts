import { describe, expect } from 'vitest'
import { testStreets } from '../../../../fixtures/inputs.ts'
import { named } from '../../../../fixtures/named.ts'
import { cents } from '../../../../src/contract/entities/money.ts'
import type { Order } from '../../../../src/contract/entities/order.ts'
import type { PalletQuote } from '../../../../src/contract/entities/palletQuote.ts'
import { OrderStatus } from '../../../../src/contract/enumerations.ts'
import { test } from '../../../setup/serverTest.ts'
import { home } from '../../buyer.ts'
import { accountNow, arrange } from '../../persona.ts'
import { askForPallets, type PalletOrder, UNTIL_QUOTED_MS } from '../../quotedPallets.ts'
import type { Shopper } from '../../shopper.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

interface Answer {
  data: { orderGid: string }
  error?: string
  details?: unknown
}

const orderOf = async (person: Shopper, gid: string) =>
  (await person.ask<{ order: Order }>('GET', `/api/order/${gid}`)).body.order

const quoteOf = async (person: Shopper): Promise<PalletQuote | undefined> =>
  (await person.page('/bulk-purchase')).body.data?.bulkPurchase?.quotes[0]

const send = (person: Shopper, path: string, order: PalletOrder) => person.ask<Answer>('POST', path, order)

const cancel = (person: Shopper, id: string) =>
  person.ask('POST', '/api/cancel-order', { id, cancellationReason: 'changed_mind' })

describe('an order from a quote for pallets', () => {
  test('has the price, the day, the address and the number of the buyer', async ({ server }) => {
    const { person, order, path } = await askForPallets(server, 'businessOwner', { notes: 'No ramp' })
    const { data } = (await send(person, path, { ...order, purchaseOrderNumber: ' PO-7 ' })).body
    const placed = await orderOf(person, data.orderGid)
    // RM 7.90 × 480 = RM 3,792.00, less 8 %: RM 3,488.64. The sale of the milk ends on Monday, after the quote.
    expect(placed).toMatchObject({
      purchaseOrderNumber: 'PO-7',
      paymentMethod: 7,
      telephoneNumber: '0123450007',
      pricingInfo: {
        variantsSubtotalPrice: 379_200,
        totalPrice: 348_864,
        shippingPrice: 0,
        priceModifiers: [{ name: 'Pallet discount', amount: -30_336 }],
      },
      orderVariants: [{ quantity: 480, price: 790 }],
      // Thursday, 8 am to 6 pm in Malaysia.
      shipments: [
        {
          instructions: 'No ramp',
          slot: { start: '2026-11-26T00:00:00.000Z', end: '2026-11-26T10:00:00.000Z' },
        },
      ],
      canAttach: false,
      canCancel: true,
    })
    expect(await quoteOf(person)).toMatchObject({ status: 'ordered', orderGid: data.orderGid })
    server.clock.advance(4 * DAY_MS)
    const { shopper } = await accountNow(server, 'businessOwner')
    expect(shopper.orders.at(-1)?.gid).toBe(data.orderGid)
  })

  test('does not come from the stock of the shop, and does not return to it when it is cancelled', async ({
    server,
  }) => {
    const { person, order, path } = await askForPallets(server, 'businessOwner')
    const before = (await person.variantOf(named.saleMilk)).availableCount
    const { data } = (await send(person, path, order)).body
    expect((await person.variantOf(named.saleMilk)).availableCount).toBe(before)
    await cancel(person, data.orderGid)
    expect((await orderOf(person, data.orderGid)).status).toBe(OrderStatus.CANCELLED)
    expect((await person.variantOf(named.saleMilk)).availableCount).toBe(before)
  })

  test('opens its quote again when it is cancelled, and once more after that', async ({ server }) => {
    const { person, order, path } = await askForPallets(server, 'businessOwner')
    const first = (await send(person, path, order)).body.data.orderGid
    expect(await send(person, path, order)).toMatchObject({ body: { error: 'already_answered' } })
    await cancel(person, first)
    const reopened = await quoteOf(person)
    expect(reopened).toMatchObject({ status: 'quoted', total: 348_864 })
    expect(reopened).not.toHaveProperty('orderGid')
    const second = (await send(person, path, order)).body.data.orderGid
    expect(second).not.toBe(first)
    expect(await quoteOf(person)).toMatchObject({ status: 'ordered', orderGid: second })
  })

  test('leaves its quote expired when it is cancelled after the two weeks', async ({ server }) => {
    const minutes = 20 * MINUTE_MS
    // The price comes two days after the request, and holds for fourteen.
    const waits = (2 + 14) * DAY_MS - minutes
    const { person, order, path } = await askForPallets(server, 'businessOwner', { waits })
    const late = { ...order, deliveryDay: '2026-12-20' }
    const { orderGid } = (await send(person, path, late)).body.data
    server.clock.advance(minutes)
    expect(await quoteOf(person)).toMatchObject({ status: 'ordered' })
    await cancel(person, orderGid)
    expect(await quoteOf(person)).toMatchObject({ status: 'expired' })
    expect(await send(person, path, late)).toMatchObject({ body: { error: 'too_late' } })
  })

  test('opens its quote again when it is rejected, without the buyer', async ({ server }) => {
    const { person, order, path, addresses } = await askForPallets(server, 'businessOwner')
    const { addressCreationResult } = (
      await person.ask<{ addressCreationResult: { addressId: string } }>('POST', '/api/address', {
        address: {
          ...home,
          postalCode: addresses[0]?.postalCode,
          addressLine1: testStreets.checkedAndRejected,
        },
      })
    ).body
    const toStreet = { ...order, addressId: addressCreationResult.addressId }
    const { orderGid } = (await send(person, path, toStreet)).body.data
    server.clock.advance(8 * MINUTE_MS - 1)
    expect(await quoteOf(person)).toMatchObject({ status: 'ordered', orderGid })
    server.clock.advance(1)
    expect((await orderOf(person, orderGid)).status).toBe(OrderStatus.CANCELLED)
    expect(await quoteOf(person)).toMatchObject({ status: 'quoted', total: 348_864 })
    const { status } = await send(person, path, order)
    expect(status).toBe(200)
  })

  test('has no note and no substitution, since no shopper picks it', async ({ server }) => {
    const { person, order, path } = await askForPallets(server, 'businessOwner')
    const { orderGid } = (await send(person, path, order)).body.data
    const placed = await orderOf(person, orderGid)
    expect(placed).toMatchObject({ isByPallet: true, canCancel: true })
    const variantId = placed.orderVariants[0]?.variant._id
    const note = { orderId: orderGid, variantId, pickingNotes: 'ripe ones' }
    expect(await person.ask('POST', '/api/order-details/update-express-item', note)).toMatchObject({
      body: { error: 'not_found', field: 'variantId' },
    })
  })

  test('keeps the price of the day on which it was quoted, for two weeks', async ({ server }) => {
    const { person } = await askForPallets(server, 'businessOwner')
    // The sale has ended.
    expect((await person.variantOf(named.saleMilk)).salePrice).toBeUndefined()
    expect(await quoteOf(person)).toMatchObject({
      status: 'quoted',
      total: 348_864,
      validUntil: '2026-12-07T00:00:00.000Z',
    })
  })

  test('expires after two weeks', async ({ server }) => {
    const waits = UNTIL_QUOTED_MS + 14 * DAY_MS
    const { person, order, path } = await askForPallets(server, 'businessOwner', { waits })
    expect(await quoteOf(person)).toMatchObject({ status: 'expired', total: 348_864 })
    expect(await send(person, path, { ...order, deliveryDay: '2026-12-20' })).toMatchObject({
      body: { error: 'too_late' },
    })
  })

  test('on invoice is owed by the business, and refused over its limit', async ({ server }) => {
    const { person, order, path } = await askForPallets(server, 'invoiceCustomer', { pallets: 1 })
    const owed = async () =>
      (await server.store.read()).organizations['organization-restaurant']?.account.invoice
    const before = (await owed())?.currentOutstanding ?? 0
    const invoice = { ...order, billingType: 'invoice' }
    await arrange(server, ({ organizations }) => {
      const business = organizations['organization-restaurant']
      if (business) business.account.invoice.creditLimit = cents(before + 100_000)
    })
    // RM 7.90 × 240, less 8 %: RM 1,744.32.
    expect(await send(person, path, invoice)).toMatchObject({
      body: { error: 'over_credit_limit', details: { available: 100_000 } },
    })
    expect(await quoteOf(person)).toMatchObject({ status: 'quoted' })
    await arrange(server, ({ organizations }) => {
      const business = organizations['organization-restaurant']
      if (business) business.account.invoice.creditLimit = cents(before + 174_432)
    })
    const { data } = (await send(person, path, invoice)).body
    expect((await owed())?.currentOutstanding).toBe(before + 174_432)
    expect((await orderOf(person, data.orderGid)).invoiceDueAt).toBeDefined()
  })

  test('is without tax for a tax-exempt business', async ({ server }) => {
    const { person, order, path } = await askForPallets(server, 'businessOwner')
    await arrange(server, ({ organizations }) => {
      const cafe = organizations['organization-kopitiam']
      if (cafe) cafe.account.isTaxExempt = true
    })
    // The tax of 6 % in RM 3,488.64 is RM 197.47.
    expect(await quoteOf(person)).toMatchObject({ total: 329_117 })
    const { data } = (await send(person, path, order)).body
    expect((await orderOf(person, data.orderGid)).pricingInfo).toMatchObject({
      totalPrice: 329_117,
      taxAmount: 0,
    })
  })

  test.for([
    ['without a day to come', { deliveryDay: '2026-11-23' }, 'deliveryDay'],
    ['on a day of no calendar', { deliveryDay: '2027-02-29' }, 'deliveryDay'],
  ] as const)('%s is refused', async ([, change, field], { server }) => {
    const { person, order, path } = await askForPallets(server, 'businessOwner')
    expect(await send(person, path, { ...order, ...change })).toMatchObject({ status: 400, body: { field } })
  })

  test('goes only to the postal code of the quote', async ({ server }) => {
    const { person, order, path } = await askForPallets(server, 'businessOwner')
    const { body } = await person.ask<{ addressCreationResult: { addressId: string } }>(
      'POST',
      '/api/address',
      {
        address: {
          addressLine1: '1 Jalan Burma',
          city: 'George Town',
          state: 'Pulau Pinang',
          postalCode: '10050',
          country: 'Malaysia',
          firstName: 'Hafiz',
          lastName: 'Abdullah',
        },
      },
    )
    const { addressId } = body.addressCreationResult
    expect(await send(person, path, { ...order, addressId })).toMatchObject({
      status: 400,
      body: { field: 'addressId' },
    })
  })

  test('is placed once', async ({ server }) => {
    const { person, order, path } = await askForPallets(server, 'businessOwner')
    const { data } = (await send(person, path, order)).body
    expect(await send(person, path, order)).toMatchObject({
      status: 409,
      body: { error: 'already_answered', details: { orderGid: data.orderGid } },
    })
  })
})

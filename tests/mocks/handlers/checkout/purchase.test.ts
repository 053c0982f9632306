import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import {
  BillingType,
  OrderStatus,
  PaymentMethod,
  PaymentTransactionStatus,
} from '../../../../src/contract/enumerations.ts'
import { home } from '../../buyer.ts'
import { shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

describe('a purchase', () => {
  test('with all three kinds of delivery, step by step', async ({ ana, anas }) => {
    const cart = await ana.sync()
    // Express: 2 x 7.90 = 15.80 and 1 x eggs; standard rice; marketplace kopi.
    await anas.put(named.saleMilk, 4)
    await anas.put(named.standardOnlyRice, 1)
    await anas.put(named.marketplaceKopi, 2)
    const { body: page } = await ana.page('/checkout')
    expect(page.data?.checkout?.fulfillmentRequests).toHaveLength(3)
    expect((await anas.place(cart._id)).body).toMatchObject({
      error: 'incomplete_checkout',
      details: { steps: ['address', 'telephone', 'express', 'standard', 'marketplace', 'billing'] },
    })
    const { body: saved } = await anas.address()
    await anas.telephone('+012 345 6789', 'aisyah@example.my')
    const { deliveryTimes } = await anas.checkout()
    const slot = deliveryTimes.find(({ isAvailable, price }) => isAvailable && price === 300)
    const { body } = await anas.deliver({ deliveryTimeId: slot?._id })
    await anas.deliver({ marketplaceAddressId: saved.addressCreationResult.addressId })
    await anas.instruct('Leave it with the guard')
    await anas.card()

    // 4 x 790 = 3160 express, shipping 800, slot 300.
    const subtotal = body.data.checkout.pricingInfo.variantsSubtotalPrice
    expect(body.data.checkout.pricingInfo).toMatchObject({
      expressDeliveryPrice: 300,
      shippingPrice: 800 + 900 + 900,
      totalPrice: subtotal + 2_600 + 300,
    })
    const { status, body: placed } = await anas.place(cart._id)
    expect(status).toBe(200)
    const { order } = placed.data
    expect(order.gid).toMatch(/^261121\d{5}$/)
    expect(order).toMatchObject({
      status: OrderStatus.NEW,
      billingType: BillingType.CREDIT_CARD,
      paymentMethod: PaymentMethod.GUEST_CARD,
      paymentTransactionStatus: PaymentTransactionStatus.AUTHORIZED,
      lastFour: '4242',
      isFirstOrder: true,
      email: 'aisyah@example.my',
      telephoneNumber: '0123456789',
      shippingAddress: home,
      canCancel: true,
      pricingInfo: { totalPrice: subtotal + 2_900 },
    })
    expect(order.shipments.map(({ fulfillmentClass }) => fulfillmentClass)).toEqual([
      'express',
      'standard',
      'marketplace',
    ])
    expect(order.expressDeliveryTimes).toEqual([{ timeDisplay: 'Sat, 21 Nov, 4-6 pm' }])
    expect(order.orderVariants.map(({ quantity }) => quantity)).toEqual([4, 1, 2])

    expect((await ana.sync()).cartVariants).toEqual([])
    expect((await ana.page('/checkout')).body).toEqual({ redirect: '/cart' })
    const confirmation = await ana.page(`/confirmation?order=${order.gid}`)
    expect(confirmation.body.data?.confirmation?.order.gid).toBe(order.gid)
    expect((await ana.ask('GET', `/api/order/${order.gid}`)).body).toMatchObject({
      order: { gid: order.gid },
    })
    const milk = await ana.variantOf(named.saleMilk)
    expect(milk.availableCount).toBe(84 - 4)
  })

  test('the same key creates one order, another key finds the cart empty', async ({ server, anas }) => {
    const cartId = await anas.readyToOrder()
    const [first, second] = await Promise.all([
      anas.place(cartId, 'one-key-1'),
      anas.place(cartId, 'one-key-1'),
    ])
    expect(first.body.data.order).toEqual(second.body.data.order)
    expect((await server.store.read()).visitors['browser']?.guest.orders).toHaveLength(1)
    expect((await anas.place(cartId, 'other-key')).body).toMatchObject({ error: 'empty_cart' })
  })

  test('a key that has placed an order is refused for another cart or total', async ({
    server,
    ana,
    anas,
  }) => {
    const cartId = await anas.readyToOrder()
    const { order } = (await anas.place(cartId)).body.data
    const again = (change: object) =>
      ana.ask('POST', '/api/checkout', { cartId, idempotencyKey: 'key-0001', ...change })
    const refusal = {
      status: 409,
      body: {
        error: 'cart_changed',
        field: 'idempotencyKey',
        expected: `a new key: this one has placed order ${order.gid}`,
      },
    }
    expect(await again({ totalPrice: order.pricingInfo.totalPrice + 1 })).toMatchObject(refusal)
    expect(await again({ cartId: 'cart-of-nobody' })).toMatchObject(refusal)
    expect(await again({ totalPrice: order.pricingInfo.totalPrice })).toMatchObject({
      status: 200,
      body: { data: { order: { gid: order.gid } } },
    })
    expect((await again({ cartId: 'cart-of-nobody', onlyIfPlaced: true })).status).toBe(200)
    // The same request returns the order with what was added to it since: 41.60 and 7.90.
    await ana.ask('PUT', `/api/post-order-attach/${order.gid}`, {
      postOrderAttachVariants: [{ variantId: `variant-${named.saleMilk}`, quantity: 1 }],
    })
    expect(await again({ totalPrice: 4_160 })).toMatchObject({
      status: 200,
      body: { data: { order: { gid: order.gid, pricingInfo: { totalPrice: 4_950 } } } },
    })
    expect((await server.store.read()).visitors['browser']?.guest.orders).toHaveLength(1)
  })

  test.for([
    ['too short', 'seven-7'],
    ['the name of no field of its own', '__proto__'],
    ['longer than any key', 'k'.repeat(65)],
  ] as const)('the invalid key %s creates no order', async ([, key], { ana, anas }) => {
    const cartId = await anas.readyToOrder()
    const { status, body } = await anas.place(cartId, key)
    expect({ status, ...body }).toMatchObject({ status: 400, field: 'idempotencyKey' })
    expect((await ana.sync()).cartVariants).toHaveLength(2)
  })

  test('guests see only their own orders', async ({ server, ana, anas }) => {
    const cartId = await anas.readyToOrder()
    const { order } = (await anas.place(cartId)).body.data
    const other = shopper(server, 'someone else')
    await other.sync()
    expect((await other.ask('GET', `/api/order/${order.gid}`)).status).toBe(404)
    expect((await other.page(`/confirmation?order=${order.gid}`)).status).toBe(404)
    expect((await ana.ask('GET', '/api/order/undefined')).body).toMatchObject({ error: 'order_id_missing' })
  })

  test('an order is delivered as the clock advances', async ({ server, ana, anas }) => {
    const cartId = await anas.readyToOrder()
    const { gid } = (await anas.place(cartId)).body.data.order
    const read = async () =>
      (
        await ana.ask<{ order: { status: number; paymentTransactionStatus: number; canCancel: boolean } }>(
          'GET',
          `/api/order/${gid}`,
        )
      ).body.order
    expect(await read()).toMatchObject({
      status: OrderStatus.NEW,
      paymentTransactionStatus: PaymentTransactionStatus.NO_TRANSACTION,
    })
    server.clock.advance(36 * 3_600_000)
    expect(await read()).toMatchObject({
      status: OrderStatus.DELIVERED,
      paymentTransactionStatus: PaymentTransactionStatus.SETTLED,
      canCancel: false,
    })
  })

  test('the next order keeps contact and address, not the slot', async ({ anas }) => {
    const cartId = await anas.readyToOrder()
    await anas.place(cartId)
    await anas.put(named.saleMilk, 5)
    const { selection, lastPaymentInfo } = await anas.checkout()
    expect(selection).toMatchObject({
      telephoneNumber: '0123456789',
      deliveryInfo: {},
    })
    expect(selection.billingType).toBeUndefined()
    expect(lastPaymentInfo).toEqual({ type: BillingType.PAYMENT_ON_FULFILLMENT })
  })
})

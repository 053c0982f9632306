import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { createMockServer } from '../../../../mocks/server/mockServer.ts'
import { shopConfig } from '../../../../fixtures/shopConfig.ts'
import type { Cart } from '../../../../src/contract/entities/cart.ts'
import { cents } from '../../../../src/contract/entities/money.ts'
import {
  FulfillerType,
  FulfillmentMethod,
  OrderStatus as Status,
  PackageStatus as Package,
} from '../../../../src/contract/enumerations.ts'
import { lineOf, shopper, type Shopper } from '../../shopper.ts'
import { MINUTE, statesSeen } from './orderStates.ts'
import type { Buyer } from '../../buyer.ts'
import { test } from '../../../setup/serverTest.ts'

const { ELECTRONIC, IN_STORE_PICKUP } = FulfillmentMethod

const groupIn = ({ groups }: Cart, warehouse: string) =>
  groups.find((group) => group.warehouse._id === warehouse)

/** RM 50 twice and RM 10 once, without an address. */
async function codesInCart(ana: Shopper, anas: Buyer): Promise<string> {
  const { _id: cartId } = await ana.sync()
  await anas.put(named.giftVoucher, 2)
  await anas.put(named.prepaidReload, 1)
  return cartId
}

describe('in the cart', () => {
  test('codes are a group of their own, without shipping costs and minimum', async ({ ana, anas }) => {
    await ana.sync()
    await anas.put(named.saleMilk, 1)
    await anas.put(named.giftVoucher, 2)
    await anas.put(named.standardOnlyRice, 1)
    const { body } = await anas.put(named.prepaidReload, 1)
    const { cart } = body.data
    expect(cart.groups.map(({ groupIdentifier }) => groupIdentifier)).toEqual([
      'kl-express:kl-express:1',
      'pasar-digital:pasar-digital:5',
      'shah-alam:shah-alam:0',
    ])
    const codes = groupIn(cart, 'pasar-digital')
    expect(codes).toMatchObject({
      fulfillmentMethodType: ELECTRONIC,
      fulfillerType: FulfillerType.ORDER_FULFILLMENT,
    })
    expect(codes?.variants.length).toBe(2)
    // 2 × RM 50 + RM 10
    expect(codes?.summary).toEqual({
      subTotal: 11_000,
      orderMinimum: 0,
      orderMinimumMet: true,
      orderMinimumNeeded: 0,
      hasShipping: true,
      shippingPrice: 0,
    })
  })

  test('codes do not count for the minimum or free delivery of another group', async ({ ana, anas }) => {
    await ana.sync()
    await anas.put(named.saleMilk, 1)
    await anas.put(named.standardOnlyRice, 1)
    const { body } = await anas.put(named.giftVoucher, 4)
    const { cart } = body.data
    // RM 30 - RM 7.90, RM 80 - RM 7.90
    expect(groupIn(cart, 'kl-express')?.summary).toMatchObject({
      orderMinimumMet: false,
      orderMinimumNeeded: 2_210,
      freeShippingDifference: 7_210,
      shippingPrice: 800,
    })
    // RM 100 - RM 26
    expect(groupIn(cart, 'shah-alam')?.summary).toMatchObject({
      freeShippingDifference: 7_400,
      shippingPrice: 900,
    })
    // 7.90 + 26.00 + 4 × 50.00 + 8.00 + 9.00
    expect(cart.pricingInfo).toMatchObject({
      variantsSubtotalPrice: 23_390,
      shippingPrice: 1_700,
      totalPrice: 25_090,
    })
  })

  test('a delivery surcharge applies to delivered items only', async () => {
    const config = { ...shopConfig, deliverySurcharge: cents(200) }
    const charging = shopper(createMockServer({ config }))
    await charging.sync()
    const codes = await charging.change(lineOf(await charging.variantOf(named.prepaidReload), 1))
    expect(codes.body.data.cart.pricingInfo.totalPrice).toBe(1_000)
    const withRice = await charging.change(lineOf(await charging.variantOf(named.standardOnlyRice), 1))
    // 10.00 + 26.00 + 9.00 + 2.00
    expect(withRice.body.data.cart.pricingInfo.totalPrice).toBe(4_700)
  })
})

describe('at the checkout', () => {
  test('codes need only a phone number and a payment: no address, slot or instructions', async ({
    ana,
    anas,
  }) => {
    const cartId = await codesInCart(ana, anas)
    expect(await anas.checkout()).toMatchObject({
      deliveryTimes: [],
      isPickupOnly: false,
      fulfillmentRequests: [
        { fulfillerType: FulfillerType.ORDER_FULFILLMENT, fulfillmentMethodType: ELECTRONIC },
      ],
    })
    const { status, body } = await anas.place(cartId)
    expect([status, body.details]).toEqual([409, { steps: ['telephone', 'billing'] }])
  })

  test('cash on delivery needs a delivered item', async ({ ana, anas }) => {
    const cartId = await codesInCart(ana, anas)
    await anas.telephone()
    expect((await anas.checkout()).billingTypes).not.toContain('payment on fulfillment')
    const refused = await anas.payBy('payment on fulfillment')
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'not_available', field: 'type' }])
    expect((await anas.place(cartId)).body.details).toEqual({ steps: ['billing'] })
  })

  test('a code added to a cash-on-delivery order needs another payment method', async ({ anas }) => {
    const cartId = await anas.readyToOrder()
    await anas.put(named.prepaidReload, 1)
    const { status, body } = await anas.place(cartId)
    expect([status, body.details]).toEqual([409, { steps: ['billing'] }])
    await anas.card()
    await anas.payBy('credit card')
    expect((await anas.place(cartId)).status).toBe(200)
  })

  test('with a parcel, its steps are required', async ({ ana, anas }) => {
    const cartId = await codesInCart(ana, anas)
    await anas.put(named.standardOnlyRice, 1)
    expect((await anas.place(cartId)).body.details).toEqual({
      steps: ['address', 'telephone', 'standard', 'billing'],
    })
  })
})

describe('the order', () => {
  async function codesOrdered(ana: Shopper, anas: Buyer) {
    const cartId = await codesInCart(ana, anas)
    await anas.telephone()
    await anas.card()
    await anas.payBy('credit card')
    const { status, body } = await anas.place(cartId)
    expect(status).toBe(200)
    return body.data.order
  }

  test('has the address of the code supplier, and the exact amount that was paid', async ({ ana, anas }) => {
    const order = await codesOrdered(ana, anas)
    expect(order.shippingAddress).toEqual({
      addressLine1: 'Pasar Digital',
      city: 'Cyberjaya',
      state: 'Selangor',
      postalCode: '63000',
      country: 'Malaysia',
      firstName: '',
      lastName: '',
    })
    expect(order.shipments).toMatchObject([
      {
        fulfiller: 'Pasar Digital',
        fulfillmentMethod: ELECTRONIC,
      },
    ])
    // 110.00, of which 110.00 × 6 / 106 = 6.226 are tax
    expect(order.pricingInfo).toMatchObject({
      variantsSubtotalPrice: 11_000,
      shippingPrice: 0,
      expressDeliveryPrice: 0,
      totalPrice: 11_000,
      taxAmount: 623,
    })
  })

  test('is delivered ten minutes later, without a slot', async ({ server, ana, anas }) => {
    const { gid } = await codesOrdered(ana, anas)
    expect((await server.store.read()).slots).toEqual({})
    expect(
      await statesSeen(server, ana, gid, [
        [0, {}],
        [5 * MINUTE, {}],
        [10 * MINUTE, {}],
      ]),
    ).toMatchObject([
      { status: Status.NEW, packageStatus: Package.CREATED },
      { status: Status.CONFIRMED, packageStatus: Package.CREATED },
      { status: Status.DELIVERED, packageStatus: Package.DELIVERED },
    ])
  })

  test('the driver’s instructions are not sent with the code', async ({ ana, anas }) => {
    const cartId = await codesInCart(ana, anas)
    await anas.put(named.standardOnlyRice, 1)
    await anas.address()
    await anas.telephone()
    await anas.instruct('Leave it at the guard house')
    await anas.card()
    await anas.payBy('credit card')
    const { order } = (await anas.place(cartId)).body.data
    expect(order.shippingAddress.addressLine1).toBe('12 Jalan Bukit Bintang')
    expect(order.shipments.map(({ fulfiller, instructions }) => [fulfiller, instructions])).toEqual([
      ['Pasar Digital', undefined],
      ['Pasar Shah Alam', 'Leave it at the guard house'],
    ])
  })

  test('a pickup item beside a code needs no address either, and is at the counter', async ({
    ana,
    anas,
  }) => {
    const cartId = await codesInCart(ana, anas)
    const { _id: variant } = await ana.variantOf(named.saleMilk)
    await ana.change({
      variant,
      warehouse: 'kl-pickup',
      fulfillmentMethod: IN_STORE_PICKUP,
      quantity: 1,
    })
    await anas.telephone()
    const { deliveryTimes, isPickupOnly, pickupAddress } = await anas.checkout()
    expect(isPickupOnly).toBe(true)
    await anas.deliver({ deliveryTimeId: deliveryTimes.find(({ isAvailable }) => isAvailable)?._id })
    await anas.card()
    await anas.payBy('credit card')
    const { order } = (await anas.place(cartId)).body.data
    expect(order.shippingAddress).toEqual(pickupAddress)
    expect(order.shipments.map(({ fulfillmentMethod }) => fulfillmentMethod)).toEqual([
      ELECTRONIC,
      IN_STORE_PICKUP,
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { cents } from '../../src/contract/entities/money.ts'
import { FulfillmentMethod } from '../../src/contract/enumerations.ts'
import {
  isShippingFree,
  orderMinimumOf,
  type ShippingRules,
  shippingOf,
  stillNeeded,
} from '../../src/domain/cart/shipping.ts'

const { LOCAL_DELIVERY, CARRIER_DELIVERY, IN_STORE_PICKUP, ELECTRONIC } = FulfillmentMethod

/** Express for RM 8, free from RM 80, for at least RM 30; a carrier for RM 9 that is never free; pickup is free. */
const rules: ShippingRules = {
  shipping: [
    { fulfillmentMethod: LOCAL_DELIVERY, price: cents(800), freeFrom: cents(8_000) },
    { fulfillmentMethod: CARRIER_DELIVERY, price: cents(900) },
    { fulfillmentMethod: IN_STORE_PICKUP, price: cents(0) },
  ],
  minimumSpendByFulfillmentMethod: [{ fulfillmentMethod: LOCAL_DELIVERY, minimum: cents(3_000) }],
  firstOrderFreeShipping: true,
}

describe('the order minimum and the price of shipping, by fulfilment method (document 1 §5)', () => {
  test.each([
    ['a van', LOCAL_DELIVERY, 3_000, 800],
    ['a carrier', CARRIER_DELIVERY, 0, 900],
    ['picking up', IN_STORE_PICKUP, 0, 0],
    ['a method the shop has no price for', ELECTRONIC, 0, undefined],
  ])('%s', (_, method, minimum, price) => {
    expect(orderMinimumOf(method, rules)).toBe(minimum)
    expect(shippingOf(method, rules)?.price).toBe(price)
  })
})

describe('shipping is free (document 1 §5 and §6)', () => {
  test.each([
    ['one sen below the threshold', LOCAL_DELIVERY, 7_999, false, false],
    ['at the threshold', LOCAL_DELIVERY, 8_000, false, true],
    ['for a first order', LOCAL_DELIVERY, 1, true, true],
    ['never by a carrier without a threshold', CARRIER_DELIVERY, 100_000, false, false],
    ['by that carrier for a first order', CARRIER_DELIVERY, 1, true, true],
    ['not by a method without a price', ELECTRONIC, 100_000, false, false],
  ])('%s', (_, method, subTotal, isFirst, isFree) => {
    expect(isShippingFree(shippingOf(method, rules), cents(subTotal), rules, isFirst)).toBe(isFree)
  })

  test('a first order pays if the shop has no such offer', () => {
    const others = { ...rules, firstOrderFreeShipping: false }
    expect(isShippingFree(shippingOf(LOCAL_DELIVERY, others), cents(7_999), others, true)).toBe(false)
  })
})

test.each([
  [3_000, 0, 3_000],
  [3_000, 2_999, 1],
  [3_000, 3_000, 0],
  [3_000, 9_000, 0],
  [0, 0, 0],
])('of %i sen, with %i there, %i are still needed', (threshold, subTotal, needed) => {
  expect(stillNeeded(cents(threshold), cents(subTotal))).toBe(needed)
})

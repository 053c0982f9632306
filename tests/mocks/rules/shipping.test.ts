import { expect, test } from 'vitest'
import { cents } from '../../../src/contract/entities/money.ts'
import { FulfillmentMethod } from '../../../src/contract/enumerations.ts'
import { groupSummary, shippingWithMore } from '../../../mocks/rules/shipping.ts'

const { LOCAL_DELIVERY, CARRIER_DELIVERY, SHIP_TO_STORE } = FulfillmentMethod

/** Local delivery: from RM 30, RM 8, free from RM 80. By carrier: no minimum, RM 9, never free. */
const rules = {
  firstOrderFreeShipping: false,
  minimumSpendByFulfillmentMethod: [{ fulfillmentMethod: LOCAL_DELIVERY, minimum: cents(3_000) }],
  shipping: [
    { fulfillmentMethod: LOCAL_DELIVERY, price: cents(800), freeFrom: cents(8_000) },
    { fulfillmentMethod: CARRIER_DELIVERY, price: cents(900) },
  ],
}

test.each([
  // subtotal, met, needed, to free shipping, shipping
  [0, false, 3_000, 8_000, 800],
  [2_999, false, 1, 5_001, 800],
  [3_000, true, 0, 5_000, 800],
  [7_999, true, 0, 1, 800],
  [8_000, true, 0, 0, 0],
  [12_345, true, 0, 0, 0],
])(
  'local delivery of %i sen: minimum met %s, needs %i, %i to free shipping, costs %i',
  (subtotal, isMet, needed, toFree, price) => {
    expect(groupSummary(cents(subtotal), LOCAL_DELIVERY, rules, false)).toEqual({
      subTotal: subtotal,
      orderMinimum: 3_000,
      orderMinimumMet: isMet,
      orderMinimumNeeded: needed,
      freeShippingMinimum: 8_000,
      freeShippingDifference: toFree,
      hasShipping: true,
      shippingPrice: price,
    })
  },
)

test('where shipping is never free, no threshold is shown', () => {
  const summary = groupSummary(cents(50_000), CARRIER_DELIVERY, rules, false)
  expect(summary).toMatchObject({ shippingPrice: 900, orderMinimum: 0, orderMinimumMet: true })
  expect(summary).not.toHaveProperty('freeShippingMinimum')
})

test('a method without shipping configuration has no shipping', () => {
  expect(groupSummary(cents(5_000), SHIP_TO_STORE, rules, false)).toMatchObject({
    hasShipping: false,
    shippingPrice: 0,
  })
})

test('the first order ships free with the shop’s setting', () => {
  const first = { ...rules, firstOrderFreeShipping: true }
  expect(groupSummary(cents(3_000), LOCAL_DELIVERY, first, true).shippingPrice).toBe(0)
  expect(groupSummary(cents(3_000), LOCAL_DELIVERY, first, false).shippingPrice).toBe(800)
})

test.each([
  // before, after, due with the addition, after all
  ['nothing is saved', [800, 900], [800, 900], 10, [800, 900]],
  ['free from now on', [800, 900], [0, 900], 5_000, [0, 900]],
  ['one sen is left to pay', [800], [0], 801, [0]],
  ['nothing would be left to pay', [800], [0], 800, [800]],
  ['less than nothing', [800, 900], [0, 900], 560, [800, 900]],
])('shipping after adding to an order: %s', (_, before, after, due, prices) => {
  const inCents = (amounts: number[]) => amounts.map((amount) => cents(amount))
  expect(shippingWithMore(inCents(before), inCents(after), cents(due))).toEqual(prices)
})

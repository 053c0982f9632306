import { expect, test } from 'vitest'
import { FulfillmentMethod } from '../../src/contract/enumerations.ts'
import { lineKey } from '../../src/domain/cart.ts'
import { emptyCart, shownCart } from '../../src/domain/shownCart.ts'
import { freeDeliveryProgress } from '../../src/pages/home/freeDeliveryProgress.ts'
import { carrier, line, milk, rm, rules, van } from '../domain/goods.ts'

const cartOf = (lines: readonly ReturnType<typeof line>[], under = rules) =>
  shownCart(null, Object.fromEntries(lines.map((each) => [lineKey(each), each])), under)
const post = { ...carrier, _id: 'post' }
const withFreePost = {
  ...rules,
  shipping: [
    ...rules.shipping.filter(
      ({ fulfillmentMethod }) => fulfillmentMethod === FulfillmentMethod.LOCAL_DELIVERY,
    ),
    { fulfillmentMethod: FulfillmentMethod.CARRIER_DELIVERY, price: rm(9), freeFrom: rm(20) },
  ],
}

test('an empty cart has everything before it', () => {
  expect(freeDeliveryProgress(cartOf([]), rules)).toEqual({ spent: rm(0), minimum: rm(80), missing: rm(80) })
})

test('seven litres of milk are RM 24 away', () => {
  expect(freeDeliveryProgress(cartOf([line(milk, 7, van)]), rules)).toEqual({
    spent: rm(56),
    minimum: rm(80),
    missing: rm(24),
  })
})

test('ten litres are there', () => {
  expect(freeDeliveryProgress(cartOf([line(milk, 10, van)]), rules)?.missing).toBe(0)
})

test('of several deliveries the one that lacks least is told', () => {
  const cart = cartOf([line(milk, 7, van), line(milk, 2, post)], withFreePost)
  expect(freeDeliveryProgress(cart, withFreePost)).toEqual({ spent: rm(16), minimum: rm(20), missing: rm(4) })
})

test('before the shop has told its rules nothing is promised', () => {
  expect(freeDeliveryProgress(emptyCart, null)).toBeNull()
})

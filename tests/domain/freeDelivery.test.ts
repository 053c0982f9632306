import { expect, test } from 'vitest'
import { FulfillmentMethod } from '../../src/contract/enumerations.ts'
import { lineKey } from '../../src/domain/cart/cart.ts'
import { emptyCart, optimisticCart } from '../../src/domain/cart/optimisticCart.ts'
import { freeDeliveryProgress } from '../../src/domain/cart/freeDelivery.ts'
import { carrier, line, milk, rm, rules, van } from './products.ts'

const cartOf = (lines: readonly ReturnType<typeof line>[], under = rules) =>
  optimisticCart(null, Object.fromEntries(lines.map((each) => [lineKey(each), each])), under)
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

test('an empty cart has no progress', () => {
  expect(freeDeliveryProgress(emptyCart)).toBeNull()
})

test('with seven litres of milk RM 24 are missing', () => {
  expect(freeDeliveryProgress(cartOf([line(milk, 7, van)]))).toEqual({
    spent: rm(56),
    minimum: rm(80),
    missing: rm(24),
  })
})

test('ten litres are enough', () => {
  expect(freeDeliveryProgress(cartOf([line(milk, 10, van)]))?.missing).toBe(0)
})

test('of several deliveries the one closest to the threshold counts', () => {
  const cart = cartOf([line(milk, 7, van), line(milk, 2, post)], withFreePost)
  expect(freeDeliveryProgress(cart)).toEqual({ spent: rm(16), minimum: rm(20), missing: rm(4) })
})

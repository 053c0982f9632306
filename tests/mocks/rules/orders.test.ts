import { expect, test } from 'vitest'
import { OrderStatus } from '../../../src/contract/enumerations.ts'
import { orderNumber } from '../../../mocks/rules/orderNumber.ts'
import { orderStatus, shipmentStatus } from '../../../mocks/rules/orderLifecycle.ts'
import { offersSince } from '../../../mocks/shop/shelf.ts'

const noon = Date.parse('2026-11-21T04:00:00Z')
const minutes = (count: number) => noon + count * 60_000
const slot = { start: minutes(240), end: minutes(360) }

test.each([
  ['express', 0, OrderStatus.NEW],
  ['express', 1, OrderStatus.RECEIVED],
  ['express', 5, OrderStatus.CONFIRMED],
  ['express', 189, OrderStatus.CONFIRMED],
  ['express', 190, OrderStatus.SHOPPING],
  ['express', 210, OrderStatus.COMPLETE_SHOPPING],
  ['express', 225, OrderStatus.IN_TRANSIT],
  ['express', 315, OrderStatus.DELIVERED],
  ['standard', 5, OrderStatus.CONFIRMED],
  ['standard', 24 * 60, OrderStatus.SHIPPED],
  ['marketplace', 3 * 24 * 60, OrderStatus.DELIVERED],
] as const)('an %s shipment after %i minutes has status %i', (fulfillmentClass, after, status) => {
  const travelling = fulfillmentClass === 'express' ? { fulfillmentClass, slot } : { fulfillmentClass }
  expect(shipmentStatus(travelling, noon, minutes(after))).toBe(status)
})

test('an order is as far as its slowest shipment', () => {
  expect(orderStatus([OrderStatus.DELIVERED, OrderStatus.CONFIRMED, OrderStatus.SHIPPED])).toBe(
    OrderStatus.CONFIRMED,
  )
})

test('order numbers hold the day, grow and never repeat', () => {
  const chance = { seed: 7 }
  const numbers = Array.from({ length: 500 }, (_, count) => Number(orderNumber(noon, count, chance)))
  expect(String(numbers[0])).toMatch(/^261121\d{5}$/)
  expect(new Set(numbers).size).toBe(500)
  expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers)
})

test('offers begin anew each week after opening', () => {
  const day = 86_400_000
  expect(offersSince(noon, noon)).toBe(noon)
  expect(offersSince(noon, noon + 6.9 * day)).toBe(noon)
  expect(offersSince(noon, noon + 7 * day)).toBe(noon + 7 * day)
  expect(offersSince(noon, noon + 15 * day)).toBe(noon + 14 * day)
  expect(offersSince(noon, noon - day)).toBe(noon)
})

import { expect, test } from 'vitest'
import { orderNumber } from '../../../mocks/rules/orders/orderNumber.ts'
import { offersSince } from '../../../mocks/catalogue/catalogueView.ts'

const noon = Date.parse('2026-11-21T04:00:00Z')
test('order numbers contain the day, increase and never repeat', () => {
  const chance = { seed: 7 }
  const numbers = Array.from({ length: 500 }, (_, count) => Number(orderNumber(noon, count, chance)))
  expect(String(numbers[0])).toMatch(/^261121\d{5}$/)
  expect(new Set(numbers).size).toBe(500)
  expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers)
})

test('offers restart each week after opening', () => {
  const day = 86_400_000
  expect(offersSince(noon, noon)).toBe(noon)
  expect(offersSince(noon, noon + 6.9 * day)).toBe(noon)
  expect(offersSince(noon, noon + 7 * day)).toBe(noon + 7 * day)
  expect(offersSince(noon, noon + 15 * day)).toBe(noon + 14 * day)
  expect(offersSince(noon, noon - day)).toBe(noon)
})

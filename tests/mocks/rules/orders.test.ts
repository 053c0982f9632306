import { expect, test } from 'vitest'
import { orderNumber } from '../../../mocks/rules/orders/orderNumber.ts'
import { offersSince, periodSince } from '../../../mocks/catalogue/catalogueView.ts'

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

test.each([
  // starts, ends, now, counts from, in days after opening
  // 28 days and a week: it begins again on day 28 (35 - 7) and ends on day 56 (35 + 21).
  [-7, 21, 0, 0],
  [-7, 21, 22, 0],
  [-7, 21, 27.9, 0],
  [-7, 21, 28, 35],
  [-7, 21, 62.9, 35],
  [-7, 21, 63, 70],
  [-7, 21, -40, 0],
  // 30 days and a week: it begins again on day 67 (37 + 30).
  [30, 60, 29, 0],
  [30, 60, 66.9, 0],
  [30, 60, 67, 37],
  // Within the week.
  [-7, 0.5, 6.9, 0],
  [-7, 0.5, 7, 7],
  // Before the opening, and without an end.
  [-60, -30, 100, 0],
  [undefined, -30, 100, 0],
  [30, undefined, 100, 0],
])('from day %s to day %s, on day %d counts from day %d', (startsInDays, endsInDays, now, since) => {
  const day = 86_400_000
  const period = {
    ...(startsInDays === undefined ? {} : { startsInDays }),
    ...(endsInDays === undefined ? {} : { endsInDays }),
  }
  expect(periodSince(period, noon, noon + now * day)).toBe(noon + since * day)
})

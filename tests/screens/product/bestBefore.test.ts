import { expect, test } from 'vitest'
import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import { bestBeforeOf } from '../../../src/pages/product/facts/bestBefore.ts'
import { carrier, milk, rm, van } from '../../domain/products.ts'

const bestBefore = (expirationDate?: string): Variant => ({
  ...milk,
  inventory: [
    {
      warehouse: van,
      price: rm(8),
      sku: 'milk',
      availableCount: 1,
      totalCount: 1,
      ...(expirationDate ? { expirationDate } : {}),
    },
  ],
})

test.each([
  ['2026-12-03', '2026-11-21T01:00:00.000Z', 12],
  // One minute before and after midnight in Kuala Lumpur, which is 16:00 UTC.
  ['2026-11-22', '2026-11-21T15:59:00.000Z', 1],
  ['2026-11-22', '2026-11-21T16:01:00.000Z', 0],
])('best before %s seen at %s leaves %i days', (day, now, daysLeft) => {
  expect(bestBeforeOf(bestBefore(day), van, Date.parse(now))).toEqual({ day, daysLeft })
})

test.each([
  ['the date is missing', bestBefore(), van],
  ['the date has passed', bestBefore('2026-11-20'), van],
  ['another warehouse sells it', bestBefore('2026-12-03'), carrier],
])('there is no best-before promise where %s', (_, variant, warehouse) => {
  expect(bestBeforeOf(variant, warehouse, Date.parse('2026-11-21T01:00:00.000Z'))).toBeNull()
})

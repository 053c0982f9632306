import { expect, test } from 'vitest'
import { boughtBefore } from '../../../mocks/rules/orders/boughtBefore.ts'

const line = (variantId: string, quantity: number, warehouseId = 'kl-express') => ({
  variantId,
  warehouseId,
  quantity,
})

test('the most frequent comes first, then the most recent, each with its last quantity', () => {
  const purchases = [
    { at: 3, lines: [line('milk', 1), line('eggs', 1)] },
    { at: 1, lines: [line('milk', 4), line('rice', 1, 'shah-alam')] },
    // One order of milk at two prices counts once.
    { at: 2, lines: [line('milk', 2), line('milk', 1), line('rice', 2, 'shah-alam'), line('kopi', 1)] },
  ]
  expect(boughtBefore(purchases)).toEqual([
    { ...line('milk', 1), times: 3, lastAt: 3 },
    { ...line('rice', 2, 'shah-alam'), times: 2, lastAt: 2 },
    { ...line('eggs', 1), times: 1, lastAt: 3 },
    { ...line('kopi', 1), times: 1, lastAt: 2 },
  ])
})

test('a shopper without purchases has an empty list', () => {
  expect(boughtBefore([])).toEqual([])
})

import { expect, test } from 'vitest'
import { cents } from '../../../src/contract/entities/money.ts'
import { isQuoted, palletTotal } from '../../../mocks/rules/palletQuotes.ts'

test.each([
  // One pallet has 240 items. RM 7.90 × 240 = RM 1 896.00, less 8 %.
  [[[790, 1]], 174_432],
  [[[790, 2]], 348_864],
  // Three in all: RM 5 688.00, less 12 %.
  [[[790, 3]], 500_544],
  // 2 × RM 1 896.00 + 1 × 240 × RM 5.70 (RM 1 368.00) = RM 5 160.00, less 12 %.
  [
    [
      [790, 2],
      [570, 1],
    ],
    454_080,
  ],
  // Six: RM 11 376.00, less 15 %.
  [[[790, 6]], 966_960],
  [[], 0],
] as [number[][], number][])('pallets of %j cost %i sen', (items, total) => {
  expect(palletTotal(items.map(([price = 0, pallets = 0]) => ({ price: cents(price), pallets })))).toBe(total)
})

const at = (time: string) => Date.parse(`${time}+08:00`)

test.each([
  // Tuesday to Wednesday, at the same time of day.
  ['2026-11-24T10:00:00', '2026-11-25T09:59:59', false],
  ['2026-11-24T10:00:00', '2026-11-25T10:00:00', true],
  // Friday, Saturday and Sunday to Monday.
  ['2026-11-20T10:00:00', '2026-11-22T23:00:00', false],
  ['2026-11-20T10:00:00', '2026-11-23T10:00:00', true],
  ['2026-11-21T08:00:00', '2026-11-23T08:00:00', true],
  ['2026-11-22T08:00:00', '2026-11-23T08:00:00', true],
])('a request of %s is quoted at %s: %s', (requested, now, isThere) => {
  expect(isQuoted(at(requested), at(now))).toBe(isThere)
})

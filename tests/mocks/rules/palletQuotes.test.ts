import { expect, test } from 'vitest'
import { cents } from '../../../src/contract/entities/money.ts'
import { palletPricing, palletTotal, quotedAt, quoteStatus } from '../../../mocks/rules/palletQuotes.ts'

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
  expect(at(now) >= quotedAt(at(requested))).toBe(isThere)
})

test.each([
  ['2026-11-23T07:59:59', undefined, 'received'],
  ['2026-11-23T08:00:00', undefined, 'quoted'],
  ['2026-12-07T07:59:59', undefined, 'quoted'],
  ['2026-12-07T08:00:00', undefined, 'expired'],
  ['2026-12-31T08:00:00', '26112310001', 'ordered'],
])('a request of Saturday at eight is at %s, with the order %s: %s', (now, orderGid, status) => {
  expect(quoteStatus({ at: at('2026-11-21T08:00:00'), orderGid }, at(now))).toBe(status)
})

test('the sums of pallets name the discount, and take the tax off for a tax-exempt business', () => {
  const items = [{ price: cents(790), pallets: 1 }]
  const facts = { taxPercent: 6, discountName: 'Pallet discount' }
  // RM 1,896.00 less 8 % is RM 1,744.32; 6 / 106 of it are RM 98.74.
  expect(palletPricing(items, { ...facts, isTaxExempt: false })).toMatchObject({
    variantsSubtotalPrice: 189_600,
    totalPrice: 174_432,
    taxAmount: 9_874,
    priceModifiers: [{ amount: -15_168 }],
  })
  expect(palletPricing(items, { ...facts, isTaxExempt: true })).toMatchObject({
    totalPrice: 164_558,
    taxAmount: 0,
    priceModifiers: [{ amount: -15_168 }, { amount: -9_874 }],
  })
})

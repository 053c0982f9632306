import { describe, expect, test } from 'vitest'
import { badgePercent, discountPercent, priceOf } from '../../src/domain/product/price.ts'
import { milk, rm, sampleProduct } from './products.ts'

describe('a price tag (document 1 §4 and §5)', () => {
  test.each([
    ['the plain price', {}, { kind: 'regular', now: 800, was: null, badgePercent: null }],
    [
      'a sale: RM 6.00 instead of RM 8.00 is 25 % less',
      { salePrice: rm(6) },
      { kind: 'sale', now: 600, was: 800, badgePercent: 25 },
    ],
    [
      'the standard price is the one struck out',
      { salePrice: rm(6), standardPrice: rm(10) },
      { kind: 'sale', now: 600, was: 1000, badgePercent: 40 },
    ],
    [
      'a standard price above the price is a sale too',
      { standardPrice: rm(10) },
      { kind: 'sale', now: 800, was: 1000, badgePercent: 20 },
    ],
    [
      'a standard price below is not struck out',
      { standardPrice: rm(7) },
      { kind: 'regular', now: 800, was: null, badgePercent: null },
    ],
    [
      "the shop's own percentage wins over the prices",
      { salePrice: rm(6), salePercentage: 26.4 },
      { kind: 'sale', now: 600, was: 800, badgePercent: 26 },
    ],
    ['nothing to pay', { price: rm(0) }, { kind: 'free', now: 0, was: null, badgePercent: null }],
    ['free for now', { salePrice: rm(0) }, { kind: 'free', now: 0, was: 800, badgePercent: null }],
    [
      'a sample',
      { product: sampleProduct, salePrice: rm(6) },
      { kind: 'sample', now: 600, was: null, badgePercent: null },
    ],
  ])('%s', (_what, change, expected) => {
    expect(priceOf({ ...milk, ...change })).toEqual(expected)
  })
})

describe('the combined discount is multiplicative (document 1 §5)', () => {
  test.each([
    // 1 − 0.80 × 0.95 = 0.24
    ['20 % and an override of 5 %', { salePercentage: 20, savePercentOverride: 5 }, 24],
    // 1 − 0.50 × 0.50 = 0.75
    ['50 % and 50 %', { salePercentage: 50, savePercentOverride: 50 }, 75],
    // A unit at RM 0.90 instead of RM 1.20 saves 25 %; 1 − 0.90 × 0.75 = 0.325
    [
      '10 % and a unit price a quarter lower',
      { salePercentage: 10, unitPrice: rm(0.9), retailUnitPrice: rm(1.2) },
      32.5,
    ],
    ['a unit price a quarter lower alone', { unitPrice: rm(0.9), retailUnitPrice: rm(1.2) }, 25],
    [
      'the override instead of the unit price',
      { savePercentOverride: 5, unitPrice: rm(0.9), retailUnitPrice: rm(1.2) },
      5,
    ],
    ['a unit price that is higher saves nothing', { unitPrice: rm(1.2), retailUnitPrice: rm(0.9) }, 0],
    ['no discount', {}, 0],
  ])('%s', (_what, change, expected) => {
    expect(discountPercent({ ...milk, ...change })).toBeCloseTo(expected, 10)
  })
})

describe('the badge is for more than 1.5 percent, rounded (document 1 §5)', () => {
  test.each([
    [0, null],
    [1, null],
    [1.5, null],
    [1.500_000_000_000_001_3, null],
    [1.51, 2],
    [2.4, 2],
    [2.5, 3],
    [24.99, 25],
    [100, 100],
  ])('%d %% shows %s', (percent, shown) => {
    expect(badgePercent(percent)).toBe(shown)
  })
})

import { expect, test } from 'vitest'
import { type PriceChange, type PriceTag, repriced } from '../../../mocks/rules/repricing.ts'
import { cents } from '../../../src/contract/entities/money.ts'

/** A litre of milk at RM 9.50, 0.95 for 100 ml. */
const milk: PriceTag = { price: cents(950), unitPrice: cents(95) }
/** The same on sale at RM 7.90: 16.8 % less, 0.79 for 100 ml. */
const onSale: PriceTag = {
  price: cents(950),
  salePrice: cents(790),
  salePercentage: 16.8,
  standardPrice: cents(950),
  unitPrice: cents(79),
}

test.each<[string, PriceTag, PriceChange, object]>([
  ['nothing moved', milk, {}, milk],
  ['nothing moved on sale', onSale, {}, onSale],
  ['dearer', milk, { price: cents(1_000) }, { price: 1_000, unitPrice: 100 }],
  ['the sale is over', onSale, { salePrice: null }, { price: 950, unitPrice: 95 }],
  [
    'a sale begins',
    milk,
    { salePrice: cents(760) },
    { price: 950, salePrice: 760, salePercentage: 20, standardPrice: 950, unitPrice: 76 },
  ],
  [
    'dearer on sale',
    onSale,
    { price: cents(1_000) },
    { price: 1_000, salePrice: 790, salePercentage: 21, standardPrice: 1_000, unitPrice: 79 },
  ],
  ['a sale that is not cheaper is none', milk, { salePrice: cents(950) }, { price: 950, unitPrice: 95 }],
  ['cheaper than its sale', onSale, { price: cents(700) }, { price: 700, unitPrice: 70 }],
  ['given away before', { price: cents(0), unitPrice: cents(0) }, { price: cents(100) }, { price: 100 }],
])('%s', (_, tag, change, wanted) => {
  expect(repriced(tag, change)).toEqual(wanted)
})

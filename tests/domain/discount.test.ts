import { expect, test } from 'vitest'
import type { AppliedPromoCode, DiscountTerms } from '../../src/contract/entities/product/discount.ts'
import { cents } from '../../src/contract/entities/money.ts'
import { FulfillmentMethod, PromoCodeKind } from '../../src/contract/enumerations.ts'
import { deduct, payable, shortOf, withPromoCodes } from '../../src/domain/product/discount.ts'
import { coffee, milk, rm } from './products.ts'

const { LOCAL_DELIVERY, CARRIER_DELIVERY } = FulfillmentMethod

/** 2 × 8.00 of milk express, 3 × 12.90 = 38.70 of coffee by carrier: 54.70. */
const basket = payable([
  { variant: milk, quantity: 2, fulfillmentMethod: LOCAL_DELIVERY },
  { variant: coffee, quantity: 3, fulfillmentMethod: CARRIER_DELIVERY },
])

test.each<[string, DiscountTerms, number, number[]]>([
  // title, terms, off, what is still to pay of milk and coffee
  ['RM 5 off', { amount: rm(5) }, 500, [1_100, 3_870]],
  ['RM 20 off: the first line bears it first', { amount: rm(20) }, 2_000, [0, 3_470]],
  ['RM 90 off', { amount: rm(90) }, 5_470, [0, 0]],
  ['10 % off', { percent: 10 }, 547, [1_053, 3_870]],
  ['50 % off, RM 8 at most', { percent: 50, maximum: rm(8) }, 800, [800, 3_870]],
  ['RM 4 off by carrier', { amount: rm(4), fulfillmentMethod: CARRIER_DELIVERY }, 400, [1_600, 3_470]],
  ['RM 4 off rice', { amount: rm(4), variantIds: ['rice'] }, 0, [1_600, 3_870]],
  ['two coffees for RM 22', { every: 2, bundlePrice: rm(22), variantIds: ['coffee'] }, 380, [1_600, 3_490]],
  ['every two coffees RM 5', { every: 2, amount: rm(5), variantIds: ['coffee'] }, 500, [1_600, 3_370]],
  ['from RM 54.70', { amount: rm(5), minimumSpend: rm(54.7) }, 500, [1_100, 3_870]],
  ['from RM 54.71', { amount: rm(5), minimumSpend: rm(54.71) }, 0, [1_600, 3_870]],
  ['from six things', { amount: rm(5), minimumQuantity: 6 }, 0, [1_600, 3_870]],
])('%s', (_, terms, off, open) => {
  const { amount, payables } = deduct(terms, basket)
  expect([amount, payables.map((each) => each.open)]).toEqual([off, open])
})

test.each<[DiscountTerms, string | null]>([
  [{}, null],
  [{ variantIds: ['rice'] }, 'no_items'],
  [{ minimumSpend: rm(60) }, 'minimum'],
])('terms %j are short of: %s', (terms, problem) => {
  expect(shortOf(terms, basket)).toBe(problem)
})

test('a code counts again once its minimum is met, and not for reasons that only the server can check', () => {
  const code = (more: Partial<AppliedPromoCode>): AppliedPromoCode => ({
    code: 'CODE',
    kind: PromoCodeKind.STANDARD,
    discount: cents(0),
    terms: { amount: rm(5) },
    ...more,
  })
  const { codes } = withPromoCodes(
    [
      code({ problem: 'minimum' }),
      code({ problem: 'other_payment' }),
      code({ terms: { amount: rm(5), minimumSpend: rm(99) } }),
    ],
    basket,
  )
  expect(codes.map(({ discount, problem }) => [discount, problem])).toEqual([
    [500, undefined],
    [0, 'other_payment'],
    [0, 'minimum'],
  ])
})

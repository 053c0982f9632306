import { describe, expect, test } from 'vitest'
import type { DiscountTerms } from '../../../src/contract/entities/product/discount.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { FulfillmentMethod } from '../../../src/contract/enumerations.ts'
import { missingSpend, type PaidLine, takeOff, unmet } from '../../../mocks/rules/discounts.ts'

const { LOCAL_DELIVERY, IN_STORE_PICKUP } = FulfillmentMethod

const line = (
  variantId: string,
  quantity: number,
  price: number,
  more: Partial<PaidLine> = {},
): PaidLine => ({
  variantId,
  fulfillmentMethod: LOCAL_DELIVERY,
  quantity,
  unitPrice: cents(price),
  left: quantity * price,
  ...more,
})

/** 2 × 7.90 = 15.80 of milk and 3 × 12.90 = 38.70 of tea express, 1 × 8.90 of eggs for pickup: 63.40 in all. */
const cart = [
  line('milk', 2, 790),
  line('tea', 3, 1_290),
  line('eggs', 1, 890, { fulfillmentMethod: IN_STORE_PICKUP }),
]

test.each<[string, DiscountTerms, number, number[]]>([
  // title, terms, off, what is left of milk, tea and eggs
  ['nothing', {}, 0, [1_580, 3_870, 890]],
  ['RM 5', { amount: cents(500) }, 500, [1_080, 3_870, 890]],
  [
    'RM 20: the first line is paid off, the next bears the rest',
    { amount: cents(2_000) },
    2_000,
    [0, 3_450, 890],
  ],
  ['more than it all costs', { amount: cents(10_000) }, 6_340, [0, 0, 0]],
  ['10 %', { percent: 10 }, 634, [946, 3_870, 890]],
  ['15 %, half a sen up', { percent: 15, variantIds: ['eggs'] }, 134, [1_580, 3_870, 756]], // 133.5
  ['50 %, RM 8 at most', { percent: 50, maximum: cents(800) }, 800, [780, 3_870, 890]],
  ['100 %', { percent: 100 }, 6_340, [0, 0, 0]],
  ['RM 3 off tea', { amount: cents(300), variantIds: ['tea'] }, 300, [1_580, 3_570, 890]],
  [
    'RM 3 off rice, of which there is none',
    { amount: cents(300), variantIds: ['rice'] },
    0,
    [1_580, 3_870, 890],
  ],
  ['RM 10 off eggs of RM 8.90', { amount: cents(1_000), variantIds: ['eggs'] }, 890, [1_580, 3_870, 0]],
  [
    'RM 4 off what is picked up',
    { amount: cents(400), fulfillmentMethod: IN_STORE_PICKUP },
    400,
    [1_580, 3_870, 490],
  ],
  [
    'two for RM 22, of three',
    { every: 2, bundlePrice: cents(2_200), variantIds: ['tea'] },
    380,
    [1_580, 3_490, 890],
  ],
  [
    'two for RM 30, which is no bargain',
    { every: 2, bundlePrice: cents(3_000), variantIds: ['tea'] },
    0,
    [1_580, 3_870, 890],
  ],
  [
    'every two save RM 5, of three',
    { every: 2, amount: cents(500), variantIds: ['tea'] },
    500,
    [1_580, 3_370, 890],
  ],
  [
    'every two save RM 5, of one',
    { every: 2, amount: cents(500), variantIds: ['eggs'] },
    0,
    [1_580, 3_870, 890],
  ],
  ['RM 5 from RM 63.40', { amount: cents(500), minimumSpend: cents(6_340) }, 500, [1_080, 3_870, 890]],
  ['RM 5 from RM 63.41', { amount: cents(500), minimumSpend: cents(6_341) }, 0, [1_580, 3_870, 890]],
  [
    'RM 5 off three teas',
    { amount: cents(500), minimumQuantity: 3, variantIds: ['tea'] },
    500,
    [1_580, 3_370, 890],
  ],
  [
    'RM 5 off four teas',
    { amount: cents(500), minimumQuantity: 4, variantIds: ['tea'] },
    0,
    [1_580, 3_870, 890],
  ],
])('%s', (_, terms, off, left) => {
  const { amount, lines } = takeOff(terms, cart)
  expect(amount).toBe(off)
  expect(lines.map((each) => each.left)).toEqual(left)
})

describe('a deduction applies to the remaining amount, a minimum to the full one', () => {
  const half = [line('milk', 2, 790, { left: 790 })]

  test('a percentage applies to the remaining amount', () => {
    expect(takeOff({ percent: 10 }, half).amount).toBe(79)
  })

  test('a minimum refers to the price of the items', () => {
    expect(unmet({ minimumSpend: cents(1_580) }, half)).toBeUndefined()
    expect(takeOff({ amount: cents(900), minimumSpend: cents(1_580) }, half).amount).toBe(790)
  })
})

test.each<[DiscountTerms, 'no_items' | 'minimum' | undefined, number]>([
  [{}, undefined, 0],
  [{ variantIds: ['rice'] }, 'no_items', 0],
  [{ fulfillmentMethod: FulfillmentMethod.CARRIER_DELIVERY, minimumSpend: cents(100) }, 'no_items', 100],
  [{ minimumSpend: cents(10_000) }, 'minimum', 3_660],
  [{ minimumSpend: cents(1_000), variantIds: ['eggs'] }, 'minimum', 110],
  [{ minimumQuantity: 7 }, 'minimum', 0],
])('terms %j are short of: %s, by %i sen', (terms, problem, missing) => {
  expect(unmet(terms, cart)).toBe(problem)
  expect(missingSpend(terms, cart)).toBe(missing)
})

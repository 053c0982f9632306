import { expect, test } from 'vitest'
import type { AppliedPromoCode, Discount } from '../../../src/contract/entities/product/discount.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { FulfillmentMethod, PromoCodeKind } from '../../../src/contract/enumerations.ts'
import type { PaidLine } from '../../../mocks/rules/discounts.ts'
import { type PriceParts, priceOf } from '../../../mocks/rules/pricing.ts'
import { surchargeOf } from '../../../mocks/rules/surcharge.ts'

const { CARRIER_DELIVERY, LOCAL_DELIVERY, IN_STORE_PICKUP, ELECTRONIC } = FulfillmentMethod

const line = (variantId: string, quantity: number, price: number): PaidLine => ({
  variantId,
  fulfillmentMethod: LOCAL_DELIVERY,
  quantity,
  unitPrice: cents(price),
  left: quantity * price,
})
const discount = (_id: string, terms: Discount['terms']): Discount => ({
  _id,
  kind: 'coupon',
  name: _id,
  terms,
  amount: cents(0),
})
const code = (terms: Discount['terms'], more: Partial<AppliedPromoCode> = {}): AppliedPromoCode => ({
  code: 'CODE',
  kind: PromoCodeKind.STANDARD,
  discount: cents(0),
  terms,
  ...more,
})

/** Items for 45.00, delivery 8.00, an evening slot 3.00. */
const plain: PriceParts = {
  lines: [line('milk', 2, 1_000), line('rice', 1, 2_500)],
  deductions: { discounts: [], reward: cents(0), credit: cents(0) },
  promoCodes: [],
  shipping: cents(800),
  express: cents(300),
  surcharge: cents(0),
  taxPercent: 6,
}

const withThese = (
  more: Partial<PriceParts>,
  reward = 0,
  credit = 0,
  discounts: Discount[] = [],
): PriceParts => ({
  ...plain,
  ...more,
  deductions: { discounts, reward: cents(reward), credit: cents(credit) },
})

const exempt = (parts: PriceParts): PriceParts => ({
  ...parts,
  deductions: { ...parts.deductions, isTaxExempt: true },
})

// goods + modifiers - promo + shipping + express - reward - credit = total, and the tax in it: total × 6 / 106.
test.each<[string, PriceParts, number[]]>([
  // modifiers, promo, reward, credit, total, tax
  ['nothing taken off', plain, [0, 0, 0, 0, 5_600, 317]], // 316.98
  ['a delivery surcharge', withThese({ surcharge: cents(200) }), [200, 0, 0, 0, 5_800, 328]], // 328.30
  [
    'RM 10 by code',
    withThese({ promoCodes: [code({ amount: cents(1_000) })] }),
    [0, 1_000, 0, 0, 4_600, 260],
  ], // 260.38
  [
    '10 % by code, of what a coupon left: (45.00 - 5.00) × 10 % = 4.00',
    withThese({ promoCodes: [code({ percent: 10 })] }, 0, 0, [
      discount('milk', { amount: cents(500), variantIds: ['milk'] }),
    ]),
    [-500, 400, 0, 0, 4_700, 266], // 266.04
  ],
  [
    'two codes, one after the other: 10 % of 45.00, then RM 5',
    withThese({ promoCodes: [code({ percent: 10 }), code({ amount: cents(500) })] }),
    [0, 950, 0, 0, 4_650, 263], // 263.21
  ],
  ['tax exempt: 56.00 less the tax of 3.17', exempt(plain), [-317, 0, 0, 0, 5_283, 0]],
  [
    'tax exempt, after a code and before points and credits: 46.00 less 2.60, 5.00 and 15.00',
    exempt(withThese({ promoCodes: [code({ amount: cents(1_000) })] }, 500, 1_500)),
    [-260, 1_000, 500, 1_500, 2_340, 0],
  ],
  ['500 points', withThese({}, 500), [0, 0, 500, 0, 5_100, 289]], // 288.68
  ['points, then credits', withThese({}, 600, 1_500), [0, 0, 600, 1_500, 3_500, 198]], // 198.11
  ['more points than there is to pay', withThese({}, 9_000, 1_000), [0, 0, 5_600, 0, 0, 0]],
  ['more credits than points left', withThese({}, 5_000, 1_000), [0, 0, 5_000, 600, 0, 0]],
  [
    'a code discounts items only, never their delivery',
    withThese({ promoCodes: [code({ amount: cents(9_900) })] }),
    [0, 4_500, 0, 0, 1_100, 62], // 62.26
  ],
  [
    'a code that is held back takes nothing',
    withThese({ promoCodes: [code({ amount: cents(1_000) }, { problem: 'other_payment' })] }),
    [0, 0, 0, 0, 5_600, 317],
  ],
  [
    'a code below its minimum takes nothing',
    withThese({ promoCodes: [code({ amount: cents(1_000), minimumSpend: cents(4_501) })] }),
    [0, 0, 0, 0, 5_600, 317],
  ],
  [
    'everything at once: 45.00 - 5.00 - 4.00 + 8.00 + 3.00 + 2.00 - 5.00 - 15.00',
    withThese({ promoCodes: [code({ percent: 10 })], surcharge: cents(200) }, 500, 1_500, [
      discount('milk', { amount: cents(500), variantIds: ['milk'] }),
    ]),
    [-300, 400, 500, 1_500, 2_900, 164], // 164.15
  ],
])('%s', (_, parts, [modifiers, promo, reward, credit, total, tax]) => {
  const { pricingInfo } = priceOf(parts)
  expect(pricingInfo.priceModifiers.reduce((sum, { amount }) => sum + amount, 0)).toBe(modifiers)
  expect(pricingInfo).toMatchObject({
    variantsSubtotalPrice: 4_500,
    promoDiscount: promo,
    rewardDeduction: reward,
    creditDeduction: credit,
    shippingPrice: 800,
    expressDeliveryPrice: 300,
    totalPrice: total,
    taxAmount: tax,
  })
})

test('each code and discount has its amount, and a code without effect its reason', () => {
  const { deductions, promoCodes, pricingInfo } = priceOf(
    withThese(
      { promoCodes: [code({ percent: 50 }), code({ amount: cents(1), variantIds: ['tea'] })] },
      0,
      0,
      [
        discount('rice', { amount: cents(700), variantIds: ['rice'] }),
        discount('tea', { percent: 20, variantIds: ['tea'] }),
      ],
    ),
  )
  expect(deductions.discounts.map(({ _id, amount }) => [_id, amount])).toEqual([
    ['rice', 700],
    ['tea', 0],
  ])
  expect(pricingInfo.priceModifiers).toEqual([{ _id: 'rice', name: 'rice', amount: -700 }])
  expect(promoCodes.map(({ discount: off, problem }) => [off, problem])).toEqual([
    [1_900, undefined],
    [0, 'no_items'],
  ])
})

test.each<[string, FulfillmentMethod[], number | undefined, number]>([
  ['nothing bought', [], 300, 0],
  ['brought by van', [LOCAL_DELIVERY], 300, 300],
  ['by van and by carrier: once', [LOCAL_DELIVERY, CARRIER_DELIVERY], 300, 300],
  ['picked up', [IN_STORE_PICKUP, ELECTRONIC], 300, 0],
  ['no surcharge now', [LOCAL_DELIVERY], undefined, 0],
])('delivery surcharge, %s', (_, methods, surcharge, wanted) => {
  expect(surchargeOf(methods, surcharge === undefined ? {} : { deliverySurcharge: cents(surcharge) })).toBe(
    wanted,
  )
})

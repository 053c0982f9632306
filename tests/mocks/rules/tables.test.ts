import { describe, expect, test } from 'vitest'
import { cents } from '../../../src/contract/entities/money.ts'
import {
  FulfillerType,
  FulfillmentClass,
  FulfillmentMethod,
  VariantState,
} from '../../../src/contract/enumerations.ts'
import { cardBrand, isCardNumber, isExpired } from '../../../mocks/rules/cards.ts'
import { cartDifferences } from '../../../mocks/rules/differences.ts'
import { classOf } from '../../../mocks/rules/fulfillmentClass.ts'
import { grouped } from '../../../mocks/rules/grouping.ts'
import { dayInWords, malaysianDay, malaysianHour } from '../../../mocks/base/malaysiaTime.ts'
import { isTooManyAtOnce, maximumQuantity } from '../../../mocks/rules/maximumQuantity.ts'
import { postalCodeFacts } from '../../../mocks/rules/postalCodes.ts'
import { containedTax, lineTotal, unitPrice } from '../../../mocks/rules/pricing.ts'
import { canBeHad, leftAfter, sellable } from '../../../mocks/rules/stock.ts'

const { DISCONTINUED, ACTIVE, STOCK_TRACKED } = VariantState

test.each([
  // state, count, can be had, sellable
  [DISCONTINUED, 5, false, 0],
  [DISCONTINUED, undefined, false, 0],
  [ACTIVE, undefined, true, null],
  [ACTIVE, 0, true, 0],
  [ACTIVE, 7, true, 7],
  [STOCK_TRACKED, undefined, false, 0],
  [STOCK_TRACKED, 0, false, 0],
  [STOCK_TRACKED, 1, true, 1],
])(
  'a variant in state %s with a count of %s: available %s, sellable %s',
  (state, availableCount, had, count) => {
    expect(canBeHad({ state, availableCount })).toBe(had)
    expect(sellable({ state, availableCount })).toBe(count)
  },
)

test.each([
  [10, 3, 7],
  [10, 10, 0],
  [10, 12, 0],
])('of %i, %i sold leave %i', (count, sold, left) => {
  expect(leftAfter(count, sold)).toBe(left)
})

const sample = (othersInCart: number) => ({ perSample: 1, inAll: 3, othersInCart })

test.each([
  ['neither stock nor maximum: the default', { sellable: null }, 99, 'maximum'],
  ['stock is the smallest', { sellable: 4, maxCartQuantity: 6 }, 4, 'stock'],
  ['the variant’s maximum is the smallest', { sellable: 40, maxCartQuantity: 2 }, 2, 'maximum'],
  ['an override is the smallest', { sellable: 40, maxCartQuantity: 5, override: 3 }, 3, 'maximum'],
  ['an override below zero is zero', { sellable: 40, override: -2 }, 0, 'maximum'],
  ['nothing left', { sellable: 0, maxCartQuantity: 5 }, 0, 'stock'],
  ['a sample', { sellable: 40, sample: sample(0) }, 1, 'sample'],
  ['a third sample beside two', { sellable: 40, sample: sample(2) }, 1, 'sample'],
  ['a fourth sample beside three', { sellable: 40, sample: sample(3) }, 0, 'sample'],
  ['a sample beside too many', { sellable: 40, sample: sample(5) }, 0, 'sample'],
  ['one of its two from elsewhere', { sellable: 40, maxCartQuantity: 2, elsewhere: 1 }, 1, 'maximum'],
  ['more than its two from elsewhere', { sellable: 40, maxCartQuantity: 2, elsewhere: 3 }, 0, 'maximum'],
  ['stock is of the place alone', { sellable: 3, elsewhere: 5 }, 3, 'stock'],
  [
    'a sample that is in the cart from elsewhere',
    { sellable: 40, sample: sample(0), elsewhere: 1 },
    0,
    'sample',
  ],
] as const)('maximum quantity, %s', (_, bounds, quantity, limit) => {
  expect(maximumQuantity(bounds)).toEqual({ quantity, limit })
})

test.each([
  [0, 20, false],
  [0, 21, true],
  [5, 25, false],
  [5, 26, true],
  [30, 3, false],
])('a change from %i to %i is too large: %s', (before, after, isTooMany) => {
  expect(isTooManyAtOnce(before, after, 20)).toBe(isTooMany)
})

describe('pricing', () => {
  test('the sale price applies, otherwise the price', () => {
    expect(unitPrice({ price: cents(950), salePrice: cents(790) })).toBe(790)
    expect(unitPrice({ price: cents(950) })).toBe(950)
    expect(lineTotal({ price: cents(950), salePrice: cents(790) }, 3)).toBe(2_370)
  })

  test.each([
    [10_600, 600],
    [0, 0],
    [790, 45], // 44.716...
    [1, 0],
    [9, 1], // 0.509...
  ])('%i sen at 6 percent contain %i sen of tax', (amount, tax) => {
    expect(containedTax(cents(amount), 6)).toBe(tax)
  })
})

test.each([
  [FulfillerType.EXPRESS, FulfillmentMethod.LOCAL_DELIVERY, FulfillmentClass.EXPRESS],
  [FulfillerType.EXPRESS, FulfillmentMethod.CARRIER_DELIVERY, FulfillmentClass.STANDARD],
  [FulfillerType.ORDER_FULFILLMENT, FulfillmentMethod.IN_STORE_PICKUP, FulfillmentClass.EXPRESS],
  [FulfillerType.ORDER_FULFILLMENT, FulfillmentMethod.CARRIER_DELIVERY, FulfillmentClass.STANDARD],
  [FulfillerType.ORDER_FULFILLMENT, FulfillmentMethod.ELECTRONIC, null],
  [FulfillerType.SELLER, FulfillmentMethod.CARRIER_DELIVERY, FulfillmentClass.MARKETPLACE],
  [FulfillerType.SELLER, FulfillmentMethod.LOCAL_DELIVERY, null],
  [FulfillerType.SHIPWIRE, FulfillmentMethod.CARRIER_DELIVERY, null],
])('fulfiller %i by method %i is %s', (fulfiller, method, wanted) => {
  expect(classOf(fulfiller, method)).toBe(wanted)
})

test('lines are grouped by warehouse, seller and method, in their original order', () => {
  const line = (name: string, warehouseId: string, fulfillmentMethod: FulfillmentMethod) => ({
    name,
    warehouseId,
    fulfiller: warehouseId,
    fulfillmentMethod,
  })
  const groups = grouped([line('a', 'kl', 1), line('b', 'ipoh', 0), line('c', 'kl', 1), line('d', 'kl', 2)])
  expect([...groups].map(([key, lines]) => [key, lines.map(({ name }) => name).join('')])).toEqual([
    ['kl:kl:1', 'ac'],
    ['ipoh:ipoh:0', 'b'],
    ['kl:kl:2', 'd'],
  ])
})

test.each([
  ['07083', true, true, 'Langkawi', 'Kedah'],
  ['50450', true, true, 'Kuala Lumpur', 'Kuala Lumpur'],
  ['504501234', true, true, 'Kuala Lumpur', 'Kuala Lumpur'],
  ['10200', true, true, 'George Town', 'Pulau Pinang'],
  ['40150', true, true, 'Shah Alam', 'Selangor'],
  ['63000', true, true, 'Cyberjaya', 'Selangor'],
  ['62000', true, true, 'Putrajaya', 'Putrajaya'],
  ['88000', true, true, 'Kota Kinabalu', 'Sabah'],
  ['93350', true, true, 'Kuching', 'Sarawak'],
  ['87000', true, false, 'Labuan', 'Labuan'],
  ['69000', true, false, 'Genting Highlands', 'Pahang'],
  ['99999', true, false, undefined, undefined],
  ['5045', false, false, undefined, undefined],
  ['504501', false, false, undefined, undefined],
  ['5045o', false, false, undefined, undefined],
  ['', false, false, undefined, undefined],
])('postal code %s: valid %s, supported %s, %s, %s', (code, isValid, isSupported, city, state) => {
  expect(postalCodeFacts(code)).toEqual({
    isValid,
    isSupported,
    ...(city === undefined ? {} : { city, state }),
  })
})

test.each([
  ['4242424242424242', true, 'Visa'],
  ['4242424242424241', false, 'Visa'],
  ['5555555555554444', true, 'Mastercard'],
  ['2223003122003222', true, 'Mastercard'],
  ['378282246310005', true, 'American Express'],
  ['4000000000000002', true, 'Visa'],
  ['4000000000000341', true, 'Visa'],
  ['6011111111111117', true, 'Card'],
  ['42424242424', false, 'Visa'],
  ['4242 4242 4242 4242', false, 'Visa'],
])('card %s: right digits %s, %s', (digits, isRight, brand) => {
  expect(isCardNumber(digits)).toBe(isRight)
  expect(cardBrand(digits)).toBe(brand)
})

test.each([
  ['11/26', '2026-11-21', false],
  ['11/26', '2026-11-30', false],
  ['11/26', '2026-12-01', true],
  ['10/26', '2026-11-01', true],
  ['01/27', '2026-12-31', false],
])('a card until %s has expired on %s: %s', (expiry, today, isOver) => {
  expect(isExpired(expiry, today)).toBe(isOver)
})

test('the day changes at midnight in Malaysia', () => {
  expect(malaysianDay(Date.parse('2026-11-21T15:59:59Z'))).toBe('2026-11-21')
  expect(malaysianDay(Date.parse('2026-11-21T16:00:00Z'))).toBe('2026-11-22')
  expect(malaysianDay(Date.parse('2026-12-31T12:00:00Z'), 1)).toBe('2027-01-01')
  expect(malaysianHour('2026-11-21', 16)).toBe(Date.parse('2026-11-21T08:00:00Z'))
  expect(dayInWords(Date.parse('2026-11-21T17:00:00Z'), 'en')).toMatch(/Sun.*22/)
})

const seen = { variantId: 'v', name: 'Milk', quantity: 3, seenPrice: 790, priceNow: 790 }

test.each([
  ['nothing', { ...seen, sellable: 3 }, []],
  ['nothing where stock is not counted', { ...seen, sellable: null }, []],
  ['gone', { ...seen, sellable: 0 }, [['unavailable', 3, 0]]],
  ['fewer left', { ...seen, sellable: 2 }, [['quantity', 3, 2]]],
  ['a sale over', { ...seen, priceNow: 950, sellable: 9 }, [['price', 790, 950]]],
  [
    'both',
    { ...seen, priceNow: 950, sellable: 1 },
    [
      ['quantity', 3, 1],
      ['price', 790, 950],
    ],
  ],
] as const)('a change of a line’s data: %s', (_, line, wanted) => {
  expect(cartDifferences([line]).map(({ kind, before, after }) => [kind, before, after])).toEqual(wanted)
})

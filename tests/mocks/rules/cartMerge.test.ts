import { expect, test } from 'vitest'
import {
  type BroughtLine,
  type OfferOf,
  type KeptLine,
  mergedCart,
} from '../../../mocks/rules/cart/cartMerge.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { FulfillmentMethod } from '../../../src/contract/enumerations.ts'

const line = (variantId: string, quantity: number, more: Partial<BroughtLine> = {}): KeptLine => ({
  variantId,
  warehouseId: 'kl',
  fulfillmentMethod: FulfillmentMethod.LOCAL_DELIVERY,
  quantity,
  seenPrice: cents(500),
  ...more,
})

/** Ten of each are available, four of the durian, beer only for adults; nothing else. */
const listingOf: OfferOf = ({ variantId }) => {
  const sellable = { milk: 10, durian: 4, beer: 10 }[variantId]
  if (sellable === undefined) return null
  return {
    name: variantId,
    priceNow: cents(600),
    isAllowed: variantId !== 'beer',
    bounds: { sellable, maxCartQuantity: 99 },
  }
}

// own, added, quantities after, differences [kind, before, after]
test.each<[string, KeptLine[], BroughtLine[], [string, number][], [string, number, number][]]>([
  ['nothing brought', [line('milk', 2)], [], [['milk', 2]], []],
  [
    'something new comes last',
    [line('milk', 2)],
    [line('durian', 1)],
    [
      ['milk', 2],
      ['durian', 1],
    ],
    [],
  ],
  ['more of the same', [line('milk', 2)], [line('milk', 5)], [['milk', 5]], []],
  ['fewer of the same', [line('milk', 5)], [line('milk', 2)], [['milk', 5]], []],
  [
    'from another place it is another line',
    [line('milk', 1)],
    [line('milk', 2, { warehouseId: 'pg' })],
    [
      ['milk', 1],
      ['milk', 2],
    ],
    [],
  ],
  ['more than there are', [], [line('durian', 6)], [['durian', 4]], [['quantity', 6, 4]]],
  [
    'what the cart held stays, though it is too many',
    [line('durian', 5)],
    [line('durian', 7)],
    [['durian', 5]],
    [['quantity', 7, 5]],
  ],
  ['an age-gated item without a confirmed age', [], [line('beer', 2)], [], [['unavailable', 2, 0]]],
  ['none of something', [line('milk', 1)], [line('milk', 0), line('tea', 0)], [['milk', 1]], []],
  ['what is sold no more', [], [line('tea', 3)], [], [['unavailable', 3, 0]]],
])('%s', (_, own, brought, after, expected) => {
  const { lines, differences } = mergedCart(own, brought, listingOf)
  expect(lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual(after)
  expect(differences.map(({ kind, before, after: left }) => [kind, before, left])).toEqual(expected)
})

test('the accepted price and the cart’s note stay', () => {
  const [milk, durian] = mergedCart(
    [line('milk', 1, { pickingNotes: 'cold' })],
    [line('milk', 2, { pickingNotes: 'warm' }), { ...line('durian', 1), seenPrice: cents(700) }],
    listingOf,
  ).lines
  expect(milk).toMatchObject({ quantity: 2, seenPrice: 500, pickingNotes: 'cold' })
  expect(durian).toMatchObject({ seenPrice: 700 })
})

import { describe, expect, test } from 'vitest'
import type { Cart } from '../../src/contract/entities/cart.ts'
import {
  deliveryCount,
  itemCount,
  lineKey,
  sampleCount,
  savingsOf,
  unavailableLines,
} from '../../src/domain/cart/cart.ts'
import {
  emptyCart,
  groupSummary,
  optimisticCart,
  taxContained,
  type PendingLine,
} from '../../src/domain/cart/optimisticCart.ts'
import { carrier, coffee, line, milk, rice, rm, rules, sampleProduct } from './products.ts'

const wants = (...lines: PendingLine[]) => Object.fromEntries(lines.map((each) => [lineKey(each), each]))
const cartOf = (...lines: PendingLine[]): Cart => optimisticCart(emptyCart, wants(...lines), rules)
const METHOD = line(milk, 1).fulfillmentMethod

describe('a group of the cart (document 1 §5)', () => {
  // Express: RM 8.00, free from RM 80, at least RM 30.
  test.each([
    [
      'below the minimum',
      [line(milk, 3)],
      { subTotal: 2400, met: false, needed: 600, toFree: 5600, shipping: 800 },
    ],
    [
      'at the minimum',
      [line({ ...milk, price: rm(10) }, 3)],
      { subTotal: 3000, met: true, needed: 0, toFree: 5000, shipping: 800 },
    ],
    [
      'one sen below free',
      [line({ ...milk, price: rm(79.99) }, 1)],
      { subTotal: 7999, met: true, needed: 0, toFree: 1, shipping: 800 },
    ],
    [
      'free shipping reached',
      [line(milk, 10)],
      { subTotal: 8000, met: true, needed: 0, toFree: 0, shipping: 0 },
    ],
    [
      'two lines, one on sale',
      [line(rice, 2), line({ ...coffee, salePrice: rm(9.9) }, 3)],
      { subTotal: 8070, met: true, needed: 0, toFree: 0, shipping: 0 },
    ],
  ])('%s', (_what, lines, { subTotal, met, needed, toFree, shipping }) => {
    expect(groupSummary(lines, METHOD, rules)).toEqual({
      subTotal,
      orderMinimum: 3000,
      orderMinimumMet: met,
      orderMinimumNeeded: needed,
      freeShippingMinimum: 8000,
      freeShippingDifference: toFree,
      hasShipping: true,
      shippingPrice: shipping,
    })
  })

  test('a method that is never free has no threshold', () => {
    expect(groupSummary([line(milk, 1, carrier)], carrier.fulfillmentMethodType, rules)).toEqual({
      subTotal: 800,
      orderMinimum: 0,
      orderMinimumMet: true,
      orderMinimumNeeded: 0,
      hasShipping: true,
      shippingPrice: 900,
    })
  })

  test('the first order ships free if the shop says so (document 1 §6)', () => {
    const kind = { ...rules, firstOrderFreeShipping: true }
    expect(groupSummary([line(milk, 4)], METHOD, { ...kind, isFirstOrder: true }).shippingPrice).toBe(0)
    expect(groupSummary([line(milk, 4)], METHOD, { ...kind, isFirstOrder: false }).shippingPrice).toBe(800)
  })

  test('a method without a shipping configuration has no shipping', () => {
    const cart = optimisticCart(emptyCart, wants(line(milk, 9)), { ...rules, shipping: [] })
    expect(cart.groups[0]?.summary.hasShipping).toBe(false)
  })
})

describe('the optimistic cart', () => {
  const confirmed = cartOf(line(milk, 2), line(rice, 1))

  test('equals the confirmed one without pending changes', () => {
    expect(optimisticCart(confirmed, {}, rules)).toBe(confirmed)
  })

  test('keeps the server’s delivery promise, and has none for a new line', () => {
    const [group] = confirmed.groups
    if (!group) throw new Error('The cart should have a group.')
    const noon = { day: '2026-11-21', start: '2026-11-21T04:00:00.000Z', end: '2026-11-21T06:00:00.000Z' }
    const promised = { ...confirmed, groups: [{ ...group, earliestDelivery: noon }] }
    const { groups } = optimisticCart(promised, wants(line(milk, 5), line(coffee, 1, carrier)), rules)
    expect(groups.map(({ earliestDelivery }) => earliestDelivery)).toEqual([noon, undefined])
  })

  test('has every total at once', () => {
    // 2 × 8.00 + 1 × 25.50 = 41.50 express at 8.00; 3 × 12.90 = 38.70 by carrier at 9.00. Tax: 97.20 × 6 / 106 = 5.5018…
    const cart = cartOf(line(milk, 2), line(rice, 1), line(coffee, 3, carrier))
    expect(cart.pricingInfo).toEqual({
      promoDiscount: 0,
      creditDeduction: 0,
      rewardDeduction: 0,
      variantsSubtotalPrice: 8020,
      shippingPrice: 1700,
      expressDeliveryPrice: 0,
      totalPrice: 9720,
      taxAmount: 550,
      priceModifiers: [],
    })
    expect(cart.groups.map(({ variants }) => variants)).toEqual([['milk', 'rice'], ['coffee']])
    expect(deliveryCount(cart)).toBe(2)
    expect(itemCount(cart)).toBe(6)
  })

  test('keeps the position of a changed line, adds a new one at the end and removes one at zero', () => {
    const cart = optimisticCart(confirmed, wants(line(coffee, 1), line(milk, 5)), rules)
    expect(cart.cartVariants.map(({ variant, quantity }) => [variant._id, quantity])).toEqual([
      ['milk', 5],
      ['rice', 1],
      ['coffee', 1],
    ])
    expect(
      optimisticCart(confirmed, wants(line(milk, 0)), rules).cartVariants.map((each) => each.variant._id),
    ).toEqual(['rice'])
  })

  test('has two lines for the same variant from two warehouses', () => {
    const cart = cartOf(line(milk, 1), line(milk, 2, carrier))
    expect(cart.cartVariants.map(({ quantity }) => quantity)).toEqual([1, 2])
  })

  test('keeps or changes a note, and removes it with an empty text', () => {
    const noted = optimisticCart(
      confirmed,
      wants({ ...line(milk, 2), customerItemPickingNotes: 'cold, please' }),
      rules,
    )
    expect(noted.cartVariants[0]?.customerItemPickingNotes).toBe('cold, please')
    const more = optimisticCart(noted, wants(line(milk, 3)), rules)
    expect(more.cartVariants[0]?.customerItemPickingNotes).toBe('cold, please')
    const bare = optimisticCart(noted, wants({ ...line(milk, 2), customerItemPickingNotes: '' }), rules)
    expect(bare.cartVariants[0]).not.toHaveProperty('customerItemPickingNotes')
  })

  test('costs nothing when it is empty', () => {
    const cart = optimisticCart(confirmed, wants(line(milk, 0), line(rice, 0)), rules)
    expect(cart.groups).toEqual([])
    expect(cart.pricingInfo.totalPrice).toBe(0)
  })

  test('changes only its lines without the configuration', () => {
    const cart = optimisticCart(confirmed, wants(line(milk, 5)), null)
    expect(itemCount(cart)).toBe(6)
    expect(cart.pricingInfo).toBe(confirmed.pricingInfo)
  })
})

test.each([
  [10_600, 6, 600],
  [9_720, 6, 550],
  [0, 6, 0],
  [790, 0, 0],
])('of %i cents at %i %% has the tax %i', (price, percent, tax) => {
  expect(taxContained(rm(price / 100), percent)).toBe(tax)
})

describe('questions about a cart', () => {
  test('the savings: 2 × (8.00 − 6.00) + 1 × (30.00 − 25.50)', () => {
    const cart = cartOf(
      line({ ...milk, salePrice: rm(6) }, 2),
      line({ ...rice, standardPrice: rm(30) }, 1),
      line(coffee, 1),
    )
    expect(savingsOf(cart)).toBe(850)
  })

  test('samples are counted without the line in question', () => {
    const shampoo = { ...milk, _id: 'shampoo', product: sampleProduct, price: rm(0) }
    const soap = { ...shampoo, _id: 'soap' }
    const cart = cartOf(line(shampoo, 1), line(soap, 2), line(milk, 4))
    expect(sampleCount(cart)).toBe(3)
    expect(sampleCount(cart, lineKey(line(soap, 2)))).toBe(1)
  })

  test('the minimum of a delivery is met with 4 milk and not with 3', () => {
    expect(cartOf(line(milk, 4)).groups[0]?.summary.orderMinimumMet).toBe(true)
    expect(cartOf(line(milk, 3)).groups[0]?.summary.orderMinimumMet).toBe(false)
  })

  test('a line without stock is unavailable', () => {
    const gone = cartOf(line(milk, 4), line({ ...rice, availableCount: 0 }, 1))
    expect(unavailableLines(gone).map(({ variant }) => variant._id)).toEqual(['rice'])
  })
})

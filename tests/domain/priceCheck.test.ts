import { describe, expect, test } from 'vitest'
import { cents } from '../../src/contract/entities/money.ts'
import { listingEntryOf } from '../../fixtures/catalogue.ts'
import { named } from '../../fixtures/named.ts'
import { VariantState } from '../../src/contract/enumerations.ts'
import {
  addAsked,
  asSoldFrom,
  checkPrice,
  isPriceStale,
  PRICE_HOLDS_MS,
} from '../../src/domain/product/priceCheck.ts'
import { present } from '../fixtures/present.ts'

const { ACTIVE, DISCONTINUED, STOCK_TRACKED } = VariantState

describe('what an offered price is worth now', () => {
  test.each([
    ['it still holds', { price: 790 }, 790, { kind: 'same' }],
    ['on sale at what was offered', { price: 950, salePrice: 790 }, 790, { kind: 'same' }],
    ['dearer, its sale is over', { price: 950 }, 790, { kind: 'changed', price: 950 }],
    ['cheaper by now', { price: 950, salePrice: 700 }, 790, { kind: 'changed', price: 700 }],
    ['free by now', { price: 950, salePrice: 0 }, 790, { kind: 'changed', price: 0 }],
    ['none left', { price: 790, state: STOCK_TRACKED, availableCount: 0 }, 790, { kind: 'unavailable' }],
    ['no count at all', { price: 790, state: STOCK_TRACKED }, 790, { kind: 'unavailable' }],
    ['discontinued, whatever it cost', { price: 1, state: DISCONTINUED }, 790, { kind: 'unavailable' }],
  ] as const)('%s', (_, facts, offered, expected) => {
    const { price, ...rest } = facts
    const salePrice = 'salePrice' in rest ? { salePrice: cents(rest.salePrice) } : {}
    const state = 'state' in rest ? rest.state : ACTIVE
    const count = 'availableCount' in rest ? { availableCount: rest.availableCount } : {}
    expect(checkPrice({ price: cents(price), ...salePrice, state, ...count }, cents(offered))).toEqual(
      expected,
    )
  })
})

describe('when a price is checked again', () => {
  const noon = Date.parse('2026-11-21T12:00:00.000Z')
  const minute = 60_000
  const offer = (endDate: string) => ({ product: { pdpPromotionCountdownTimer: { endDate } } })
  const cardOffer = (endDate: string) => ({ product: { plePromotionCountdownTimer: { endDate } } })
  test.each([
    ['just read', { product: {} }, 0, false],
    ['read a quarter of an hour ago', { product: {} }, PRICE_HOLDS_MS, false],
    ['read longer ago', { product: {} }, PRICE_HOLDS_MS + 1, true],
    ['its offer ends later', offer('2026-11-21T12:10:00.000Z'), 5 * minute, false],
    ['its offer has ended meanwhile', offer('2026-11-21T12:05:00.000Z'), 5 * minute, true],
    ['its offer was over when it was read', offer('2026-11-21T11:00:00.000Z'), 5 * minute, false],
    ['its offer on a card has ended meanwhile', cardOffer('2026-11-21T12:05:00.000Z'), 5 * minute, true],
  ])('%s', (_, variant, later, expected) => {
    expect(isPriceStale(variant, noon, noon + later)).toBe(expected)
  })
})

describe('the stock of one warehouse', () => {
  test('is that of the line, and not that of the first warehouse with stock', () => {
    const eggs = listingEntryOf(named.maximumTwoEggs, present)?.variant
    const [first, second] = eggs?.inventory ?? []
    if (!eggs || !first || !second) throw new Error('Two warehouses should sell the eggs')
    const soldOutThere = { ...eggs, inventory: [first, { ...second, availableCount: 0 }] }
    expect(asSoldFrom(second.warehouse, soldOutThere).availableCount).toBe(0)
    expect(asSoldFrom(first.warehouse, soldOutThere).availableCount).toBe(first.availableCount)
  })
})

describe('the items that a link adds', () => {
  test.each([
    ['add=2&price=790', { quantity: 2, offered: 790 }],
    ['price=0&add=99', { quantity: 99, offered: 0 }],
    ['add=2', null],
    ['price=790', null],
    ['add=0&price=790', null],
    ['add=100&price=790', null],
    ['add=-1&price=790', null],
    ['add=2&price=7.90', null],
    ['add=two&price=790', null],
    ['', null],
  ])('?%s', (query, expected) => {
    expect(addAsked(new URLSearchParams(query))).toEqual(expected)
  })
})

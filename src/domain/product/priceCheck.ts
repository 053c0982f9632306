import { type Cents, cents } from '../../contract/entities/money.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import type { Warehouse } from '../../contract/entities/product/warehouse.ts'
import { pricePaid } from './price.ts'
import { isAvailable } from './variant.ts'

export type PriceCheck = { kind: 'same' } | { kind: 'changed'; price: Cents } | { kind: 'unavailable' }

/** Compares an offered price (cents) with that of now: the same, another, or the product is not available (document 1 §4). */
export function checkPrice(
  variant: Pick<Variant, 'price' | 'salePrice' | 'state' | 'availableCount'>,
  offered: Cents,
): PriceCheck {
  if (!isAvailable(variant)) return { kind: 'unavailable' }
  const price = pricePaid(variant)
  return price === offered ? { kind: 'same' } : { kind: 'changed', price }
}

/** A variant with the stock of one warehouse: looked up by its id, it has that of the first warehouse with some left. */
export function asSoldFrom({ _id }: Pick<Warehouse, '_id'>, variant: Variant): Variant {
  const row = variant.inventory.find(({ warehouse }) => warehouse._id === _id)
  if (!row || variant.availableCount === undefined) return variant
  return { ...variant, availableCount: row.availableCount }
}

/** The documents show no time. This one is long enough to read a page. */
export const PRICE_HOLDS_MS = 15 * 60_000

/** The ends of an offer, as cards and as the product page show them. */
const timers = ['plePromotionCountdownTimer', 'pdpPromotionCountdownTimer'] as const
type Timer = (typeof timers)[number]

/** A price that was read at `readAt` has to be read again: its offer has ended since, or it is too old. Times in ms. */
export function isPriceStale(
  { product }: { product: Pick<Variant['product'], Timer> },
  readAt: number,
  now: number,
): boolean {
  const hasEnded = timers.some((timer) => {
    const end = Date.parse(product[timer]?.endDate ?? '')
    return end > readAt && end <= now
  })
  return hasEnded || now - readAt > PRICE_HOLDS_MS
}

/** The item that a link asks to add, `?add=2&price=790`: quantity, and offered price in cents; null unless both are given. */
export function addAsked(query: URLSearchParams): { quantity: number; offered: Cents } | null {
  const quantity = query.get('add') ?? ''
  const offered = query.get('price') ?? ''
  if (!/^[1-9]\d?$/.test(quantity) || !/^\d{1,7}$/.test(offered)) return null
  return { quantity: Number(quantity), offered: cents(Number(offered)) }
}

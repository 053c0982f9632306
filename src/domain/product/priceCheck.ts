import { type Cents, cents } from '../../contract/entities/money.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { pricePaid } from './price.ts'
import { isAvailable } from './variant.ts'

export type PriceCheck = { kind: 'same' } | { kind: 'changed'; price: Cents } | { kind: 'unavailable' }

/** The result of checking an offered price (cents): still valid, changed, or unavailable (document 1 §4). */
export function checkPrice(
  variant: Pick<Variant, 'price' | 'salePrice' | 'state' | 'availableCount'>,
  offered: Cents,
): PriceCheck {
  if (!isAvailable(variant)) return { kind: 'unavailable' }
  const price = pricePaid(variant)
  return price === offered ? { kind: 'same' } : { kind: 'changed', price }
}

/** The documents state no time: as long as a shopper reads a page and takes a call. */
export const PRICE_HOLDS_MS = 15 * 60_000

/** Whether a price read at `readAt` must be checked again: its offer has ended, or it is too old. Times in ms. */
export function isPriceStale(
  { product }: { product: Pick<Variant['product'], 'pdpPromotionCountdownTimer'> },
  readAt: number,
  now: number,
): boolean {
  const ends = product.pdpPromotionCountdownTimer
  const end = ends ? Date.parse(ends.endDate) : Infinity
  return (end > readAt && end <= now) || now - readAt > PRICE_HOLDS_MS
}

/** The item that a link asks to add, `?add=2&price=790`: quantity, and offered price in cents; null unless both are given. */
export function addAsked(query: URLSearchParams): { quantity: number; offered: Cents } | null {
  const quantity = query.get('add') ?? ''
  const offered = query.get('price') ?? ''
  if (!/^[1-9]\d?$/.test(quantity) || !/^\d{1,7}$/.test(offered)) return null
  return { quantity: Number(quantity), offered: cents(Number(offered)) }
}

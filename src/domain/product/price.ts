import type { Cents } from '../../contract/entities/money.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { DISCOUNT_BADGE_ABOVE_PERCENT } from '../../contract/limits.ts'
import { isSample } from './variant.ts'

export type Priced = Pick<
  Variant,
  | 'price'
  | 'salePrice'
  | 'salePercentage'
  | 'savePercentOverride'
  | 'standardPrice'
  | 'unitPrice'
  | 'retailUnitPrice'
  | 'product'
>

export interface PriceView {
  kind: 'sample' | 'free' | 'sale' | 'regular'
  /** The present price in cents. */
  now: Cents
  /** The strikethrough price in cents, only when it is higher. */
  was: Cents | null
  /** Whole percent for the discount badge; null for no badge. */
  badgePercent: number | null
}

/** The present price in cents: the sale price if there is one. */
export const pricePaid = (variant: Pick<Variant, 'price' | 'salePrice'>): Cents =>
  variant.salePrice ?? variant.price

function strikethroughPrice(variant: Pick<Variant, 'price' | 'salePrice' | 'standardPrice'>): Cents | null {
  const before = variant.standardPrice ?? variant.price
  return before > pricePaid(variant) ? before : null
}

const percentOff = (now: number, before: number) => (before > 0 ? (1 - now / before) * 100 : 0)

function salePercent(variant: Priced): number {
  if (variant.salePercentage !== undefined) return variant.salePercentage
  const before = strikethroughPrice(variant)
  return before === null ? 0 : percentOff(pricePaid(variant), before)
}

function savingPercent({ savePercentOverride, unitPrice, retailUnitPrice }: Priced): number {
  if (savePercentOverride !== undefined) return savePercentOverride
  if (unitPrice === undefined || retailUnitPrice === undefined) return 0
  return Math.max(0, percentOff(unitPrice, retailUnitPrice))
}

/**
 * The sale percentage and the saving (the override, else the difference to the retail unit price) applied in turn: 20 % and then 5 % are 24
 * % (document 1 §5). Not rounded.
 */
export const discountPercent = (variant: Priced): number =>
  (1 - (1 - salePercent(variant) / 100) * (1 - savingPercent(variant) / 100)) * 100

/** Whole percent for the badge; null at 1.5 percent and below (document 1 §5). */
export function badgePercent(percent: number): number | null {
  // Twelve digits, so that 1.5000000000000013, a floating-point result, counts as 1.5.
  const exact = Number(percent.toPrecision(12))
  return exact > DISCOUNT_BADGE_ABOVE_PERCENT ? Math.round(exact) : null
}

/** What a price tag shows of a variant (document 1 §4 and §5): SAMPLE, free, a sale or the plain price. */
export function priceOf(variant: Priced): PriceView {
  const now = pricePaid(variant)
  if (isSample(variant)) return { kind: 'sample', now, was: null, badgePercent: null }
  if (now === 0) return { kind: 'free', now, was: strikethroughPrice(variant), badgePercent: null }
  const was = strikethroughPrice(variant)
  return {
    kind: was === null ? 'regular' : 'sale',
    now,
    was,
    badgePercent: badgePercent(discountPercent(variant)),
  }
}

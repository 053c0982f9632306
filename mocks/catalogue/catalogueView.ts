import type { Present } from '../../fixtures/catalogue.ts'
import type { Selling } from '../../fixtures/inventory.ts'
import type { ListingEntry } from '../../src/contract/entities/product/listingEntry.ts'
import type { Variant } from '../../src/contract/entities/product/variant.ts'
import type { Language } from '../../src/contract/enumerations.ts'
import { DAY_MS } from '../base/clock.ts'
import type { Period } from '../rules/coupons.ts'
import type { Priced } from '../rules/pricing.ts'
import type { Catalogue } from './catalogue.ts'

/** The catalogue at a time and in a language: current prices, and stock minus what was sold. */
export interface CatalogueView {
  now: number
  language: Language
  /** When this week's offers began, in ms. */
  offersSince: number
  /** The time, language and stock for which the fixtures create records. */
  present: Present
  /** The variants whose price was set, by gid. */
  repriced: ReadonlyMap<string, Priced>
  /** All products, for listings and search. */
  catalogue: Catalogue
  /** By `_id`, as sold from that warehouse, or from the first that has some left. */
  variant(id: string, warehouse?: string): Variant | undefined
  variantByGid(gid: string, selling?: Selling): Variant | undefined
  /** A card by its variant's gid. */
  entry(variantGid: string, selling?: Selling): ListingEntry | undefined
}

/** Names one inventory row in `ShopState.sold`. */
export const stockKey = (variantId: string, warehouseId: string): string => `${variantId}:${warehouseId}`

const WEEK = 7
const WEEK_MS = WEEK * DAY_MS

/** When the current week of offers began, in ms. Offers repeat each week, so that a shop opened long ago still has some. */
export const offersSince = (openedAt: number, now: number): number =>
  openedAt + Math.max(0, Math.floor((now - openedAt) / WEEK_MS)) * WEEK_MS

/**
 * The time in ms from which the days of a coupon or a code count (docs/decisions/0029). One that ends within the week begins again with the
 * week's offers, a longer one a week after its end; one that has no end, or ended before the shop opened, never does.
 */
export function periodSince(
  { startsInDays = 0, endsInDays = 0 }: Period,
  openedAt: number,
  now: number,
): number {
  if (endsInDays <= 0) return openedAt
  if (endsInDays <= WEEK) return offersSince(openedAt, now)
  const cycle = (endsInDays - startsInDays + WEEK) * DAY_MS
  const round = Math.floor((now - openedAt - startsInDays * DAY_MS) / cycle)
  return openedAt + Math.max(0, round) * cycle
}

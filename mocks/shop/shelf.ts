import {
  gidOfId,
  listingEntryOf,
  openingStock,
  type Present,
  variantByGid,
} from '../../fixtures/catalogue.ts'
import type { ListingEntry } from '../../src/contract/entities/listingEntry.ts'
import type { Variant } from '../../src/contract/entities/variant.ts'
import { type Language, VariantState } from '../../src/contract/enumerations.ts'
import { assortment, type Goods } from '../catalogue/goods.ts'
import { repriced } from '../rules/repricing.ts'
import { leftAfter } from '../rules/stock.ts'
import { DAY_MS } from './clock.ts'
import type { ShopState } from './state.ts'

/** The catalogue as it stands now: less what was sold, with prices that moved. */
export interface Shelf {
  now: number
  language: Language
  /** When this week's offers began, in ms. */
  offersSince: number
  /** What the fixtures build records by. */
  present: Present
  /** All that there is to list and to search. */
  goods: Goods
  /** By `_id`, as sold from that warehouse, or from the first that has some left. */
  variant(id: string, warehouse?: string): Variant | undefined
  variantByGid(gid: string, options?: { warehouse?: string }): Variant | undefined
  /** A card by its variant's gid. */
  entry(variantGid: string, warehouse?: string): ListingEntry | undefined
}

/** Names one inventory row in `ShopState.sold`. */
export const stockKey = (variantId: string, warehouseId: string): string => `${variantId}:${warehouseId}`

const WEEK_MS = 7 * DAY_MS

/** Offers run from the day the shop opened and again each week, so that a shop opened long ago still has some. */
export const offersSince = (openedAt: number, now: number): number =>
  openedAt + Math.max(0, Math.floor((now - openedAt) / WEEK_MS)) * WEEK_MS

function withChange(variant: Variant, state: ShopState): Variant {
  const change = state.changes[variant._id]
  if (!change) return variant
  const {
    price: _price,
    salePrice: _sale,
    salePercentage: _percent,
    standardPrice: _struck,
    unitPrice: _unit,
    ...rest
  } = variant
  const tag = repriced(variant, change)
  const stateNow = change.state ?? variant.state
  return {
    ...rest,
    ...tag,
    inventory: variant.inventory.map((row) => ({ ...row, price: tag.price })),
    state: stateNow,
    inStock: variant.inStock && stateNow !== VariantState.DISCONTINUED,
  }
}

/** The shelf at a moment, in a language. */
export function shelfOf(state: ShopState, now: number, language: Language, goods: Goods = assortment): Shelf {
  const since = offersSince(state.openedAt, now)
  const present: Present = {
    now,
    openedAt: since,
    language,
    seed: goods.seed,
    stock(variantId, warehouseId) {
      const sold = state.sold[stockKey(variantId, warehouseId)]
      if (!sold) return undefined
      const row = openingStock(gidOfId(variantId), goods.seed).find(
        ({ warehouse }) => warehouse._id === warehouseId,
      )
      return row && leftAfter(row.count, sold)
    },
  }
  const byGid: Shelf['variantByGid'] = (gid, options = {}) => {
    if (!goods.holds(gid)) return undefined
    const variant = variantByGid(gid, { ...present, ...options })
    return variant && withChange(variant, state)
  }
  return {
    now,
    language,
    offersSince: since,
    present,
    goods,
    variantByGid: byGid,
    variant(id, warehouse) {
      const variant = byGid(gidOfId(id), warehouse === undefined ? {} : { warehouse })
      return variant?._id === id ? variant : undefined
    },
    entry(gid, warehouse) {
      if (!goods.holds(gid)) return undefined
      const entry = listingEntryOf(gid, warehouse === undefined ? present : { ...present, warehouse })
      return entry && { ...entry, variant: withChange(entry.variant, state) }
    },
  }
}

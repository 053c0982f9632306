import {
  gidOfId,
  listingEntryOf,
  openingStock,
  type Present,
  variantByGid,
} from '../../fixtures/catalogue.ts'
import type { Serves } from '../../fixtures/inventory.ts'
import type { Variant } from '../../src/contract/entities/product/variant.ts'
import { type Language, VariantState } from '../../src/contract/enumerations.ts'
import { isoTime } from '../base/clock.ts'
import { assortment, type Catalogue } from '../catalogue/catalogue.ts'
import { repriced } from '../rules/repricing.ts'
import { leftAfter } from '../rules/stock.ts'
import { type CatalogueView, offersSince, stockKey } from '../catalogue/catalogueView.ts'
import type { ShopState } from './stateSchema.ts'

/** A product with the end of its sale in ms: the same one without a new end, and without countdowns when there is no sale. */
function withSaleEnd(
  product: Variant['product'],
  hasSale: boolean,
  end: number | undefined,
): Variant['product'] {
  if (hasSale && end === undefined) return product
  const timer = hasSale && end !== undefined ? { endDate: isoTime(end) } : undefined
  return { ...product, plePromotionCountdownTimer: timer, pdpPromotionCountdownTimer: timer }
}

/** An active variant has no end of its stock; a discontinued one is not sold. */
const isInStock = (state: VariantState, availableCount: number): boolean =>
  state === VariantState.ACTIVE || (state === VariantState.STOCK_TRACKED && availableCount > 0)

function withChange(variant: Variant, state: ShopState, now: number): Variant {
  const change = state.changes[variant._id]
  if (!change) return variant
  const isOver = (change.saleEnd ?? Infinity) <= now
  const {
    price: _price,
    salePrice: _sale,
    salePercentage: _percent,
    standardPrice: _standard,
    unitPrice: _unit,
    ...rest
  } = variant
  const tag = repriced(variant, isOver ? { ...change, salePrice: null } : change)
  const stateNow = change.state ?? variant.state
  return {
    ...rest,
    ...tag,
    product: withSaleEnd(variant.product, tag.salePrice !== undefined, change.saleEnd),
    inventory: variant.inventory.map((row) => ({ ...row, price: tag.price })),
    state: stateNow,
    inStock: isInStock(stateNow, variant.availableCount ?? 0),
  }
}

/** The catalogue at a time, in a language. */
export function viewCatalogue(
  state: ShopState,
  now: number,
  language: Language,
  { catalogue = assortment, serves }: { catalogue?: Catalogue; serves?: Serves } = {},
): CatalogueView {
  const since = offersSince(state.openedAt, now)
  const present: Present = {
    now,
    openedAt: since,
    language,
    seed: catalogue.seed,
    ...(serves ? { serves } : {}),
    stock(variantId, warehouseId) {
      const sold = state.sold[stockKey(variantId, warehouseId)]
      if (!sold) return undefined
      const row = openingStock(gidOfId(variantId), catalogue.seed).find(
        ({ warehouse }) => warehouse._id === warehouseId,
      )
      return row && leftAfter(row.count, sold)
    },
  }
  const byGid: CatalogueView['variantByGid'] = (gid, selling = {}) => {
    if (!catalogue.holds(gid)) return undefined
    const variant = variantByGid(gid, { ...present, ...selling })
    return variant && withChange(variant, state, now)
  }
  const changed = Object.keys(state.changes).map(gidOfId)
  return {
    now,
    language,
    offersSince: since,
    present,
    repriced: new Map(changed.flatMap((gid) => byGid(gid) ?? []).map((variant) => [variant.gid, variant])),
    catalogue,
    variantByGid: byGid,
    variant(id, warehouse) {
      const variant = byGid(gidOfId(id), warehouse === undefined ? {} : { warehouse })
      return variant?._id === id ? variant : undefined
    },
    entry(gid, selling) {
      if (!catalogue.holds(gid)) return undefined
      const entry = listingEntryOf(gid, selling ? { ...present, ...selling } : present)
      return entry && { ...entry, variant: withChange(entry.variant, state, now) }
    },
  }
}

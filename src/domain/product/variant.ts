import type { Config } from '../../contract/entities/config.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import type { Warehouse } from '../../contract/entities/product/warehouse.ts'
import { Classification, ProductType, VariantState } from '../../contract/enumerations.ts'
import { LIMITED_QUANTITY_THRESHOLD } from '../../contract/limits.ts'
import { isExpress } from '../fulfillment.ts'

/** The classifications that ship separately (document 1 §4). */
export const SEPARATELY_SHIPPED: readonly Classification[] = [
  Classification.BULKY,
  Classification.FRAGILE,
  Classification.COLD_CHAIN,
]

// The documents name the flag and no rule: only the supplier of an express warehouse can determine it.
const GIANT_EAGLE = 'giant-eagle'

/** Product type 1 (document 1 §4). */
export const isSample = (variant: Pick<Variant, 'product'>): boolean =>
  variant.product.productType === ProductType.SAMPLE

/** State 0 (document 1 §4). */
export const isDiscontinued = (variant: Pick<Variant, 'state'>): boolean =>
  variant.state === VariantState.DISCONTINUED

/** State 2 with no count, or a count of zero (document 1 §4). */
export const isOutOfStock = (variant: Pick<Variant, 'state' | 'availableCount'>): boolean =>
  variant.state === VariantState.STOCK_TRACKED && !variant.availableCount

/** Neither discontinued nor out of stock (document 1 §4). */
export const isAvailable = (variant: Pick<Variant, 'state' | 'availableCount'>): boolean =>
  !isDiscontinued(variant) && !isOutOfStock(variant)

/** Classification 7, 8 or 9 (document 1 §4). */
export const isSeparateShipment = (variant: Pick<Variant, 'productRequest'>): boolean => {
  const classification = variant.productRequest?.classification
  return classification !== undefined && SEPARATELY_SHIPPED.includes(classification)
}

/** The entry or its variant has both the click and the impression of the sponsor (document 1 §3). */
export const isSponsored = (
  entry: Pick<ListingEntry, 'smartbrandClick' | 'smartbrandImpression' | 'variant'>,
): boolean =>
  Boolean(entry.smartbrandClick ?? entry.variant.smartbrandClick) &&
  Boolean(entry.smartbrandImpression ?? entry.variant.smartbrandImpression)

/** Low stock: a positive count at or below the threshold; for express variants only with the shop's flag for all (document 1 §4). */
export function isLimitedQuantity(
  variant: Pick<Variant, 'availableCount' | 'fulfillerType' | 'fulfillmentMethodType'>,
  config: Pick<Config, 'limitedQuantityForAll'>,
): boolean {
  const left = variant.availableCount ?? 0
  if (isExpress(variant) && !config.limitedQuantityForAll) return false
  return left > 0 && left <= LIMITED_QUANTITY_THRESHOLD
}

/** The item comes from that express supplier (document 1 §3, isGiantEagle). */
export const isGiantEagle = (warehouse: Pick<Warehouse, 'expressSupplier'>): boolean =>
  warehouse.expressSupplier === GIANT_EAGLE

/** The shopper has to confirm their age before this is added (document 1 §5 and §6). */
export const isAgeGated = (
  variant: Pick<Variant, 'product'>,
  config: Pick<Config, 'displayAgeGate'>,
): boolean => config.displayAgeGate && variant.product.isAgeGated

/** Whether a back-in-stock notice can be requested (document 1 §5). */
export const canNotifyBackInStock = (
  variant: Pick<Variant, 'state' | 'availableCount' | 'excludedFromBackInStockNotification'>,
): boolean => isOutOfStock(variant) && !variant.excludedFromBackInStockNotification

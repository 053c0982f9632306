import type { Location } from '../../contract/entities/location.ts'
import type { Inventory, Variant } from '../../contract/entities/product/variant.ts'
import type { Warehouse } from '../../contract/entities/product/warehouse.ts'
import { isOffered, isServed } from '../fulfillment.ts'

/** The variant as a warehouse sells it: its stock and its fulfilment (document 1 §3, Variant.inventory). */
export const soldFrom = (
  variant: Variant,
  { warehouse, availableCount }: Pick<Inventory, 'warehouse' | 'availableCount'>,
): Variant => ({
  ...variant,
  availableCount,
  fulfiller: warehouse.fulfiller,
  fulfillerType: warehouse.fulfillerType,
  fulfillerLocation: warehouse._id,
  fulfillerLocationName: warehouse.name,
  fulfillmentMethodType: warehouse.fulfillmentMethodType,
})

/** One way to get a variant: a warehouse that sells it, and the variant as sold from there. */
export interface Way {
  warehouse: Warehouse
  variant: Variant
}

/**
 * The ways to get a variant at a location, the page's own warehouse first: one for each fulfilment method, from warehouses that serve the
 * location and have it in stock.
 */
export function waysToGet(
  { variant, warehouse }: Way,
  location: Pick<Location, 'identifiers'> | null,
): readonly Way[] {
  const others = variant.inventory
    .filter((row) => row.availableCount > 0 && row.warehouse._id !== warehouse._id)
    .filter((row) => isOffered(row.warehouse, warehouse, location))
    .map((row) => ({ warehouse: row.warehouse, variant: soldFrom(variant, row) }))
  const ways = isServed(warehouse, location) ? [{ variant, warehouse }, ...others] : others
  const methodOf = (way: Way) => way.warehouse.fulfillmentMethodType
  return ways.filter((way, at) => ways.findIndex((other) => methodOf(other) === methodOf(way)) === at)
}

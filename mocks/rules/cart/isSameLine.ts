import type { FulfillmentMethod } from '../../../src/contract/enumerations.ts'

/** What distinguishes a line of a cart from the others: the variant, and where and how it is fulfilled. */
export interface LineKey {
  variantId: string
  warehouseId: string
  fulfillmentMethod: FulfillmentMethod
}

/** Whether two keys name the same line of a cart. */
export const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.variantId === other.variantId &&
  one.warehouseId === other.warehouseId &&
  one.fulfillmentMethod === other.fulfillmentMethod

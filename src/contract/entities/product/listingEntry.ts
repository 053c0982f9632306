import * as v from 'valibot'
import { countSchema, idSchema } from '../primitives.ts'
import { productSchema } from './product.ts'
import { smartBrandAdSchema, smartBrandImpressionSchema } from './smartBrandAd.ts'
import { variantSchema } from './variant.ts'
import { warehouseSchema } from './warehouse.ts'

/** Document 1 §3, Listing entry: the data of a product card. `domain/variant` calculates its derived flags. */
export const listingEntrySchema = v.object({
  product: productSchema,
  variant: variantSchema,
  quantity: v.optional(countSchema),
  customerItemPickingNotes: v.optional(v.string()),
  user: v.optional(idSchema),
  guest: v.optional(idSchema),
  group: v.optional(v.string()),
  smartbrandClick: v.optional(smartBrandAdSchema),
  smartbrandImpression: v.optional(smartBrandImpressionSchema),
  warehouse: warehouseSchema,
})
export type ListingEntry = v.InferOutput<typeof listingEntrySchema>

import * as v from 'valibot'
import { paginationSchema } from './product/listing.ts'
import { listingEntrySchema } from './product/listingEntry.ts'
import { countSchema, timestampSchema } from './primitives.ts'

/** A product that the shopper bought before, with the quantity of the last order and the number of orders with it. */
export const reorderEntrySchema = v.object({
  ...listingEntrySchema.entries,
  timesBought: countSchema,
  lastBoughtAt: timestampSchema,
})
export type ReorderEntry = v.InferOutput<typeof reorderEntrySchema>

/** Document 2 §2, the reorder group: products that the shopper bought before, most frequent first, in pages. */
export const reorderSchema = v.object({
  products: v.array(reorderEntrySchema),
  productsTotalCount: countSchema,
  pagination: paginationSchema,
})
export type Reorder = v.InferOutput<typeof reorderSchema>

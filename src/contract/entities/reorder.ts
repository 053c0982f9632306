import * as v from 'valibot'
import { paginationSchema } from './product/listing.ts'
import { listingEntrySchema } from './product/listingEntry.ts'
import { countSchema, timestampSchema } from './primitives.ts'

/** Something bought before, with the quantity of the last time, and in how many orders it was. */
export const reorderEntrySchema = v.object({
  ...listingEntrySchema.entries,
  timesBought: countSchema,
  lastBoughtAt: timestampSchema,
})
export type ReorderEntry = v.InferOutput<typeof reorderEntrySchema>

/** Document 2 §2, the reorder group: what the shopper bought before, most often first, in pages. */
export const reorderSchema = v.object({
  products: v.array(reorderEntrySchema),
  productsTotalCount: countSchema,
  pagination: paginationSchema,
})
export type Reorder = v.InferOutput<typeof reorderSchema>

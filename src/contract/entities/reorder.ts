import * as v from 'valibot'
import { LIST_SEARCH_MAXIMUM } from '../limits.ts'
import { paginationSchema } from './product/listing.ts'
import { listingEntrySchema } from './product/listingEntry.ts'
import { countSchema, textSchema, timestampSchema } from './primitives.ts'

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

/**
 * What is shown of it, in the query of the page and of its calls: bought most often or most recently first, or what can be bought now; and a
 * search in the names, from two letters on.
 */
export const reorderQuerySchema = v.object({
  show: v.optional(v.picklist(['often', 'recent', 'available']), 'often'),
  query: v.optional(textSchema(LIST_SEARCH_MAXIMUM), ''),
})
export type ReorderQuery = v.InferOutput<typeof reorderQuerySchema>

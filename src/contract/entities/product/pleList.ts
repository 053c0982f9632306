import * as v from 'valibot'
import { listingEntrySchema } from './listingEntry.ts'
import { gidSchema } from '../primitives.ts'

/**
 * Document 2 §7, GraphQL: listing entries (PLEs) that load page by page. `cursor` is the start of the next page, null at the end. `gid` or
 * `searchTerm` identifies the list, so that a late page is not added to another list.
 */
export const pleListSchema = v.object({
  products: v.array(listingEntrySchema),
  pagination: v.object({
    cursor: v.nullable(v.string()),
    gid: v.optional(gidSchema),
    searchTerm: v.optional(v.string()),
  }),
})
export type PleList = v.InferOutput<typeof pleListSchema>

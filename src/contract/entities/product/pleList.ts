import * as v from 'valibot'
import { listingEntrySchema } from './listingEntry.ts'
import { gidSchema } from '../primitives.ts'

/**
 * Document 2 §7, GraphQL: listing entries (PLEs) that append page after page. `cursor` is where the next page begins, null at
 * the end; `gid` or `searchTerm` says whose list it is, so that a late page is not put under another.
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

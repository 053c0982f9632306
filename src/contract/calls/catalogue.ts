import * as v from 'valibot'
import { call } from '../call.ts'
import { listingSchema } from '../entities/listing.ts'
import { gidSchema, idSchema } from '../entities/primitives.ts'
import { variantSchema } from '../entities/variant.ts'

/**
 * Filters of a listing, as they stand in the address: lists are joined by commas. `fulfillmentFilter` is a
 * `FulfillmentClass`, `categoryFilter` and `brandFilter` are gids, `sort` is a `ListingSort`; what is unknown is ignored.
 */
export const listingQuerySchema = v.object({
  fulfillmentFilter: v.optional(v.string()),
  categoryFilter: v.optional(v.string()),
  brandFilter: v.optional(v.string()),
  sort: v.optional(v.string()),
})
export type ListingQuery = v.InferOutput<typeof listingQuerySchema>

/** Document 2 §7, Catalogue and search. */
export const catalogueCalls = {
  /** Paged products, `GET /api/{path}`: the category's own path with the pages wanted, for example `2-2`. */
  categoryPage: call('GET', '/api/products/:category/:gid/:slug/pages/:range', {
    query: listingQuerySchema,
    reply: listingSchema,
    errors: ['not_found'],
  }),
  searchPage: call('GET', '/api/products/search/:term/pages/:range', {
    query: listingQuerySchema,
    reply: listingSchema,
  }),
  /** What the search field offers while typing. */
  searchSuggestions: call('GET', '/api/search/:term', {
    reply: v.object({
      suggestions: v.array(v.string()),
      brands: v.array(v.object({ gid: gidSchema, name: v.string(), slug: v.string() })),
      categories: v.array(v.object({ gid: gidSchema, displayName: v.string(), slug: v.string() })),
    }),
  }),
  topSearches: call('GET', '/api/top-searches', { reply: v.object({ topSearches: v.array(v.string()) }) }),
  variantById: call('GET', '/api/variant-by-id/:id', {
    reply: v.object({ data: v.object({ variant: variantSchema, variantId: idSchema }) }),
    errors: ['not_found'],
  }),
}

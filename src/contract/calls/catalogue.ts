import * as v from 'valibot'
import { call } from '../call.ts'
import { listingSchema } from '../entities/product/listing.ts'
import { listingEntrySchema } from '../entities/product/listingEntry.ts'
import { countSchema, flagSchema, gidSchema, idSchema } from '../entities/primitives.ts'
import { variantSchema } from '../entities/product/variant.ts'

/**
 * Filters of a listing, as they stand in the address: lists are joined by commas. `fulfillmentFilter` is a
 * `FulfillmentClass`, or on a seller's page a `SellerFulfillment`; `categoryFilter` and `brandFilter` are gids, `sort` is a
 * `ListingSort`; what is unknown is ignored.
 */
export const listingQuerySchema = v.object({
  fulfillmentFilter: v.optional(v.string()),
  categoryFilter: v.optional(v.string()),
  brandFilter: v.optional(v.string()),
  sort: v.optional(v.string()),
})
export type ListingQuery = v.InferOutput<typeof listingQuerySchema>

/** Document 2 §7, Catalogue and search: `GET /api/{path}` for paged products, the path being a listing's own. */
const pagedProductCalls = {
  /** A category's or a highlight's own path with the pages wanted, for example `2-2`. */
  categoryPage: call('GET', '/api/products/:category/:gid/:slug/pages/:range', {
    query: listingQuerySchema,
    reply: listingSchema,
    errors: ['not_found'],
  }),
  searchPage: call('GET', '/api/products/search/:term/pages/:range', {
    query: listingQuerySchema,
    reply: listingSchema,
    errors: ['not_found'],
  }),
  brandPage: call('GET', '/api/brand/:gid/:slug/pages/:range', {
    query: listingQuerySchema,
    reply: listingSchema,
    errors: ['not_found'],
  }),
  actionPage: call('GET', '/api/products/action/:id/page/:pageNum', {
    query: v.object({ ...listingQuerySchema.entries, title: v.optional(v.string()) }),
    reply: listingSchema,
    errors: ['not_found'],
  }),
  recommendationsPage: call('GET', '/api/cart-recommendations/pages/:range', {
    query: listingQuerySchema,
    reply: listingSchema,
    errors: ['not_found'],
  }),
  sellerPage: call('GET', '/api/:sellerSlug/pages/:range', {
    query: listingQuerySchema,
    reply: listingSchema,
    errors: ['not_found'],
  }),
}

/** Document 2 §7, Catalogue and search: the pages of listings, and what the search field asks. */
export const catalogueCalls = {
  ...pagedProductCalls,
  /**
   * What the search field offers while typing. The documents' suffix is `?valueOnly=true`: then the goods that the term itself
   * finds, without any suggestion (document 1 §3, search state).
   */
  searchSuggestions: call('GET', '/api/search/:term', {
    query: v.object({ valueOnly: flagSchema(false) }),
    reply: v.object({
      term: v.string(),
      valueOnly: v.boolean(),
      suggestions: v.array(v.string()),
      brands: v.array(v.object({ gid: gidSchema, name: v.string(), slug: v.string() })),
      categories: v.array(v.object({ gid: gidSchema, displayName: v.string(), slug: v.string() })),
      products: v.array(listingEntrySchema),
      productsTotalCount: countSchema,
    }),
  }),
  topSearches: call('GET', '/api/top-searches', { reply: v.object({ topSearches: v.array(v.string()) }) }),
  /** A variant as it is sold now: what the price-checked add compares with the price it was offered at. */
  variantById: call('GET', '/api/variant-by-id/:id', {
    reply: v.object({ data: v.object({ variant: variantSchema, variantId: idSchema }) }),
    errors: ['not_found'],
  }),
}

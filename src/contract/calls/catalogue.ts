import * as v from 'valibot'
import { call } from '../call.ts'
import { listingSchema } from '../entities/product/listing.ts'
import { listingEntrySchema } from '../entities/product/listingEntry.ts'
import { countSchema, flagSchema, gidSchema, idSchema } from '../entities/primitives.ts'
import { variantSchema } from '../entities/product/variant.ts'

/**
 * The filters of a listing, as in its address: lists are comma-separated. `fulfillmentFilter` is a `FulfillmentClass`, or a
 * `SellerFulfillment` on a seller's page; `categoryFilter` and `brandFilter` are gids; `sort` is a `ListingSort`. Unknown values are
 * ignored.
 */
export const listingQuerySchema = v.object({
  fulfillmentFilter: v.optional(v.string()),
  categoryFilter: v.optional(v.string()),
  brandFilter: v.optional(v.string()),
  sort: v.optional(v.string()),
})
export type ListingQuery = v.InferOutput<typeof listingQuerySchema>

/** Document 2 §7, Catalogue and search: `GET /api/{path}` for paged products, where the path is that of the listing. */
const pagedProductCalls = {
  /** The path of a category or a highlight with a range of pages, for example `2-2`. */
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

/** Document 2 §7, Catalogue and search: the pages of listings, and the calls of the search field. */
export const catalogueCalls = {
  ...pagedProductCalls,
  /**
   * Suggestions while the shopper types. With `?valueOnly=true`, the suffix from the documents, the reply contains only the products that
   * match the term, without suggestions (document 1 §3, search state).
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
  /** The current state of a variant. The price-checked add compares its price with the price on the page. */
  variantById: call('GET', '/api/variant-by-id/:id', {
    reply: v.object({ data: v.object({ variant: variantSchema, variantId: idSchema }) }),
    errors: ['not_found'],
  }),
}

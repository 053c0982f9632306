import * as v from 'valibot'
import { call } from '../call.ts'
import { categorySchema } from '../entities/product/category.ts'
import { listingEntrySchema } from '../entities/product/listingEntry.ts'
import { pageModuleSchema } from '../entities/page.ts'
import { pleListSchema } from '../entities/product/pleList.ts'
import { countSchema, daySchema, flagSchema, gidSchema, limitSchema } from '../entities/primitives.ts'
import { seoSchema } from '../entities/seo.ts'
import { variantSchema } from '../entities/product/variant.ts'
import { warehouseSchema } from '../entities/product/warehouse.ts'
import {
  LIST_LIMIT,
  LIST_LIMIT_MAXIMUM,
  RELATED_VARIANT_LIMIT,
  SOFT_CATEGORY_LIMIT,
  VALUE_VARIANT_LIMIT,
} from '../limits.ts'

const entriesReply = v.object({ products: v.array(listingEntrySchema) })

/** Ids or gids of variants, comma-separated. */
const variantIdsSchema = v.pipe(v.string(), v.nonEmpty())

/**
 * Document 2 §7, Catalogue and search: the calls that list products. The calls of paged listings and of the search field are in
 * `catalogue.ts`; docs/decisions/0037 covers what the documents leave open.
 */
export const catalogueListCalls = {
  /** A category with all its descendants, by its gid or `_id`, and the department that it belongs to. */
  readCategory: call('GET', '/api/categories/:id', {
    reply: v.object({ category: categorySchema, department: categorySchema }),
    errors: ['not_found'],
  }),
  relatedVariants: call('GET', '/api/product/:id/softCategoryType/PDP_MODULE_RELATED_VARIANTS', {
    query: v.object({ limit: limitSchema(RELATED_VARIANT_LIMIT, LIST_LIMIT_MAXIMUM) }),
    reply: entriesReply,
    errors: ['not_found'],
  }),
  /** The page at a short address: a landing page (`/m/{slug}`) or a seller (`/{slug}`). */
  slugConfig: call('GET', '/api/web-slug-configs/data', {
    query: v.object({ slug: v.pipe(v.string(), v.nonEmpty()) }),
    reply: v.object({
      data: v.object({
        slug: v.string(),
        kind: v.picklist(['landing', 'seller']),
        path: v.string(),
        seo: seoSchema,
        modules: v.array(pageModuleSchema),
      }),
    }),
    errors: ['not_found'],
  }),
  complement: call('GET', '/api/variant/complement/:id', {
    query: v.object({ limit: limitSchema(LIST_LIMIT, LIST_LIMIT_MAXIMUM) }),
    reply: entriesReply,
    errors: ['not_found'],
  }),
  softCategory: call('GET', '/api/products/soft-category/:gid', {
    query: v.object({
      limit: limitSchema(SOFT_CATEGORY_LIMIT, LIST_LIMIT_MAXIMUM),
      inStockOnly: flagSchema(true),
      getSmartBrand: flagSchema(false),
      isCarousel: flagSchema(false),
    }),
    reply: v.object({ category: categorySchema, ...pleListSchema.entries }),
    errors: ['not_found'],
  }),
  /** Products to show when a search has no results. */
  searchNoResults: call('GET', '/api/product/search-no-results', { reply: entriesReply }),
  /** The requested products in the requested order, without duplicates and without products that are no longer sold. */
  recentlyViewed: call('GET', '/api/products/recently-viewed/data', {
    query: v.object({ variantIds: variantIdsSchema }),
    reply: entriesReply,
  }),
  /** The variants of a product by their options (size, flavour). The id is the id or gid of the product or of one of its variants. */
  valueVariants: call('GET', '/api/product/values/:id/variants', {
    query: v.object({ limit: limitSchema(VALUE_VARIANT_LIMIT, LIST_LIMIT_MAXIMUM) }),
    reply: v.object({ variants: v.array(variantSchema), productsTotalCount: countSchema }),
    errors: ['not_found'],
  }),
  /** The named soft categories (comma-separated gids) as galleries beside a product. The galleries do not contain the product itself. */
  galleryLists: call('GET', '/api/product/gallery-lists/:id/softCategoryIds/:ids', {
    reply: v.object({
      galleryLists: v.array(v.object({ category: categorySchema, products: v.array(listingEntrySchema) })),
    }),
    errors: ['not_found'],
  }),
  /**
   * More products from one fulfiller, without the excluded variants (comma-separated ids). The spelling of the path is from the documents.
   */
  fulfillerProducts: call('GET', '/api/products/fufiller/:id', {
    query: v.object({
      exclude: v.optional(v.string()),
      limit: limitSchema(LIST_LIMIT, LIST_LIMIT_MAXIMUM),
    }),
    reply: entriesReply,
    errors: ['not_found'],
  }),
  /** The best-before date of the stock in each warehouse. Warehouses without a date are left out. */
  expiration: call('GET', '/api/product/expiration/:id', {
    reply: v.object({
      expirations: v.array(v.object({ warehouse: warehouseSchema, expirationDate: daySchema })),
    }),
    errors: ['not_found'],
  }),
  /** Listing entries for one of the criteria in the query. A query without any criterion is refused as `bad_body`. */
  ples: call('GET', '/api/product/ples', {
    query: v.object({
      variantIds: v.optional(variantIdsSchema),
      categoryGid: v.optional(gidSchema),
      softCategoryGid: v.optional(gidSchema),
      brandGid: v.optional(gidSchema),
      query: v.optional(v.string()),
      inStockOnly: flagSchema(true),
      getSmartBrand: flagSchema(false),
      isCarousel: flagSchema(false),
      limit: limitSchema(LIST_LIMIT, LIST_LIMIT_MAXIMUM),
      cursor: v.optional(v.string()),
    }),
    reply: pleListSchema,
    errors: ['not_found'],
  }),
}

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

/** Ids or gids of variants, joined by commas. */
const variantIdsSchema = v.pipe(v.string(), v.nonEmpty())

/**
 * Document 2 §7, Catalogue and search: the calls that list goods. The paged ones and the search field's are in `catalogue.ts`;
 * where the documents are silent, docs/decisions/0037 speaks.
 */
export const catalogueListCalls = {
  /** A category with all that stands below it, by its gid or `_id`, and the department it belongs to. */
  readCategory: call('GET', '/api/categories/:id', {
    reply: v.object({ category: categorySchema, department: categorySchema }),
    errors: ['not_found'],
  }),
  relatedVariants: call('GET', '/api/product/:id/softCategoryType/PDP_MODULE_RELATED_VARIANTS', {
    query: v.object({ limit: limitSchema(RELATED_VARIANT_LIMIT, LIST_LIMIT_MAXIMUM) }),
    reply: entriesReply,
    errors: ['not_found'],
  }),
  /** What stands at a short address of its own: a landing page (`/m/{slug}`) or a seller (`/{slug}`). */
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
  /** What to offer where a search has found nothing. */
  searchNoResults: call('GET', '/api/product/search-no-results', { reply: entriesReply }),
  /** In the order asked, each once; what left the catalogue is left out. */
  recentlyViewed: call('GET', '/api/products/recently-viewed/data', {
    query: v.object({ variantIds: variantIdsSchema }),
    reply: entriesReply,
  }),
  /** A product's variants by the values one can choose (size, flavour), by the id or gid of the product or one of them. */
  valueVariants: call('GET', '/api/product/values/:id/variants', {
    query: v.object({ limit: limitSchema(VALUE_VARIANT_LIMIT, LIST_LIMIT_MAXIMUM) }),
    reply: v.object({ variants: v.array(variantSchema), productsTotalCount: countSchema }),
    errors: ['not_found'],
  }),
  /** The soft categories named (gids joined by commas) as galleries beside a product, which is in none of them. */
  galleryLists: call('GET', '/api/product/gallery-lists/:id/softCategoryIds/:ids', {
    reply: v.object({
      galleryLists: v.array(v.object({ category: categorySchema, products: v.array(listingEntrySchema) })),
    }),
    errors: ['not_found'],
  }),
  /** More from one fulfiller, but not the variants excluded (ids joined by commas). The path is the documents' own spelling. */
  fulfillerProducts: call('GET', '/api/products/fufiller/:id', {
    query: v.object({
      exclude: v.optional(v.string()),
      limit: limitSchema(LIST_LIMIT, LIST_LIMIT_MAXIMUM),
    }),
    reply: entriesReply,
    errors: ['not_found'],
  }),
  /** The best-before day of what each warehouse has; those without one are left out. */
  expiration: call('GET', '/api/product/expiration/:id', {
    reply: v.object({
      expirations: v.array(v.object({ warehouse: warehouseSchema, expirationDate: daySchema })),
    }),
    errors: ['not_found'],
  }),
  /** Listing entries by one of what the query may name; with none of them there is nothing to list: `bad_body`. */
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

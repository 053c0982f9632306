import * as v from 'valibot'
import { listingEntrySchema } from './listingEntry.ts'
import { countSchema, gidSchema } from '../primitives.ts'

/**
 * Document 1 §3, pagination of a listing. `paginationApiUrl` is the call for the next page, or null at the end. `hasNextCategory` means
 * that the department has another category after this one.
 */
export const paginationSchema = v.object({
  paginationApiUrl: v.nullable(v.string()),
  hasNextCategory: v.boolean(),
  firstPage: countSchema,
  lastPage: countSchema,
  pageCount: countSchema,
})
export type Pagination = v.InferOutput<typeof paginationSchema>

/** Document 1 §3, brandTexts: the brand filter. The first ten of `list` are always shown. */
export const brandTextSchema = v.object({ gid: gidSchema, name: v.string(), count: countSchema })
export type BrandText = v.InferOutput<typeof brandTextSchema>

const countedSchema = v.object({ gid: gidSchema, name: v.string(), count: countSchema })

/** An addition to the documents: a category that narrows a listing, the number of its products in the listing, and its subcategories. */
export const categoryCountSchema = v.object({
  ...countedSchema.entries,
  children: v.optional(v.array(countedSchema)),
})
export type CategoryCount = v.InferOutput<typeof categoryCountSchema>

/**
 * `brandTexts` are counted before the brand filter applies, `categories` before the category filter, so that each filter shows all its
 * options. A selected category is always included.
 */
export const listingSchema = v.object({
  products: v.array(listingEntrySchema),
  productsTotalCount: countSchema,
  pagination: paginationSchema,
  brandTexts: v.object({ list: v.array(brandTextSchema), selectedList: v.array(gidSchema) }),
  categories: v.array(categoryCountSchema),
})
export type Listing = v.InferOutput<typeof listingSchema>

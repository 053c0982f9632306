import * as v from 'valibot'
import { listingEntrySchema } from './listingEntry.ts'
import { countSchema, gidSchema } from '../primitives.ts'

/**
 * Document 1 §3, pagination of a listing. `paginationApiUrl` is the call that answers the next page, or null at the end;
 * `hasNextCategory` says that another category of the same department follows.
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

/** Ours: a kind of goods to narrow a listing to, how many of the goods are of it, and the kinds that stand below it. */
export const categoryCountSchema = v.object({
  ...countedSchema.entries,
  children: v.optional(v.array(countedSchema)),
})
export type CategoryCount = v.InferOutput<typeof categoryCountSchema>

/**
 * `brandTexts` are counted before the brand filter, `categories` before the category filter, so that each offers what else
 * there is. A category that is chosen is always among them.
 */
export const listingSchema = v.object({
  products: v.array(listingEntrySchema),
  productsTotalCount: countSchema,
  pagination: paginationSchema,
  brandTexts: v.object({ list: v.array(brandTextSchema), selectedList: v.array(gidSchema) }),
  categories: v.array(categoryCountSchema),
})
export type Listing = v.InferOutput<typeof listingSchema>

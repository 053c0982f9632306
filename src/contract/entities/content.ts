import * as v from 'valibot'
import { Language } from '../enumerations.ts'
import { listingEntrySchema } from './product/listingEntry.ts'
import { palletQuoteSchema } from './palletQuote.ts'
import { countSchema, daySchema, timestampSchema } from './primitives.ts'
import { surveySchema } from './engagement/survey.ts'

/**
 * A section of a text. `id` is the anchor in the address (`#part-3`), the same in every language. The shop sanitizes `html` before it shows
 * it.
 */
export const contentSectionSchema = v.object({ id: v.string(), heading: v.string(), html: v.string() })
export type ContentSection = v.InferOutput<typeof contentSectionSchema>

/** The loaded pages of a text or a list, counted from 1. */
export const pagesAtHandSchema = v.object({
  firstPage: countSchema,
  lastPage: countSchema,
  pageCount: countSchema,
})
export type PagesAtHand = v.InferOutput<typeof pagesAtHandSchema>

/**
 * A content page (`/t/:slug` and other pages that are mostly text). `updatedOn` is missing where the date does not matter, `language` if
 * the text is in the requested language.
 */
export const contentSchema = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.optional(v.string()),
  language: v.optional(v.picklist(Object.values(Language))),
  updatedOn: v.optional(daySchema),
  sections: v.array(contentSectionSchema),
  pages: pagesAtHandSchema,
})
export type Content = v.InferOutput<typeof contentSchema>

/** Frequently asked questions by topic. The ids are anchors in the address, the same in every language. */
export const faqSchema = v.object({
  topics: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      questions: v.array(v.object({ id: v.string(), question: v.string(), answerHtml: v.string() })),
    }),
  ),
})
export type Faq = v.InferOutput<typeof faqSchema>

const blogTopicSchema = v.object({ slug: v.string(), name: v.string() })

export const blogTeaserSchema = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  topic: blogTopicSchema,
  illustration: v.string(),
  /** The background of the picture, as for a department. */
  tint: v.string(),
  publishedOn: daySchema,
})
export type BlogTeaser = v.InferOutput<typeof blogTeaserSchema>

/** The blog, one of its topics, or one post: `post` with the products in it, and related posts. */
export const blogSchema = v.object({
  title: v.string(),
  summary: v.string(),
  topics: v.array(blogTopicSchema),
  topic: v.optional(blogTopicSchema),
  posts: v.array(blogTeaserSchema),
  post: v.optional(
    v.object({
      ...blogTeaserSchema.entries,
      sections: v.array(contentSectionSchema),
      products: v.array(listingEntrySchema),
    }),
  ),
  pages: pagesAtHandSchema,
})
export type Blog = v.InferOutput<typeof blogSchema>

/** A store that shoppers can visit, or from which express deliveries start. */
export const branchSchema = v.object({
  warehouseId: v.string(),
  name: v.string(),
  place: v.string(),
  state: v.string(),
  postalCode: v.string(),
  isPickup: v.boolean(),
})
export type Branch = v.InferOutput<typeof branchSchema>

/** The page data of content pages (document 2 §2: email, FAQ; the others are additions). */
export const contentGroups = {
  content: v.optional(contentSchema),
  faq: v.optional(faqSchema),
  blog: v.optional(blogSchema),
  /** The contact details of the shop. */
  email: v.optional(v.object({ supportEmail: v.string(), careline: v.string() })),
  branches: v.optional(v.array(branchSchema)),
  bulkPurchase: v.optional(
    v.object({
      unitsAPallet: countSchema,
      products: v.array(listingEntrySchema),
      quotes: v.array(palletQuoteSchema),
    }),
  ),
  insights: v.optional(v.object({ surveys: v.array(surveySchema) })),
  version: v.optional(
    v.object({
      server: v.string(),
      stateVersion: countSchema,
      openedAt: timestampSchema,
      isKept: v.boolean(),
    }),
  ),
}

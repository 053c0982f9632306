import * as v from 'valibot'
import { Language } from '../enumerations.ts'
import { listingEntrySchema } from './product/listingEntry.ts'
import { palletQuoteSchema } from './palletQuote.ts'
import { countSchema, daySchema, timestampSchema } from './primitives.ts'
import { surveySchema } from './engagement/survey.ts'

/** A part of a text. `id` leads to it from an address (`#part-3`), in every language; the shop cleans `html` before it shows it. */
export const contentSectionSchema = v.object({ id: v.string(), heading: v.string(), html: v.string() })
export type ContentSection = v.InferOutput<typeof contentSectionSchema>

/** Which pages of a text or a list are at hand; they count from 1. */
export const pagesAtHandSchema = v.object({
  firstPage: countSchema,
  lastPage: countSchema,
  pageCount: countSchema,
})
export type PagesAtHand = v.InferOutput<typeof pagesAtHandSchema>

/**
 * A text of the shop (`/t/:slug` and the pages that are mostly words). `updatedOn` is missing where it does not matter, `language`
 * where it is written in the one that was asked for.
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

/** What people ask most, by topic. The ids lead to them from an address, in every language. */
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
  /** The ground of its picture, as of a department. */
  tint: v.string(),
  publishedOn: daySchema,
})
export type BlogTeaser = v.InferOutput<typeof blogTeaserSchema>

/** The blog, one of its topics, or one post: `post` with the goods it speaks of, and the posts that go with it. */
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
      goods: v.array(listingEntrySchema),
    }),
  ),
  pages: pagesAtHandSchema,
})
export type Blog = v.InferOutput<typeof blogSchema>

/** A shop that people can go to, or that a van starts from. */
export const branchSchema = v.object({
  warehouseId: v.string(),
  name: v.string(),
  place: v.string(),
  state: v.string(),
  postalCode: v.string(),
  isPickup: v.boolean(),
})
export type Branch = v.InferOutput<typeof branchSchema>

/** The groups of page data that content pages have (document 2 §2: email, FAQ; the others are ours). */
export const contentGroups = {
  content: v.optional(contentSchema),
  faq: v.optional(faqSchema),
  blog: v.optional(blogSchema),
  /** How to reach the shop. */
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

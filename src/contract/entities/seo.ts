import * as v from 'valibot'

/** Document 1 §3, SEO data. */
export const seoSchema = v.object({
  title: v.string(),
  description: v.string(),
  tags: v.array(v.string()),
  image: v.optional(v.string()),
})
export type Seo = v.InferOutput<typeof seoSchema>

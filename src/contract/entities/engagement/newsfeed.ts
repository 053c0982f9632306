import * as v from 'valibot'
import { bannerActionSchema } from './interstitial.ts'
import { idSchema, timestampSchema } from '../primitives.ts'

/** A story of the newsfeed, in the language of the request. `illustration` names a picture of the shop's own set. */
export const newsfeedStorySchema = v.object({
  _id: idSchema,
  kind: v.picklist(['news', 'offer', 'recipe', 'backInStock', 'reminder']),
  title: v.string(),
  text: v.string(),
  illustration: v.string(),
  publishedAt: timestampSchema,
  isNew: v.boolean(),
  action: v.optional(bannerActionSchema),
})
export type NewsfeedStory = v.InferOutput<typeof newsfeedStorySchema>

import * as v from 'valibot'
import { idSchema, timestampSchema } from '../primitives.ts'

/** Document 1 §3, Promotion badge. PLE is a listing entry (the card), PDP the product page. */
export const promotionBadgeSchema = v.object({
  altText: v.optional(v.string()),
  promotionId: idSchema,
  showInPLE: v.boolean(),
  showInPDP: v.optional(v.boolean()),
  text: v.optional(v.string()),
  url: v.optional(v.string()),
  endDate: v.optional(timestampSchema),
})
export type PromotionBadge = v.InferOutput<typeof promotionBadgeSchema>

import * as v from 'valibot'
import { idSchema, timestampSchema } from '../primitives.ts'

/** Document 1 §3, Coupon. `value` and the minimum purchase are in ringgit, as in the documents ("dollars"). */
export const couponSchema = v.object({
  couponId: idSchema,
  name: v.string(),
  message: v.string(),
  startDate: timestampSchema,
  endDate: timestampSchema,
  value: v.object({ dollars: v.optional(v.number()), percent: v.optional(v.number()) }),
  eligibility: v.object({
    minimumPurchaseAmountInDollars: v.optional(v.number()),
    minimumQuantity: v.optional(v.number()),
  }),
  termsAndConditions: v.string(),
  vendorId: idSchema,
  vendorName: v.string(),
  variantIds: v.array(idSchema),
  priceModifierId: idSchema,
  status: v.string(),
})
export type Coupon = v.InferOutput<typeof couponSchema>

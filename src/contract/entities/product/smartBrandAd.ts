import * as v from 'valibot'
import { gidSchema, idSchema } from '../primitives.ts'

/** Document 1 §3, Smart brand ad: marks a listing entry as sponsored. Costs are in millionths of a ringgit. */
export const smartBrandAdSchema = v.object({
  variantGid: gidSchema,
  adGid: gidSchema,
  adGroupGid: gidSchema,
  campaignGid: gidSchema,
  adId: idSchema,
  adGroupId: idSchema,
  campaignId: idSchema,
  keywordBidId: v.optional(idSchema),
  adCostMicro: v.number(),
  adCpcMicro: v.number(),
  placement: v.string(),
})
export type SmartBrandAd = v.InferOutput<typeof smartBrandAdSchema>

/** The ad data of a variant or listing entry. */
export const smartBrandImpressionSchema = v.object({ adId: idSchema })
export type SmartBrandImpression = v.InferOutput<typeof smartBrandImpressionSchema>

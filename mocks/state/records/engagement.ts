import * as v from 'valibot'
import { palletPayloadSchema } from '../../../src/contract/entities/palletPayload.ts'
import { gidSchema, idSchema } from '../../../src/contract/entities/primitives.ts'
import { surveyResultsSchema } from '../../../src/contract/entities/engagement/survey.ts'

/** A shopper's activities apart from orders. Times in ms. */
export const engagementSchema = v.object({
  /** Variants with a back-in-stock request, each once. */
  restockNotices: v.array(
    v.object({
      variantId: idSchema,
      warehouseId: idSchema,
      fulfillerVariantFulfillmentMethod: v.optional(idSchema),
      at: v.number(),
    }),
  ),
  /** Variants that the shopper was notified of, newest last. */
  returned: v.array(v.object({ variantId: idSchema, warehouseId: idSchema, at: v.number() })),
  palletQuotes: v.array(
    v.object({
      id: idSchema,
      number: v.string(),
      at: v.number(),
      payload: palletPayloadSchema,
      /** The order that was placed from it. */
      orderGid: v.optional(gidSchema),
    }),
  ),
  hiddenBanners: v.array(idSchema),
  /** When they last looked at the newsfeed; 0 for never. */
  newsfeedSeenAt: v.number(),
  /** Interstitials that lead elsewhere, and have: each does so once. */
  redirectsFollowed: v.array(idSchema),
  surveys: v.array(v.object({ at: v.number(), results: surveyResultsSchema })),
  plays: v.array(v.object({ id: idSchema, gameId: idSchema, at: v.number(), prizeId: idSchema })),
  dismissedGames: v.array(idSchema),
})
export type Engagement = v.InferOutput<typeof engagementSchema>

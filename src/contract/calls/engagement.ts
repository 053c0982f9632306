import * as v from 'valibot'
import { call } from '../call.ts'
import { startupInterstitialSchema } from '../entities/engagement/interstitial.ts'
import { newsfeedStorySchema } from '../entities/engagement/newsfeed.ts'
import { countSchema, idSchema, timestampSchema } from '../entities/primitives.ts'

/** Document 2 §7, Catalogue and search: what a shop does to be remembered. Silences: docs/decisions 0040. */
export const engagementCalls = {
  /** A message comes when that warehouse has some again. Refused for goods that are there, or of which nobody is told. */
  notifyWhenInStock: call('POST', '/api/product/notify-when-instock', {
    body: v.object({
      variantId: idSchema,
      warehouseId: idSchema,
      fulfillerVariantFulfillmentMethod: v.optional(idSchema),
    }),
    reply: v.object({
      data: v.object({ variantId: idSchema, warehouseId: idSchema, isNotified: v.boolean() }),
    }),
    errors: ['not_found', 'not_available', 'notice_excluded', 'in_stock'],
    guards: ['login'],
  }),
  /** Hides one banner of the band above every page, or all that stand there now. */
  hideBanner: call('PUT', '/api/product/hide-banner', {
    body: v.optional(v.object({ bannerId: v.optional(idSchema) })),
    reply: v.object({ data: v.object({ hiddenBanners: v.array(idSchema) }) }),
    errors: ['not_found'],
  }),
  /** When the newest story came, and how many came since the shopper last looked. */
  newsfeedTime: call('GET', '/api/account/newsfeed/time', {
    reply: v.object({ data: v.object({ time: v.nullable(timestampSchema), unreadCount: countSchema }) }),
  }),
  /** The stories, the newest first; from now on they have been seen. */
  newsfeed: call('GET', '/api/account/newsfeed', {
    reply: v.object({ data: v.object({ stories: v.array(newsfeedStorySchema) }) }),
  }),
  /** What may open by itself when the shop does; often nothing. */
  interstitials: call('GET', '/api/interstitial', {
    reply: v.object({ data: v.object({ interstitials: v.array(startupInterstitialSchema) }) }),
  }),
}

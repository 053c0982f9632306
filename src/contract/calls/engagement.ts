import * as v from 'valibot'
import { call } from '../call.ts'
import { startupInterstitialSchema } from '../entities/engagement/interstitial.ts'
import { newsfeedStorySchema } from '../entities/engagement/newsfeed.ts'
import { countSchema, idSchema, timestampSchema } from '../entities/primitives.ts'

/**
 * Document 2 §7, Catalogue and search: back-in-stock alerts, banners and news. docs/decisions/0040 covers what the documents leave open.
 */
export const engagementCalls = {
  /**
   * Requests a message when the warehouse has the variant again. Refused for variants that are in stock, or for which the shop sends no
   * message.
   */
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
  /** Hides one top banner, or all top banners that are shown now. */
  hideBanner: call('PUT', '/api/product/hide-banner', {
    body: v.optional(v.object({ bannerId: v.optional(idSchema) })),
    reply: v.object({ data: v.object({ hiddenBanners: v.array(idSchema) }) }),
    errors: ['not_found'],
  }),
  /** The time of the newest story, and the number of unread stories. */
  newsfeedTime: call('GET', '/api/account/newsfeed/time', {
    reply: v.object({ data: v.object({ time: v.nullable(timestampSchema), unreadCount: countSchema }) }),
  }),
  /** The stories, newest first. The call marks them as read. */
  newsfeed: call('GET', '/api/account/newsfeed', {
    reply: v.object({ data: v.object({ stories: v.array(newsfeedStorySchema) }) }),
  }),
  /** The interstitials that open when the shop opens. Often empty. */
  interstitials: call('GET', '/api/interstitial', {
    reply: v.object({ data: v.object({ interstitials: v.array(startupInterstitialSchema) }) }),
  }),
}

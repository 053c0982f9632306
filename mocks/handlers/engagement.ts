import { topBannerRows } from '../../fixtures/engagement/topBanners.ts'
import type { engagementCalls } from '../../src/contract/calls/engagement.ts'
import { VariantState } from '../../src/contract/enumerations.ts'
import { canBeHad } from '../rules/stock.ts'
import { notFound, refuse } from '../base/refuse.ts'
import { interstitialsOf, isRedirect } from '../state/engagement/interstitials.ts'
import { storiesOf } from '../state/engagement/newsfeed.ts'
import { topBannersOf } from '../state/engagement/topBanners.ts'
import { soldFrom } from '../state/orders/restock.ts'
import { type HandlersOf, reads, writes } from './handler.ts'

/** Document 2 §7, Catalogue and search: notices, the newsfeed and interstitials. */
export const engagementHandlers: HandlersOf<typeof engagementCalls> = {
  notifyWhenInStock: writes(({ body, shopper, catalogueView, now }) => {
    const { variantId, warehouseId, fulfillerVariantFulfillmentMethod: wayToSell } = body
    const { engagement } = shopper
    if (!catalogueView.variant(variantId)) throw notFound('variantId')
    const variant = soldFrom(catalogueView, variantId, warehouseId)
    if (!variant) throw notFound('warehouseId')
    if (wayToSell !== undefined && wayToSell !== variant.fulfillerVariantFulfillmentMethod)
      throw notFound('fulfillerVariantFulfillmentMethod')
    if (variant.state === VariantState.DISCONTINUED) throw refuse('not_available')
    if (variant.excludedFromBackInStockNotification) throw refuse('notice_excluded')
    if (canBeHad(variant)) throw refuse('in_stock')
    const others = engagement.restockNotices.filter(
      (notice) => notice.variantId !== variantId || notice.warehouseId !== warehouseId,
    )
    engagement.restockNotices = [...others, { ...body, at: now }]
    return { data: { variantId, warehouseId, isNotified: true } }
  }),
  hideBanner: writes(({ body, ...context }) => {
    const { engagement } = context.shopper
    const asked = body?.bannerId
    if (asked !== undefined && !topBannerRows.some(({ id }) => id === asked)) throw notFound('bannerId')
    const hidden = asked === undefined ? topBannersOf(context).map(({ _id }) => _id) : [asked]
    engagement.hiddenBanners = [...new Set([...engagement.hiddenBanners, ...hidden])]
    return { data: { hiddenBanners: engagement.hiddenBanners } }
  }),
  newsfeedTime: reads((context) => {
    const stories = storiesOf(context)
    return {
      data: {
        time: stories[0]?.publishedAt ?? null,
        unreadCount: stories.filter(({ isNew }) => isNew).length,
      },
    }
  }),
  newsfeed: writes((context) => {
    const stories = storiesOf(context)
    context.shopper.engagement.newsfeedSeenAt = context.now
    return { data: { stories } }
  }),
  interstitials: writes((context) => {
    const interstitials = interstitialsOf(context)
    const { engagement } = context.shopper
    const followed = interstitials.filter(isRedirect).map(({ _id }) => _id)
    if (followed.length > 0) engagement.redirectsFollowed.push(...followed)
    return { data: { interstitials } }
  }),
}

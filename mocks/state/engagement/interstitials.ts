import { type InterstitialRow, interstitialRows } from '../../../fixtures/engagement/interstitials.ts'
import type { StartupInterstitial } from '../../../src/contract/entities/engagement/interstitial.ts'
import {
  ClientViewType,
  InterstitialActionType,
  InterstitialTemplateType,
} from '../../../src/contract/enumerations.ts'
import { homeRows } from '../../catalogue/homeRows.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { bannerAction } from './bannerAction.ts'
import { organizationOf } from '../standing.ts'
import { activeOrders } from '../activeOrders.ts'

/** Which interstitials somebody is meant to see: a guest none, a business only where it has not switched them off. */
function audienceOf({ account, shopper, state }: HandlerContext): InterstitialRow['audience'] | null {
  if (account === null) return null
  if (account.clientViewType === ClientViewType.BUSINESS) {
    return organizationOf(state, account)?.account.bannerInterstitialsEnabled ? 'business' : null
  }
  return activeOrders(shopper).length === 0 ? 'firstOrder' : 'returning'
}

const ROW = 'deals'

function productsOf({ shelf }: HandlerContext): StartupInterstitial['products'] {
  const gids = homeRows(shelf).find(({ id }) => id === ROW)?.variantGids ?? []
  return gids.flatMap((gid) => shelf.entry(gid) ?? [])
}

/** What may open by itself when the shop does (document 1 §3, Startup interstitial). */
export function interstitialsOf(visit: HandlerContext): StartupInterstitial[] {
  const { language, shopper } = visit
  const audience = audienceOf(visit)
  return interstitialRows
    .filter((row) => row.audience === audience && !shopper.engagement.redirectsFollowed.includes(row.id))
    .map(({ id, actionType, template, title, text, action }) => ({
      _id: id,
      interstitialActionType: actionType,
      interstitialWebTemplateType: template,
      ...(title ? { title: title[language] } : {}),
      ...(text ? { text: text[language] } : {}),
      action: bannerAction(id, action, language),
      ...(template === InterstitialTemplateType.PRODUCT_CAROUSEL
        ? { products: productsOf(visit) ?? [] }
        : {}),
    }))
}

export const isRedirect = ({ interstitialActionType }: StartupInterstitial): boolean =>
  interstitialActionType === InterstitialActionType.REDIRECT

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
import { organizationOf } from '../permissions.ts'
import { activeOrders } from '../activeOrders.ts'

/** The interstitials for a user: none for a guest, and for a business only if they are enabled. */
function audienceOf({ account, shopper, state }: HandlerContext): InterstitialRow['audience'] | null {
  if (account === null) return null
  if (account.clientViewType === ClientViewType.BUSINESS) {
    return organizationOf(state, account)?.account.bannerInterstitialsEnabled ? 'business' : null
  }
  return activeOrders(shopper).length === 0 ? 'firstOrder' : 'returning'
}

const ROW = 'deals'

function productsOf({ catalogueView }: HandlerContext): StartupInterstitial['products'] {
  const gids = homeRows(catalogueView).find(({ id }) => id === ROW)?.variantGids ?? []
  return gids.flatMap((gid) => catalogueView.entry(gid) ?? [])
}

/** What may open by itself when the shop does (document 1 §3, Startup interstitial). */
export function interstitialsOf(context: HandlerContext): StartupInterstitial[] {
  const { language, shopper } = context
  const audience = audienceOf(context)
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
        ? { products: productsOf(context) ?? [] }
        : {}),
    }))
}

export const isRedirect = ({ interstitialActionType }: StartupInterstitial): boolean =>
  interstitialActionType === InterstitialActionType.REDIRECT

import { topBannerRows } from '../../../fixtures/engagement/topBanners.ts'
import type { BannerInterstitial } from '../../../src/contract/entities/engagement/interstitial.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { bannerAction } from './bannerAction.ts'
import { HOUR_MS, isoTime } from '../../base/clock.ts'

/** The band above every page (document 1 §1), less what was hidden. A business may have it switched off. */
export function topBannersOf({
  account,
  state,
  shopper,
  language,
  now,
}: HandlerContext): BannerInterstitial[] {
  const business = account?.business && state.organizations[account.business.organizationId]
  if (business && !business.account.bannerInterstitialsEnabled) return []
  return topBannerRows
    .filter(({ id }) => !shopper.engagement.hiddenBanners.includes(id))
    .flatMap(({ id, text, theme, hours, action }) => {
      const endsAt = hours === undefined ? undefined : state.openedAt + hours * HOUR_MS
      if (endsAt !== undefined && endsAt <= now) return []
      return {
        _id: id,
        text: text[language],
        action: bannerAction(id, action, language),
        ...(theme ? { theme } : {}),
        ...(endsAt === undefined ? {} : { countdownTimer: { enabled: true }, endTimestamp: isoTime(endsAt) }),
      }
    })
}

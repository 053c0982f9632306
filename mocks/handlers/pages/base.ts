import type { Notification } from '../../../src/contract/entities/config.ts'
import type { PageBase, PageData } from '../../../src/contract/entities/page.ts'
import { NotificationType } from '../../../src/contract/enumerations.ts'
import { counted, departments } from '../../catalogue/categories.ts'
import { postalCodeFacts } from '../../rules/postalCodes.ts'
import { hasExpiryNotice } from '../../state/account/membership.ts'
import { topBannersOf } from '../../state/engagement/topBanners.ts'
import { promptsOf } from '../../state/engagement/prompts.ts'
import { numberFor } from '../../base/random.ts'
import { DAY_MS, isoTime } from '../../base/clock.ts'
import { activeOrders } from '../../state/activeOrders.ts'
import { userOf } from '../../state/account/userView.ts'
import type { PageRequest } from './pageRequest.ts'

const notice = (_id: string, type: Notification['type'], text: string): Notification => ({
  _id,
  type,
  text,
  isLocked: false,
})

function notificationsOf({ state, now, texts, account, isKept }: PageRequest): Notification[] {
  const { startedAfresh, openedAt } = state
  const { started_afresh, membership_expired, not_kept } = texts.partner.notices
  const { WARN, ERROR } = NotificationType
  return [
    ...(isKept ? [] : [notice('not-kept', WARN, not_kept)]),
    ...(startedAfresh && now <= openedAt + DAY_MS
      ? [notice(`started-afresh-${openedAt}`, WARN, started_afresh)]
      : []),
    ...(hasExpiryNotice(account) ? [notice('membership-expired', ERROR, membership_expired)] : []),
  ]
}

/** Changes with every part of the base, and with the setting of the shop's clock. */
function versionOf(
  { config, language, shopper, state }: PageRequest,
  notifications: readonly Notification[],
  topBanners: PageBase['topBanners'],
): string {
  const said = JSON.stringify([
    config,
    shopper.postalCode,
    notifications,
    topBanners,
    state.clock,
    state.openedAt,
  ])
  return `${language}-${numberFor(said).toString(36).slice(2, 10)}`
}

function locationName({ shopper }: PageRequest): string {
  const { city, state } = postalCodeFacts(shopper.postalCode)
  return city === undefined || city === state ? (state ?? shopper.postalCode) : `${city}, ${state}`
}

/** Data of every page; nothing when the client's version is still valid (document 2 §2). */
export function baseOf(request: PageRequest, versionAtHand: string | null): PageBase | undefined {
  const notifications = notificationsOf(request)
  const topBanners = topBannersOf(request)
  const version = versionOf(request, notifications, topBanners)
  if (version === versionAtHand) return undefined
  return {
    version,
    serverTime: isoTime(request.now),
    isClockStopped: request.state.clock.frozenAt !== null,
    config: request.config,
    categories: departments(request.language).map((category) => ({
      ...counted(category, request.catalogueView.catalogue),
      children: [],
    })),
    notifications,
    topBanners,
    postalCode: request.shopper.postalCode,
    locationName: locationName(request),
  }
}

/** Document 2 §2, the user group: little of a guest; of an account, everything that its owner may see. */
export function userGroupOf(request: PageRequest): PageData['user'] {
  const { account, shopper, state } = request
  const prompts = promptsOf(request)
  return account && prompts
    ? { isGuest: false, ...userOf(account, state), prompts }
    : { isGuest: true, numSuccessfulOrders: activeOrders(shopper).length }
}

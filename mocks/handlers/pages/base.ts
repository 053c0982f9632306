import { topSearches } from '../../../fixtures/homeRows.ts'
import type { Notification } from '../../../src/contract/entities/config.ts'
import type { PageBase, PageData } from '../../../src/contract/entities/page.ts'
import { NotificationType } from '../../../src/contract/enumerations.ts'
import { departments } from '../../catalogue/shelves.ts'
import { postalCodeFacts } from '../../rules/postalCodes.ts'
import { numberFor } from '../../shop/random.ts'
import { DAY_MS, isoTime } from '../../shop/clock.ts'
import type { PageRequest } from './pageRequest.ts'

function notificationsOf({ state, now, words }: PageRequest): Notification[] {
  if (!state.startedAfresh || now > state.openedAt + DAY_MS) return []
  return [
    {
      _id: `started-afresh-${state.openedAt}`,
      type: NotificationType.WARN,
      text: words.partner.notices.started_afresh,
      isLocked: false,
    },
  ]
}

/** Changes with everything that the base says, and with how the shop's clock runs. */
function versionOf(
  { config, language, shopper, state }: PageRequest,
  notifications: readonly Notification[],
): string {
  const said = JSON.stringify([config, shopper.postalCode, notifications, state.clock, state.openedAt])
  return `${language}-${numberFor(said).toString(36).slice(2, 10)}`
}

function locationName({ shopper }: PageRequest): string {
  const { city, state } = postalCodeFacts(shopper.postalCode)
  return city === undefined || city === state ? (state ?? shopper.postalCode) : `${city}, ${state}`
}

/** What every page needs; nothing when the version at hand still holds (document 2 §2). */
export function baseOf(request: PageRequest, versionAtHand: string | null): PageBase | undefined {
  const notifications = notificationsOf(request)
  const version = versionOf(request, notifications)
  if (version === versionAtHand) return undefined
  return {
    version,
    serverTime: isoTime(request.now),
    config: request.config,
    categories: departments(request.language),
    notifications,
    topSearches: topSearches(request.language),
    postalCode: request.shopper.postalCode,
    locationName: locationName(request),
  }
}

export const userOf = ({ account, shopper }: PageRequest): PageData['user'] => ({
  isGuest: account === null,
  numSuccessfulOrders: shopper.orders.length,
})

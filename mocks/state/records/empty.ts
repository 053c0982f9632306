/** What a new shop and a new shopper begin with. Apart from the schemas of the records, which load when there is a stored state. */
import { DEFAULT_POSTAL_CODE } from '../../../src/contract/limits.ts'
import { type Chance, nextHex } from '../../base/random.ts'
import type { Access } from './access.ts'
import type { Engagement } from './engagement.ts'
import type { Saved } from './saved.ts'
import type { Shopper } from './shopper.ts'

export const nothingAsked = (): Access => ({
  otps: [],
  resetLinks: [],
  sessionLinks: [],
  captures: [],
  isBotProtected: false,
})

export const nothingEngaged = (): Engagement => ({
  restockNotices: [],
  returned: [],
  palletQuotes: [],
  hiddenBanners: [],
  newsfeedSeenAt: 0,
  redirectsFollowed: [],
  surveys: [],
  plays: [],
  dismissedGames: [],
})

export const nothingSaved = (): Saved => ({ favorites: [], lists: [] })

/** What a checkout starts with: nothing chosen. */
export const nothingChosen = (): Shopper['selection'] => ({ deliveryInfo: {}, applyUserCredits: false })

/** A shopper who has nothing yet. */
export const newShopper = (chance: Chance): Shopper => ({
  cart: { id: nextHex(chance, 24), revision: 0, lines: [], promoCodes: [] },
  postalCode: DEFAULT_POSTAL_CODE,
  ageGateAccepted: false,
  selection: nothingChosen(),
  addresses: [],
  billings: [],
  orders: [],
  payments: [],
  placed: {},
  saved: nothingSaved(),
  engagement: nothingEngaged(),
})

import { ExitIntentPopup } from '../../contract/enumerations.ts'

/** The conditions that decide which dialog a leaving shopper sees. */
export interface LeavingVisit {
  /** In ms. */
  timeInShop: number
  /** A dialog of this kind was shown in this visit, or another one is open. */
  wasShown: boolean
  /** The checkout, or a page that already shows the questions. */
  isSpared: boolean
  cartCount: number
  hasOpenSurvey: boolean
  isGuest: boolean
  /** The shopper has left an email or phone number before. */
  isCaptured: boolean
}

/** The documents show no delay. A shopper who leaves sooner has not used the shop. */
const LOOKED_AROUND_MS = 15_000

/**
 * The exit-intent dialog (document 1 §4): first for a cart with items, then for an open survey, then a capture form for a guest. At most
 * one per visit, and never in the checkout.
 */
export function exitPopup(visit: LeavingVisit): ExitIntentPopup | null {
  if (visit.wasShown || visit.isSpared || visit.timeInShop < LOOKED_AROUND_MS) return null
  if (visit.cartCount > 0) return ExitIntentPopup.CART_ABANDONMENT
  if (visit.hasOpenSurvey) return ExitIntentPopup.EXIT_SURVEY
  return visit.isGuest && !visit.isCaptured ? ExitIntentPopup.EXIT_INTENT : null
}

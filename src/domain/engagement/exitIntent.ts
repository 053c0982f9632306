import { ExitIntentPopup } from '../../contract/enumerations.ts'

/** What decides whether somebody about to leave is asked to stay, and by what. */
export interface LeavingVisit {
  /** In ms. */
  timeInShop: number
  /** Something of this kind was shown in this visit already, or something else is open. */
  isTold: boolean
  /** On the way to paying, or where the shop's questions stand anyway. */
  isSpared: boolean
  cartCount: number
  hasOpenSurvey: boolean
  isGuest: boolean
  /** They left an e-mail or a number before. */
  isCaptured: boolean
}

/** The documents show no wait: who leaves sooner only looked in by chance. */
const LOOKED_AROUND_MS = 15_000

/**
 * The popup for who is about to leave (document 1 §4): goods in the cart come first, then a survey that is open, then a guest is
 * asked for an address. One in a visit, and never on the way to paying.
 */
export function exitPopup(visit: LeavingVisit): ExitIntentPopup | null {
  if (visit.isTold || visit.isSpared || visit.timeInShop < LOOKED_AROUND_MS) return null
  if (visit.cartCount > 0) return ExitIntentPopup.CART_ABANDONMENT
  if (visit.hasOpenSurvey) return ExitIntentPopup.EXIT_SURVEY
  return visit.isGuest && !visit.isCaptured ? ExitIntentPopup.EXIT_INTENT : null
}

import type { StartupInterstitial } from '../../contract/entities/engagement/interstitial.ts'
import { InterstitialActionType, InterstitialTemplateType } from '../../contract/enumerations.ts'

/**
 * The documents hide the product carousel on category pages by a feature flag that the configuration lacks. It is on: a list of products
 * over a list of products does not help.
 */
const HIDES_CAROUSEL_ON_CATEGORIES = true

export const isCarousel = ({ interstitialWebTemplateType }: StartupInterstitial): boolean =>
  interstitialWebTemplateType === InterstitialTemplateType.PRODUCT_CAROUSEL

/** The banner redirects and shows nothing (document 1 §4). */
export const isRedirect = ({ interstitialActionType }: StartupInterstitial): boolean =>
  interstitialActionType === InterstitialActionType.REDIRECT

interface Place {
  /** Ids of the interstitials that were closed before. */
  seen: readonly string[]
  isOnCategory: boolean
}

/** The first interstitial that was not shown yet; null if there is none (document 1 §4: shown once, remembered by id). */
export const interstitialToShow = (
  interstitials: readonly StartupInterstitial[],
  { seen, isOnCategory }: Place,
): StartupInterstitial | null =>
  interstitials.find(
    (each) => !seen.includes(each._id) && !(HIDES_CAROUSEL_ON_CATEGORIES && isOnCategory && isCarousel(each)),
  ) ?? null

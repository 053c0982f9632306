import type { StartupInterstitial } from '../../contract/entities/engagement/interstitial.ts'
import { InterstitialActionType, InterstitialTemplateType } from '../../contract/enumerations.ts'

/**
 * The documents hide the product carousel on category pages by a feature flag, which the configuration does not have: it is on,
 * since a list of goods over a list of goods helps nobody.
 */
const HIDES_CAROUSEL_ON_CATEGORIES = true

export const isCarousel = ({ interstitialWebTemplateType }: StartupInterstitial): boolean =>
  interstitialWebTemplateType === InterstitialTemplateType.PRODUCT_CAROUSEL

/** It leads somewhere by itself and shows nothing (document 1 §4). */
export const isRedirect = ({ interstitialActionType }: StartupInterstitial): boolean =>
  interstitialActionType === InterstitialActionType.REDIRECT

interface Place {
  /** Those closed before. */
  seen: readonly string[]
  isOnCategory: boolean
}

/** The first that is still to be seen here; null when there is none (document 1 §4: shown once, remembered by id). */
export const interstitialToShow = (
  interstitials: readonly StartupInterstitial[],
  { seen, isOnCategory }: Place,
): StartupInterstitial | null =>
  interstitials.find(
    (each) => !seen.includes(each._id) && !(HIDES_CAROUSEL_ON_CATEGORIES && isOnCategory && isCarousel(each)),
  ) ?? null

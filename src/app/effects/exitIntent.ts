import type { Survey } from '../../contract/entities/engagement/survey.ts'
import { ExitIntentPopup } from '../../contract/enumerations.ts'
import { itemCount } from '../../domain/cart/cart.ts'
import { exitPopup } from '../../domain/engagement/exitIntent.ts'
import { currentCart } from '../../stores/cart/cart.ts'
import { now } from '../../stores/base/clock.ts'
import { openModal } from '../../stores/overlays/modals.ts'
import {
  isCaptured,
  wasExitPopupShown,
  rememberSurveyAsked,
  rememberExitPopup,
} from '../../stores/engagement/dismissals.ts'
import { useSession } from '../../stores/session/session.ts'
import { findSurveyForLeaving } from '../../stores/engagement/surveys.ts'
import { isIn, pathOf, type Router } from '../../navigation/router.ts'
import { isCovered } from '../../stores/overlays/whenUncovered.ts'

const excluded = ['/cart', '/checkout', '/checkout-login', '/confirmation', '/order-pending', '/insights']

function open(popup: ExitIntentPopup, survey: Survey | null): void {
  rememberExitPopup()
  if (popup === ExitIntentPopup.CART_ABANDONMENT) openModal({ kind: 'cart-abandonment' })
  else if (popup === ExitIntentPopup.EXIT_INTENT) openModal({ kind: 'exit-intent' })
  else if (survey) {
    rememberSurveyAsked(survey._id)
    openModal({ kind: 'exit-survey', survey })
  }
}

/** Opens the exit popups when the mouse leaves the page at its top, probably to close it (document 1 §4). A phone has no such event. */
export function startExitIntent(router: Router): () => void {
  const cameAt = now()
  let isStopped = false
  let isAsking = false
  const popupFor = (survey: Survey | 'unknown' | null): ExitIntentPopup | null =>
    exitPopup({
      timeInShop: now() - cameAt,
      wasShown: wasExitPopupShown() || isCovered(),
      isSpared: excluded.some((folder) => isIn(pathOf(router), folder)),
      cartCount: itemCount(currentCart()),
      hasOpenSurvey: survey !== null,
      isGuest: useSession.getState().user?.isGuest ?? true,
      isCaptured: isCaptured(),
    })

  // Only the server knows whether there is a survey. It is requested only if the survey would be shown.
  const ask = async () => {
    isAsking = true
    try {
      const survey = await findSurveyForLeaving()
      const popup = popupFor(survey)
      if (!isStopped && popup !== null) open(popup, survey)
    } finally {
      isAsking = false
    }
  }
  const onLeave = ({ clientY }: MouseEvent) => {
    if (clientY > 0 || isAsking) return
    const popup = popupFor('unknown')
    if (popup === ExitIntentPopup.EXIT_SURVEY) void ask()
    else if (popup !== null) open(popup, null)
  }
  document.documentElement.addEventListener('mouseleave', onLeave)
  return () => {
    isStopped = true
    document.documentElement.removeEventListener('mouseleave', onLeave)
  }
}

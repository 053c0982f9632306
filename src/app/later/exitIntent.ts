import { ExitIntentPopup } from '../../contract/enumerations.ts'
import { itemCount } from '../../domain/cart.ts'
import { exitPopup } from '../../domain/exitIntent.ts'
import { currentCart } from '../../stores/cart.ts'
import { now } from '../../stores/clock.ts'
import { openModal } from '../../stores/modals.ts'
import { isCaptured, isToldOnLeaving, rememberTellingOnLeaving } from '../../stores/remembered.ts'
import { useSession } from '../../stores/session.ts'
import { isIn, pathOf, type Router } from '../effects/router.ts'
import { isCovered } from './whenUncovered.ts'

const buying = ['/cart', '/checkout', '/checkout-login', '/confirmation', '/order-pending']

/** A mouse that leaves the page by its top is on its way to close it: the popups for that (document 1 §4). A phone has no such sign. */
export function askWhoLeaves(router: Router): () => void {
  const cameAt = now()
  const onLeave = ({ clientY }: MouseEvent) => {
    if (clientY > 0) return
    const path = pathOf(router)
    const popup = exitPopup({
      timeInShop: now() - cameAt,
      isTold: isToldOnLeaving() || isCovered(),
      isBuying: buying.some((folder) => isIn(path, folder)),
      cartCount: itemCount(currentCart()),
      // The surveys come with the page they stand on.
      hasOpenSurvey: false,
      isGuest: useSession.getState().user?.isGuest ?? true,
      isCaptured: isCaptured(),
    })
    if (popup === null) return
    rememberTellingOnLeaving()
    openModal({ kind: popup === ExitIntentPopup.CART_ABANDONMENT ? 'cart-abandonment' : 'exit-intent' })
  }
  document.documentElement.addEventListener('mouseleave', onLeave)
  return () => document.documentElement.removeEventListener('mouseleave', onLeave)
}

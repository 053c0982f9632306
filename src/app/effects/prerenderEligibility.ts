import { itemCount } from '../../domain/cart/cart.ts'
import { useCart } from '../../stores/cart/cart.ts'
import { OWN, OWN_KEY, anonymousFingerprint } from '../../stores/session/prerenderEligibility.ts'
import { useSession } from '../../stores/session/session.ts'
import { keep, recall } from '../../stores/base/storage.ts'

/** The prerendered pages are those of a guest without orders and with an empty cart. */
const isNewVisitor = (): boolean => {
  const { user } = useSession.getState()
  const { confirmed, pending } = useCart.getState()
  const isNew = !user || (user.isGuest && user.numSuccessfulOrders === 0)
  return isNew && itemCount(confirmed) === 0 && Object.keys(pending).length === 0
}

/** Stores whether the next page load may show this visitor a prerendered page, and of which base data. */
export function markPrerenderEligibility(): () => void {
  let known = recall('local', OWN_KEY)
  const mark = () => {
    const { base } = useSession.getState()
    // The stored value stays until the server has sent the cart.
    if (!base || useCart.getState().confirmed === null) return
    const now = isNewVisitor() ? anonymousFingerprint(base) : OWN
    if (now === known) return
    known = now
    keep('local', OWN_KEY, now)
  }
  mark()
  const stops = [useCart.subscribe(mark), useSession.subscribe(mark)]
  return () => {
    for (const stop of stops) stop()
  }
}

import { itemCount } from '../../domain/cart/cart.ts'
import { useCart } from '../../stores/cart/cart.ts'
import { OWN, OWN_KEY, anonymousFingerprint } from '../../stores/session/prerenderEligibility.ts'
import { useSession } from '../../stores/session/session.ts'
import { keep, recall } from '../../stores/base/storage.ts'

/** A prerendered page is that of a guest who has nothing yet. */
const isStranger = (): boolean => {
  const { user } = useSession.getState()
  const { confirmed, pending } = useCart.getState()
  const isNew = !user || (user.isGuest && user.numSuccessfulOrders === 0)
  return isNew && itemCount(confirmed) === 0 && Object.keys(pending).length === 0
}

/** Keeps which pages drawn at build time, if any, may be shown to this visitor the next time. */
export function markPrerenderEligibility(): () => void {
  let known = recall('local', OWN_KEY)
  const mark = () => {
    const { base } = useSession.getState()
    // Before the server has said what the cart holds, what was kept stands.
    if (!base || useCart.getState().confirmed === null) return
    const now = isStranger() ? anonymousFingerprint(base) : OWN
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

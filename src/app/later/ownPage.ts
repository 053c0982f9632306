import { itemCount } from '../../domain/cart.ts'
import { useCart } from '../../stores/cart.ts'
import { OWN_KEY } from '../../stores/ownPage.ts'
import { useSession } from '../../stores/session.ts'
import { keep } from '../../stores/storage.ts'

/** A prerendered page is that of a guest who has nothing yet. */
const isStranger = (): boolean => {
  const { user } = useSession.getState()
  const { confirmed, wanted } = useCart.getState()
  const isNew = !user || (user.isGuest && user.numSuccessfulOrders === 0)
  return isNew && itemCount(confirmed) === 0 && Object.keys(wanted).length === 0
}

/** Keeps whether pages drawn at build time may be shown to this visitor the next time. */
export function markOwnPage(): () => void {
  let known: boolean | undefined
  const mark = () => {
    // Before the server has said what the cart holds, what was kept stands.
    if (useCart.getState().confirmed === null || known === isStranger()) return
    known = isStranger()
    keep('local', OWN_KEY, known ? null : 'yes')
  }
  mark()
  const stops = [useCart.subscribe(mark), useSession.subscribe(mark)]
  return () => {
    for (const stop of stops) stop()
  }
}

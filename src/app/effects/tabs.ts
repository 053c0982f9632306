import { to } from '../../paths.ts'
import { useCart } from '../../stores/cart/cart.ts'
import { syncCart } from '../../stores/cart/cartWrites.ts'
import { useCheckout } from '../../stores/checkout/checkout.ts'
import { clearDraft } from '../../stores/checkout/checkoutDraft.ts'
import { now } from '../../stores/base/clock.ts'
import { useSession } from '../../stores/session/session.ts'
import { clearPrefetchCache } from '../../navigation/prefetchCache.ts'
import { isIn, pathOf, type Router } from '../../navigation/router.ts'

const CHANNEL = 'pasar-cart'
/** Coming back to a tab fires several events; one look at the cart is enough for all of them. */
const BETWEEN_SYNCS_MS = 2_000

/** What one tab tells the others: the newest revision of its cart, or the order it has become; or who shops here from now on. */
type Message = number | { order: string } | { person: string | null }

/** 0 while nothing is known of the cart. */
const revisionIn = ({ confirmed }: ReturnType<typeof useCart.getState>): number => confirmed?.revision ?? 0

/** Null for a guest. */
const personIn = ({ user }: Pick<ReturnType<typeof useSession.getState>, 'user'>): string | null =>
  user?.isGuest === false ? user._id : null

/**
 * Keeps the carts of all tabs the same: tells them of changes, and looks again when this one is turned to. A checkout whose
 * cart was ordered in another tab gives way to that order, and what somebody sees who has logged out there to what a guest sees.
 */
export function syncTabs(router: Router): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null
  let syncedAt = now()
  const sync = () => {
    syncedAt = now()
    // Another tab may have changed anything by now.
    clearPrefetchCache()
    void syncCart()
  }
  const syncIfSeen = () => {
    if (document.visibilityState === 'visible' && now() - syncedAt > BETWEEN_SYNCS_MS) sync()
  }
  const tellOthers = (message: Message) => channel?.postMessage(message)
  const hear = ({ data }: MessageEvent<Message>) => {
    // Who was told looks at the cart and tells of it in turn: that is no news to whom it came from.
    if (data === revisionIn(useCart.getState())) return
    sync()
    if (typeof data !== 'object') return
    if ('person' in data) {
      if (data.person !== personIn(useSession.getState())) void router.revalidate()
      return
    }
    if (!isIn(pathOf(router), '/checkout')) return
    clearDraft()
    void router.navigate(to.confirmation(data.order), { replace: true })
  }
  const stopCart = useCart.subscribe((cart, before) => {
    // Lines, codes, coupons, whole orders and lists: whatever changes a cart, the server counts.
    if (revisionIn(cart) > revisionIn(before)) tellOthers(revisionIn(cart))
  })
  const stopCheckout = useCheckout.subscribe((checkout, before) => {
    const { order } = checkout
    if (order !== null && order !== before.order) tellOthers({ order: order.gid })
  })
  const stopSession = useSession.subscribe((session, before) => {
    const person = personIn(session)
    if (before.user && person !== personIn(before)) tellOthers({ person })
  })
  channel?.addEventListener('message', hear)
  document.addEventListener('visibilitychange', syncIfSeen)
  window.addEventListener('focus', syncIfSeen)
  window.addEventListener('online', sync)
  return () => {
    stopCart()
    stopCheckout()
    stopSession()
    channel?.close()
    document.removeEventListener('visibilitychange', syncIfSeen)
    window.removeEventListener('focus', syncIfSeen)
    window.removeEventListener('online', sync)
  }
}

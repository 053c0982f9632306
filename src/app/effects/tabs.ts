import { syncCart } from '../../stores/cart.ts'
import { onCartEvent } from '../../stores/cartEvents.ts'
import { useCheckout } from '../../stores/checkout.ts'
import { now } from '../../stores/clock.ts'

const CHANNEL = 'pasar-cart'
/** Coming back to a tab fires several events; one look at the cart is enough for all of them. */
const BETWEEN_SYNCS_MS = 2_000

/** Keeps the carts of all tabs the same: tells them of changes, and looks again when this one is turned to. */
export function shareCart(): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null
  let syncedAt = now()
  const sync = () => {
    syncedAt = now()
    void syncCart()
  }
  const syncIfSeen = () => {
    if (document.visibilityState === 'visible' && now() - syncedAt > BETWEEN_SYNCS_MS) sync()
  }
  const tellOthers = () => channel?.postMessage('changed')
  const stopCart = onCartEvent((event) => {
    if (event.type === 'confirmed') tellOthers()
  })
  const stopCheckout = useCheckout.subscribe((checkout, before) => {
    if (checkout.order !== null && checkout.order !== before.order) tellOthers()
  })
  channel?.addEventListener('message', sync)
  document.addEventListener('visibilitychange', syncIfSeen)
  window.addEventListener('focus', syncIfSeen)
  window.addEventListener('online', sync)
  sync()
  return () => {
    stopCart()
    stopCheckout()
    channel?.close()
    document.removeEventListener('visibilitychange', syncIfSeen)
    window.removeEventListener('focus', syncIfSeen)
    window.removeEventListener('online', sync)
  }
}

import { itemCount } from '../../domain/cart/cart.ts'
import { currentCart } from '../../stores/cart/cart.ts'
import type { TrackEvent } from '../../tracking/clicks.ts'
import { isIn, pathOf, type Router } from '../../navigation/router.ts'

/** From the cart on towards the order. */
const ONWARDS = ['/checkout', '/checkout-login']

/** Whoever leaves the cart's page with goods in it, and not for the checkout, has bounced (document 2 §7, cart bounce). */
export function trackCartBounce(router: Router, track: TrackEvent): () => void {
  let path = pathOf(router)
  const bounce = () => {
    if (path === '/cart' && itemCount(currentCart()) > 0) track('cart bounce', {})
  }
  const stop = router.subscribe(() => {
    const next = pathOf(router)
    if (next === path) return
    if (!ONWARDS.some((folder) => isIn(next, folder))) bounce()
    path = next
  })
  addEventListener('pagehide', bounce)
  return () => {
    stop()
    removeEventListener('pagehide', bounce)
  }
}

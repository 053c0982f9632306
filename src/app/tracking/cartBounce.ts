import { itemCount } from '../../domain/cart/cart.ts'
import { currentCart } from '../../stores/cart/cart.ts'
import type { TrackEvent } from '../../tracking/clicks.ts'
import { isIn, pathOf, type Router } from '../../navigation/router.ts'

/** Paths that lead from the cart to the order. */
const ONWARDS = ['/checkout', '/checkout-login']

/** Leaving the cart page with items in the cart, other than to the checkout, is a cart bounce (document 2 §7). */
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

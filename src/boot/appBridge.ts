import { endSession } from '../api/request.ts'
import { transport } from '../api/transport.ts'
import { dropIdempotencyKey } from '../stores/checkout/idempotencyKey.ts'
import { acceptAgeGate, useCart } from '../stores/cart/cart.ts'
import { syncCart } from '../stores/cart/cartWrites.ts'
import { useCheckout } from '../stores/checkout/checkout.ts'
import { clearDrafts } from '../stores/checkout/typedDrafts.ts'
import { stopClock } from '../stores/base/clock.ts'
import { useNotices } from '../stores/notices/notices.ts'
import { onEventLogged, loggedEvents } from '../tracking/eventLog.ts'
import { clearPrefetchCache } from '../navigation/prefetchCache.ts'
import type { Router } from '../navigation/router.ts'

/** Removes everything that the shop keeps for this tab; where storage is blocked, there is nothing. */
function clearSession(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('pasar.')) sessionStorage.removeItem(key)
  } catch {}
}

/** Access to the shop on screen for the mock's controls, which change the server and show the change without a reload. */
export const appBridge = (router: Router) => ({
  send: (request: Request): Promise<Response> => transport(request),
  href: (): string => location.href,
  /** Navigates to a path of the shop, without its base, as a link does. */
  go: async (path: string): Promise<void> => router.navigate(path),
  /** Requests everything on screen again: the page and its time, the shopper, the cart. */
  async refresh(): Promise<void> {
    clearPrefetchCache()
    // After a reset, the server's cart is older than the one in the store, and still the valid one.
    useCart.setState({ confirmed: null })
    await router.revalidate()
    await syncCart()
  },
  /** Stops the shop's clock at a moment, in ms; null lets it run. */
  stopClock,
  /** Clears what this tab has kept, as in a new tab. */
  forget(): void {
    endSession()
    clearDrafts()
    dropIdempotencyKey()
    clearSession()
    useCart.setState({ confirmed: null, pending: {}, removed: {}, isAgeAccepted: false })
    useCheckout.setState(useCheckout.getInitialState())
    useNotices.setState({ notices: [] })
  },
  /** The tracking events of this page, and a subscription to them. */
  tracked: loggedEvents,
  onTracked: onEventLogged,
  /** Accepts the age gate for this tab. */
  acceptAge: acceptAgeGate,
})

export type AppBridge = ReturnType<typeof appBridge>

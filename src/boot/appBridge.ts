import { forgetToken } from '../api/request.ts'
import { transport } from '../api/transport.ts'
import { dropIdempotencyKey } from '../stores/checkout/idempotencyKey.ts'
import { acceptAgeGate, useCart } from '../stores/cart/cart.ts'
import { syncCart } from '../stores/cart/cartWrites.ts'
import { useCheckout } from '../stores/checkout/checkout.ts'
import { clearDraft } from '../stores/checkout/checkoutDraft.ts'
import { standStill } from '../stores/base/clock.ts'
import { useNotices } from '../stores/notices/notices.ts'
import { keep } from '../stores/base/storage.ts'
import { keepPendingWrites } from '../stores/cart/pendingWrites.ts'
import { AGE_KEY } from '../app/effects/ageGate.ts'
import { onEventLogged, loggedEvents } from '../tracking/eventLog.ts'
import { forgetEarlyPage } from '../navigation/prefetchCache.ts'
import type { Router } from '../navigation/router.ts'

/** The shop on screen, for whoever changes the server behind it and wants the change seen without a reload. */
export const appBridge = (router: Router) => ({
  send: (request: Request): Promise<Response> => transport(request),
  href: (): string => location.href,
  /** Goes to a path of the shop, without its base, as a link would. */
  go: async (path: string): Promise<void> => router.navigate(path),
  /** Asks the server again for all that is on screen: the page with its time, the shopper, the cart. */
  async refresh(): Promise<void> {
    forgetEarlyPage()
    // A cart that has stepped back is older than the one at hand, and still the one that counts.
    useCart.setState({ confirmed: null })
    await router.revalidate()
    await syncCart()
  },
  /** Stops the shop's clock at a moment, in ms; null lets it run. */
  standStill,
  /** Becomes a tab in which nobody has done anything yet. */
  forget(): void {
    forgetToken()
    clearDraft()
    dropIdempotencyKey()
    keepPendingWrites([])
    keep('session', AGE_KEY, null)
    useCart.setState({ confirmed: null, wanted: {}, removed: {}, isAgeAccepted: false })
    useCheckout.setState(useCheckout.getInitialState())
    useNotices.setState({ notices: [] })
  },
  /** What this page has told of the visit, and every change of it. */
  tracked: loggedEvents,
  onTracked: onEventLogged,
  /** The shopper of this tab has said their age. */
  acceptAge: acceptAgeGate,
})

export type AppBridge = ReturnType<typeof appBridge>

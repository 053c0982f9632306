import { endSession, request } from '../../api/request.ts'
import { loginCalls } from '../../contract/calls/auth/login.ts'
import type { Cart } from '../../contract/entities/cart.ts'
import { clearGuestDrafts } from '../base/formDraft.ts'
import { useApprovals } from '../business/approvals.ts'
import { dropIdempotencyKey } from '../checkout/idempotencyKey.ts'
import { useCart } from '../cart/cart.ts'
import { receiveCart } from '../cart/receiveCart.ts'
import { waitForWrites } from '../cart/cartWrites.ts'
import { useCheckout } from '../checkout/checkout.ts'
import { clearDrafts } from '../checkout/typedDrafts.ts'
import { dropDeferredAction } from '../deferred/keptAction.ts'
import { useNoticesAsked } from '../lists/noticesAsked.ts'
import { useNotices } from '../notices/notices.ts'
import { beginSession } from '../session/session.ts'

/**
 * Removes the shopper's data from this tab: cart, checkout, carts sent for approval, notices asked for, what was typed before the login, and
 * what could still be undone. `cart` is the guest's; null if it is not known, and then the cart looks empty until the next answer with it.
 */
export function becomeGuest(cart: Cart | null): void {
  beginSession({ isGuest: true, numSuccessfulOrders: 0 })
  useCart.setState({ pending: {}, removed: {} })
  if (cart) receiveCart(cart)
  else useCart.setState({ confirmed: null })
  useCheckout.setState(useCheckout.getInitialState())
  useApprovals.setState(useApprovals.getInitialState())
  useNoticesAsked.setState(useNoticesAsked.getInitialState())
  useNotices.setState(({ notices }) => ({ notices: notices.filter(({ action }) => !action) }))
  clearDrafts()
  clearGuestDrafts()
  dropIdempotencyKey()
  dropDeferredAction()
}

/** Logs out. Throws the `Failure` of a logout that did not arrive; the shopper is then still logged in. */
export async function logOut(): Promise<void> {
  await waitForWrites()
  const { data } = await request(loginCalls.logout, { body: {} })
  // The session is new; its token comes with the next write.
  endSession()
  becomeGuest(data.cart)
}

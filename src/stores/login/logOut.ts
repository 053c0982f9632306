import { forgetToken, request } from '../../api/request.ts'
import { loginCalls } from '../../contract/calls/auth/login.ts'
import type { Cart } from '../../contract/entities/cart.ts'
import { dropIdempotencyKey } from '../checkout/idempotencyKey.ts'
import { useCart } from '../cart/cart.ts'
import { receiveCart } from '../cart/receiveCart.ts'
import { waitForWrites } from '../cart/cartWrites.ts'
import { useCheckout } from '../checkout/checkout.ts'
import { clearDraft } from '../checkout/checkoutDraft.ts'
import { dropDeferredAction } from '../deferred/keptAction.ts'
import { useSession } from '../session/session.ts'

/** As long as before a login: what takes longer is written to the account's cart all the same. */
const WRITES_BEFORE_LOGOUT_MS = 3_000

/** Leaves nothing in this tab of whoever was logged in, neither cart nor what was typed into a checkout; `cart` is the guest's. */
export function becomeGuest(cart: Cart): void {
  useSession.setState({ user: { isGuest: true, numSuccessfulOrders: 0 } })
  useCart.setState({ pending: {}, removed: {} })
  receiveCart(cart)
  useCheckout.setState(useCheckout.getInitialState())
  clearDraft()
  dropIdempotencyKey()
  dropDeferredAction()
}

/** Makes a guest of whoever is logged in. Throws the `Failure` of a logout that did not arrive; then they are logged in still. */
export async function logOut(): Promise<void> {
  await waitForWrites(WRITES_BEFORE_LOGOUT_MS)
  const { data } = await request(loginCalls.logout, { body: {} })
  // The session is another; its token comes with the next write.
  forgetToken()
  becomeGuest(data.cart)
}

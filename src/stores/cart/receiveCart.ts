import type { Cart } from '../../contract/entities/cart.ts'
import { now } from '../base/clock.ts'
import { rememberSession } from '../session/session.ts'
import { useCart } from './cart.ts'

const state = useCart.getState

/** Stores a cart of the server, unless a newer one is there already: answers can arrive out of order. */
export function receiveCart(cart: Cart): void {
  const { confirmed } = state()
  const isOlder = confirmed !== null && confirmed._id === cart._id && cart.revision < confirmed.revision
  if (!isOlder) useCart.setState({ confirmed: cart, pricesReadAt: { ...state().pricesReadAt, cart: now() } })
}

/**
 * Stores the cart of an answer to a change, and returns the answer. After a login or logout in the meantime, the cart belongs to the previous
 * session and is ignored.
 */
export async function receiveChangedCart<Reply extends { data: { cart: Cart } }>(
  answer: Promise<Reply>,
): Promise<Reply> {
  const isSameSession = rememberSession()
  const reply = await answer
  if (isSameSession()) receiveCart(reply.data.cart)
  return reply
}

import type { Cart } from '../../contract/entities/cart.ts'
import { lineKey, lineOf } from '../../domain/cart/cart.ts'
import { now } from '../base/clock.ts'
import { rememberSession } from '../session/session.ts'
import { type QueuedLine, useCart } from './cart.ts'

const state = useCart.getState

type Pending = ReturnType<typeof state>['pending']

/** Whether this is an older state of the known cart: answers can arrive out of order. */
export const isOlder = (cart: Cart): boolean => {
  const { confirmed } = state()
  return confirmed !== null && confirmed._id === cart._id && cart.revision < confirmed.revision
}

/** Stores a cart of the server, unless a newer one is there already. */
export function receiveCart(cart: Cart): void {
  const { confirmed, pending, pricesReadAt } = state()
  if (isOlder(cart)) return
  useCart.setState({
    confirmed: cart,
    pending: confirmed === null ? addedTo(cart, pending) : pending,
    pricesReadAt: { ...pricesReadAt, cart: now() },
  })
}

/** What was pressed while the cart was unknown, added to what it has. */
const addedTo = (cart: Cart, pending: Pending): Pending =>
  Object.fromEntries(
    Object.values<QueuedLine>(pending).map((line) => {
      const key = lineKey(line)
      const from = lineOf(cart, key)?.quantity ?? 0
      return [key, from === 0 ? line : { ...line, quantity: from + line.quantity, from }]
    }),
  )

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

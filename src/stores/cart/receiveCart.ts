import type { Cart } from '../../contract/entities/cart.ts'
import { now } from '../base/clock.ts'
import { useCart } from './cart.ts'

const state = useCart.getState

/** Stores a cart of the server, unless a newer one is there already: answers can arrive out of order. */
export function receiveCart(cart: Cart): void {
  const { confirmed } = state()
  const isOlder = confirmed !== null && confirmed._id === cart._id && cart.revision < confirmed.revision
  if (!isOlder) useCart.setState({ confirmed: cart, pricesReadAt: { ...state().pricesReadAt, cart: now() } })
}

import { request } from '../../api/request.ts'
import { cartActionCalls } from '../../contract/calls/cartActions.ts'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { receiveChangedCart } from '../cart/receiveCart.ts'

/**
 * Merges the guest's cart of this browser into the account's cart after a login that happened elsewhere; returns the differences. Throws its
 * `Failure` (document 2 §7, carts/merge).
 */
export async function mergeCarts(): Promise<readonly CartDifference[]> {
  const { data } = await receiveChangedCart(request(cartActionCalls.mergeCarts, { body: {} }))
  return data.cartDifferences
}

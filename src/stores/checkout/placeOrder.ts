import { isFailure, totalIn } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import type { Order } from '../../contract/entities/order.ts'
import type { Payment } from '../../contract/entities/payment.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { waitForWrites } from '../cart/cartWrites.ts'
import { idempotencyKeyFor, dropIdempotencyKey, openIdempotencyKey } from './idempotencyKey.ts'
import { isPending, useCheckout } from './checkout.ts'
import { work } from './checkoutWork.ts'
import { confirmStillLoggedIn } from '../session/confirmLogin.ts'

/** Longer than a write takes on a slow phone. */
const WRITES_MS = 10_000

/** Checks what has changed in the cart; false when the shopper must confirm the changes first. */
async function isUnchanged(): Promise<boolean> {
  const { data } = await request(checkoutCalls.verifyCheckout)
  useCheckout.setState({ differences: data.differences, totalChange: null })
  return data.isValid
}

/** A placed order, or the payment that a provider has to confirm first. */
export type Placed = { order: Order } | { payment: Payment }

/** Stores a placed order: its key is used up, and the cart is empty now. */
export function takeOrder(order: Order): Order {
  dropIdempotencyKey()
  useCheckout.setState({ payment: null, order, differences: [], totalChange: null })
  return order
}

/**
 * Places the order at the shown total and returns it, or the payment that a provider has to confirm first. Null when it could not be placed (see `failures.order`, `differences`,
 * `totalChange`), and for each click while a request is in flight. An attempt without an answer keeps its key, so that the next click
 * cannot place a second order.
 */
export const placeOrder = (): Promise<Placed | null> =>
  work('order', async () => {
    const { info } = useCheckout.getState()
    if (!info) return null
    // What was added a moment ago is part of the order. Where it changes the total, the server refuses the one that the shopper has seen.
    await waitForWrites(WRITES_MS)
    await confirmStillLoggedIn()
    if (!(await isUnchanged())) return null
    try {
      const { cartId, pricingInfo } = info
      const idempotencyKey = idempotencyKeyFor(cartId)
      const body = { cartId, idempotencyKey, totalPrice: pricingInfo.totalPrice, withPaymentPage: true }
      const { data } = await request(checkoutCalls.placeOrder, { body })
      if (data.payment) {
        // What became of an earlier payment is over: this one is open.
        useCheckout.setState({ payment: null })
        return { payment: data.payment }
      }
      return data.order ? { order: takeOrder(data.order) } : null
    } catch (error) {
      if (isFailure(error) && error.kind === 'refused') dropIdempotencyKey()
      const isChanged = isFailure(error) && error.code === Refusal.CART_CHANGED
      if (!isChanged) throw error
      const after = totalIn(error)
      const before = info.pricingInfo.totalPrice
      if (await isUnchanged()) {
        if (after === null) throw error
        useCheckout.setState({ totalChange: { before, after } })
      }
      return null
    }
  })

/**
 * The order of an attempt that got no answer, for example before a reload; null when the server did not place it, `unknown` when the server
 * could not be reached. The request never places an order. An attempt that was not carried out keeps its key, because it may still arrive.
 */
export async function findLostOrder(): Promise<Order | 'unknown' | null> {
  const attempt = openIdempotencyKey()
  if (!attempt || isPending('order')) return null
  try {
    const { data } = await request(checkoutCalls.placeOrder, { body: { ...attempt, onlyIfPlaced: true } })
    return data.order ? takeOrder(data.order) : null
  } catch (error) {
    if (!isFailure(error)) throw error
    return error.kind === 'refused' ? null : 'unknown'
  }
}

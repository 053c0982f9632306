import { reloadDocument } from '../api/documentLoad.ts'
import type { Order } from '../contract/entities/order.ts'
import { openAttempt } from '../stores/attempt.ts'
import { notify } from '../stores/notices.ts'

/** The notice that an order may or may not have been placed. */
export const LOST_ORDER_SLOT = 'lost-order'

/**
 * The order of an attempt that never heard back (`stores/placeOrder.ts`), which loads only where there was one. Where the
 * server cannot be asked, the shopper is told so: they must not take an empty cart for an order that failed.
 */
export async function lostOrder(): Promise<Order | null> {
  if (!openAttempt()) return null
  const { findLostOrder } = await import('../stores/placeOrder.ts')
  const order = await findLostOrder()
  if (order !== 'unknown') return order
  const action = { key: 'notices.check_again', run: reloadDocument } as const
  notify({ key: 'notices.order_unknown', tone: 'error', slot: LOST_ORDER_SLOT, action, stays: true })
  return null
}

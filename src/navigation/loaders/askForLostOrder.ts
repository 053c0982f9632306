import { reloadDocument } from '../../api/documentLoad.ts'
import type { Order } from '../../contract/entities/order.ts'
import { notify } from '../../stores/notices/notices.ts'
import { findLostOrder } from '../../stores/checkout/placeOrder.ts'

/**
 * The order that an attempt came to. Where the server cannot be asked, the shopper is told so in that slot: they must not take an
 * empty cart for an order that failed.
 */
export async function askForLostOrder(slot: string): Promise<Order | null> {
  const order = await findLostOrder()
  if (order !== 'unknown') return order
  const action = { key: 'notices.check_again', run: reloadDocument } as const
  notify({ key: 'notices.order_unknown', tone: 'error', slot, action, stays: true })
  return null
}

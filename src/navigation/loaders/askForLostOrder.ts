import { reloadDocument } from '../../api/documentLoad.ts'
import type { Order } from '../../contract/entities/order.ts'
import { notify } from '../../stores/notices/notices.ts'
import { findLostOrder } from '../../stores/checkout/placeOrder.ts'

/**
 * Requests the order of an unanswered attempt. If the server does not answer, a notice in that slot reports it: without the notice, the
 * shopper would take an empty cart for a failed order.
 */
export async function askForLostOrder(slot: string): Promise<Order | null> {
  const order = await findLostOrder()
  if (order !== 'unknown') return order
  const action = { key: 'notices.check_again', run: reloadDocument } as const
  notify({ key: 'notices.order_unknown', tone: 'error', slot, action, stays: true })
  return null
}

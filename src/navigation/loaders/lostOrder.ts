import type { Order } from '../../contract/entities/order.ts'
import { openIdempotencyKey } from '../../stores/checkout/idempotencyKey.ts'

/** The slot of the notice that an order may have been placed. */
export const LOST_ORDER_SLOT = 'lost-order'

/** The order whose answer got lost, if there is one. `askForLostOrder.ts` loads only after such an attempt. */
export async function lostOrder(): Promise<Order | null> {
  if (!openIdempotencyKey()) return null
  const { askForLostOrder } = await import('./askForLostOrder.ts')
  return await askForLostOrder(LOST_ORDER_SLOT)
}

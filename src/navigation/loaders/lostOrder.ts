import type { Order } from '../../contract/entities/order.ts'
import { openIdempotencyKey } from '../../stores/checkout/idempotencyKey.ts'

/** The notice that an order may or may not have been placed. */
export const LOST_ORDER_SLOT = 'lost-order'

/** The order of an attempt that never heard back (`later/askForLostOrder.ts`, which loads only where there was one). */
export async function lostOrder(): Promise<Order | null> {
  if (!openIdempotencyKey()) return null
  const { askForLostOrder } = await import('./askForLostOrder.ts')
  return await askForLostOrder(LOST_ORDER_SLOT)
}

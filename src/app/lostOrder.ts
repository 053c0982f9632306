import type { Order } from '../contract/entities/order.ts'
import { openAttempt } from '../stores/attempt.ts'

/** The order of an attempt that never heard back (`stores/placeOrder.ts`), which loads only where there was one. */
export async function lostOrder(): Promise<Order | null> {
  if (!openAttempt()) return null
  const { findLostOrder } = await import('../stores/placeOrder.ts')
  return await findLostOrder()
}

import type { Shopper } from './records/shopper.ts'
import { activeOrders } from './activeOrders.ts'

/** No order of this shopper has succeeded yet: one that was called off does not count (document 1 §6). */
export const isFirstOrder = (shopper: Shopper): boolean => activeOrders(shopper).length === 0

import type { Shopper } from './records/shopper.ts'
import { activeOrders } from './activeOrders.ts'

/** This shopper has no successful order yet: a cancelled one does not count (document 1 §6). */
export const isFirstOrder = (shopper: Shopper): boolean => activeOrders(shopper).length === 0

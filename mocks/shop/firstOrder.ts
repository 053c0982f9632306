import type { Shopper } from './records/shopper.ts'

/** No order of this shopper has succeeded yet (document 1 §6). */
export const isFirstOrder = (shopper: Shopper): boolean => shopper.orders.length === 0

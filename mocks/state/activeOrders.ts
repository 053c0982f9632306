import type { StoredOrder } from './records/order.ts'
import type { Shopper } from './records/shopper.ts'

/** Neither cancelled nor failed: a successful order (document 1 §6, docs/decisions/0034). */
export const isActiveOrder = ({ undone }: StoredOrder): boolean => undone === undefined

/** The orders of a shopper that count. */
export const activeOrders = ({ orders }: Pick<Shopper, 'orders'>): StoredOrder[] =>
  orders.filter(isActiveOrder)

import type { StoredOrder } from './records/order.ts'
import type { Shopper } from './records/shopper.ts'

/** Neither cancelled nor failed: a successful order (document 1 §6, docs/decisions/0034). */
export const isActiveOrder = ({ undone }: StoredOrder): boolean => undone === undefined

/** The orders of a shopper that count. Those of a deleted account are only kept with a guest. */
export const activeOrders = ({ orders }: Pick<Shopper, 'orders'>): StoredOrder[] =>
  orders.filter((order) => isActiveOrder(order) && !order.formerBuyer)

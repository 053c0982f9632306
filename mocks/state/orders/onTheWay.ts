import { OrderStatus } from '../../../src/contract/enumerations.ts'
import { progressAt } from '../../rules/orders/orderLifecycle.ts'
import type { StoredOrder } from '../records/order.ts'
import { timelineInputOf } from './orderView.ts'

const ended: readonly OrderStatus[] = [
  OrderStatus.DELIVERED,
  OrderStatus.PICKED_UP_BY_CUSTOMER,
  OrderStatus.CANCELLED,
  OrderStatus.FAILED_TO_FULFILL,
]

/** The status of an order that is not over yet; null for one that is. */
export function statusOnTheWay(order: StoredOrder, now: number): OrderStatus | null {
  const { status } = progressAt(timelineInputOf(order), now)
  return ended.includes(status) ? null : status
}

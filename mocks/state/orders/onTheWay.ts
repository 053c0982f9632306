import { OrderStatus } from '../../../src/contract/enumerations.ts'
import { progressAt } from '../../rules/orders/orderLifecycle.ts'
import { activeOrders } from '../activeOrders.ts'
import type { StoredOrder } from '../records/order.ts'
import type { Shopper } from '../records/shopper.ts'
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

/** Only the latest orders are looked at; older ones are in the order history. */
const LOOKED_AT = 20

/** The latest orders that are not over yet with their statuses, the oldest first. */
export const ordersOnTheWay = (
  shopper: Pick<Shopper, 'orders'>,
  now: number,
): { order: StoredOrder; status: OrderStatus }[] =>
  activeOrders(shopper)
    .slice(-LOOKED_AT)
    .flatMap((order) => {
      const status = statusOnTheWay(order, now)
      return status === null ? [] : { order, status }
    })

import { request } from '../../api/request.ts'
import { orderCalls } from '../../contract/calls/orders.ts'
import type { Order } from '../../contract/entities/order.ts'

/**
 * Reads an order by its number. Rejects without a request if the number is missing or not a number (document 2 §5), otherwise with its
 * `Failure`.
 */
export async function readOrder(gid: string | null | undefined): Promise<Order> {
  if (!gid || !/^\d+$/.test(gid)) throw new TypeError('The order id is null or undefined')
  return (await request(orderCalls.readOrder, { params: { orderGid: gid } })).order
}

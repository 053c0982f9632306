import { request } from '../../api/request.ts'
import { orderCalls } from '../../contract/calls/orders.ts'
import type { Order } from '../../contract/entities/order.ts'

/**
 * Finds the order of a guest by its number and email, on any device (docs/decisions/0101). Throws the `Failure` of a refusal: `not_found` for
 * an unknown number and for another email, with the number of tries that are left.
 */
export async function findOrder(number: string, email: string): Promise<Order> {
  const body = { number: number.replaceAll(/\D/g, ''), email: email.trim() }
  return (await request(orderCalls.findOrder, { body })).order
}

import type { orderCalls } from '../../src/contract/calls/orders.ts'
import { refuse } from '../serving/refuse.ts'
import { orderOf } from '../shop/orderView.ts'
import { type HandlersOf, reads } from './handler.ts'

/** Document 2 §7, Orders. */
export const orderHandlers: HandlersOf<typeof orderCalls> = {
  readOrder: reads(({ params, shopper, shelf }) => {
    if (!/^\d+$/.test(params.orderGid)) throw refuse(400, 'order_id_missing')
    const order = shopper.orders.find(({ gid }) => gid === params.orderGid)
    if (!order) throw refuse(404, 'not_found')
    return { order: orderOf(order, shelf) }
  }),
}

import * as v from 'valibot'
import { call } from '../call.ts'
import { orderSchema } from '../entities/order.ts'

/** Document 2 §7, Orders. */
export const orderCalls = {
  /** An order of this visitor; the id is its number (document 2 §5). */
  readOrder: call('GET', '/api/order/:orderGid', {
    reply: v.object({ order: orderSchema }),
    errors: ['order_id_missing', 'not_found'],
  }),
}

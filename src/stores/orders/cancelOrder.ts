import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import type { ReplyOf } from '../../contract/call.ts'
import { orderCalls } from '../../contract/calls/orders.ts'
import type { Order } from '../../contract/entities/order.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { notify } from '../notices/notices.ts'
import type { OrderChange } from './orderChange.ts'
import { readOrder } from './readOrder.ts'
import { inAccount } from '../session/confirmLogin.ts'

export type CancellationReason = ReplyOf<typeof orderCalls.cancellationReasons>['reasons'][number]

/** The reasons for cancelling an order, in the shopper's language (document 2 §7). Throws its `Failure`. */
export const readCancellationReasons = async (): Promise<readonly CancellationReason[]> =>
  (await request(orderCalls.cancellationReasons)).reasons

function withNotice(order: Order): Order {
  notify({ key: 'orders.cancelled', values: { number: order.gid }, tone: 'success', slot: 'order' })
  return order
}

/** The order if it is cancelled; null if it is not, or cannot be read. */
async function cancelledOrder(gid: string): Promise<Order | null> {
  try {
    const order = await readOrder(gid)
    return order.cancellation ? order : null
  } catch (error) {
    if (!isFailure(error)) throw error
    return null
  }
}

/** Cancels an order and shows a notice. Returns the cancelled order or the failure: picking may have started in the meantime. */
export async function cancelOrder(gid: string, reason: string, customReason: string): Promise<OrderChange> {
  const custom = customReason === '' ? {} : { customCancellationReason: customReason }
  try {
    const body = { id: gid, cancellationReason: reason, ...custom }
    const { order } = await inAccount(request(orderCalls.cancelOrder, { body }))
    return { order: withNotice(order) }
  } catch (error) {
    if (!isFailure(error)) throw error
    // Without an answer it may be cancelled, and a refusal may be that of another tab's cancellation.
    const order = await cancelledOrder(gid)
    if (order) return { order: withNotice(order) }
    return { problem: error.code === Refusal.TOO_LATE ? 'orders.too_late' : 'orders.cancel_failed' }
  }
}

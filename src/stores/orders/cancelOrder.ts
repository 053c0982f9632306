import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import type { ReplyOf } from '../../contract/call.ts'
import { orderCalls } from '../../contract/calls/orders.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { notify } from '../notices/notices.ts'
import type { OrderChange } from './orderChange.ts'
import { inAccount } from '../session/confirmLogin.ts'

export type CancellationReason = ReplyOf<typeof orderCalls.cancellationReasons>['reasons'][number]

/** The reasons for cancelling an order, in the shopper's language (document 2 §7). Throws its `Failure`. */
export const readCancellationReasons = async (): Promise<readonly CancellationReason[]> =>
  (await request(orderCalls.cancellationReasons)).reasons

/** Cancels an order and shows a notice. Returns the cancelled order or the failure: picking may have started in the meantime. */
export async function cancelOrder(gid: string, reason: string, customReason: string): Promise<OrderChange> {
  const custom = customReason === '' ? {} : { customCancellationReason: customReason }
  try {
    const body = { id: gid, cancellationReason: reason, ...custom }
    const { order } = await inAccount(request(orderCalls.cancelOrder, { body }))
    notify({ key: 'orders.cancelled', values: { number: gid }, tone: 'success', slot: 'order' })
    return { order }
  } catch (error) {
    if (!isFailure(error)) throw error
    return { problem: error.code === Refusal.TOO_LATE ? 'orders.too_late' : 'orders.cancel_failed' }
  }
}

import { request } from '../../api/request.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import type { CheckoutInfo } from '../../contract/entities/checkout.ts'
import { isUnanswered } from '../base/isUnanswered.ts'

/**
 * Sends a call that saves something new. Without an answer the checkout is read: what `find` finds in it was saved, and is not sent again.
 * Throws the `Failure` of the call, or of the read.
 */
export async function orFound<Reply>(
  send: () => Promise<Reply>,
  find: (checkout: CheckoutInfo) => Reply | null,
): Promise<Reply> {
  try {
    return await send()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    const found = find((await request(checkoutCalls.refreshCheckout)).data.checkout)
    if (found === null) throw error
    return found
  }
}

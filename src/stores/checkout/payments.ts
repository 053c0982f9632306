import { request } from '../../api/request.ts'
import { providerTokenCalls } from '../../contract/calls/auth/providerToken.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import type { Order } from '../../contract/entities/order.ts'
import type { Payment, PaymentAnswer } from '../../contract/entities/payment.ts'
import { useCheckout } from './checkout.ts'
import { work } from './checkoutWork.ts'
import { keepAttempt, openIdempotencyKey } from './idempotencyKey.ts'
import { takeOrder } from './placeOrder.ts'

/** A payment after the shopper's answer; with the order that it paid for, if it did. */
export interface Answered {
  payment: Payment
  order?: Order | undefined
}

/** In a tab that did not open the payment, its id is the key of the order: a reload finds the order although the answer got lost. */
function keepPaymentAttempt(id: string): void {
  if (!openIdempotencyKey()) keepAttempt(useCheckout.getState().info?.cartId ?? id, id)
}

/**
 * Sends the shopper's answer to a payment. Throws its `Failure`: 566 for a wrong code of the bank. An answer that got lost can be sent
 * again: a payment is only answered once.
 */
export async function answerPayment(id: string, answer: PaymentAnswer, code?: string): Promise<Answered> {
  const token = code === undefined ? undefined : (await request(providerTokenCalls.acsToken)).data.token
  keepPaymentAttempt(id)
  const { data } = await request(checkoutCalls.answerPayment, {
    params: { id },
    body: { answer, ...(code === undefined ? {} : { code }), ...(token === undefined ? {} : { token }) },
  })
  return received(data)
}

/** Reads a payment, which may have been answered in another tab. Throws its `Failure`. */
export const readPayment = async (id: string): Promise<Answered> =>
  received((await request(checkoutCalls.payment, { params: { id } })).data)

function received({ payment, order }: Answered): Answered {
  if (order) takeOrder(order)
  useCheckout.setState({ payment: order || payment.status === 'open' ? null : payment })
  return { payment, order }
}

/** Removes the payment from the page; the server still has it. */
export const dismissPayment = (): void => useCheckout.setState({ payment: null })

/**
 * Lets the shopper confirm a payment by `confirm`, and sends the answer. Null when the answer could not be sent (see `failures.order`): the
 * next click on "Place order" finds the same payment, or its order.
 */
export const payWithSheet = (
  payment: Payment,
  confirm: (payment: Payment) => Promise<PaymentAnswer>,
): Promise<Answered | null> =>
  work('order', async () => await answerPayment(payment._id, await confirm(payment)))

/** Cancels a payment that waits at its provider. Returns it, with its order if it was paid before; null when the answer could not be sent. */
export const cancelPayment = ({ _id }: Payment): Promise<Answered | null> =>
  work('order', async () => await answerPayment(_id, 'cancel'))

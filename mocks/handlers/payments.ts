import type { BodyOf } from '../../src/contract/call.ts'
import type { checkoutCalls } from '../../src/contract/calls/checkout.ts'
import type { Payment, PaymentAnswer } from '../../src/contract/entities/payment.ts'
import type { Order } from '../../src/contract/entities/order.ts'
import { ErrorCode } from '../../src/contract/errorCodes.ts'
import { badField, notFound, refuse, Refused } from '../base/refuse.ts'
import { tried } from '../rules/otp.ts'
import type { PaymentTestOutcome } from '../rules/orders/testOutcome.ts'
import { providerOf } from '../rules/waysToPay.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import { orderOf } from '../state/orders/orderView.ts'
import { hideBankCode } from '../state/hideSpent.ts'
import { isOpen, paymentNamed, paymentOf } from '../state/payments.ts'
import type { StoredPayment } from '../state/records/payment.ts'
import { isValidToken } from '../state/session/providerTokens.ts'
import { placeOrder } from './placeOrder.ts'

type Reply = { data: { payment: Payment; order?: Order } }

function known(id: string, context: HandlerContext): StoredPayment {
  const payment = paymentNamed(context, id)
  if (!payment) throw notFound('id')
  return payment
}

/** A payment with the order that it paid for. */
export function paymentReply(id: string, context: HandlerContext): Reply {
  const payment = known(id, context)
  const order = context.shopper.orders.find(({ gid }) => gid === payment.orderGid)
  return {
    data: {
      payment: paymentOf(payment, context.now),
      ...(order ? { order: orderOf(order, context.catalogueView) } : {}),
    },
  }
}

/** The test outcome of an order whose provider decides later. */
const laterOutcomes: Readonly<Partial<Record<PaymentAnswer, PaymentTestOutcome>>> = {
  approveLater: 'slow',
  declineLater: 'unsuccessful',
}

/** Why the order of an approved payment cannot be placed; the provider then takes back what it approved. */
function refusalOf(work: () => void): Refused | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

/** Places the order of an approved payment, for the cart and with the choice that it was opened for. */
function complete(payment: StoredPayment, answer: PaymentAnswer, context: HandlerContext): void {
  const { shopper } = context
  const { billingType, billingInfoId, cartId, cartRevision, idempotencyKey, amount } = payment
  const later = laterOutcomes[answer]
  const before = shopper.selection
  shopper.selection = {
    ...before,
    billingType,
    ...(billingInfoId === undefined ? {} : { selectedSavedPaymentMethod: billingInfoId }),
  }
  const refused = refusalOf(() => {
    if (cartRevision !== shopper.cart.revision) throw refuse('cart_changed')
    const placed = placeOrder({ cartId, idempotencyKey, totalPrice: amount }, context, {
      isPaid: later === undefined && providerOf(billingType)?.isPaidAtOnce === true,
      ...(later ? { testOutcome: later } : {}),
    })
    if (placed instanceof Refused) throw placed
    if (!('order' in placed)) throw refuse('cart_changed')
    payment.status = later ? 'waiting' : 'approved'
    payment.orderGid = placed.order.gid
    // Every tab that has opened or answered the payment finds its order.
    for (const key of [payment._id, ...(payment.earlierKeys ?? [])]) shopper.placed[key] = placed.order.gid
  })
  if (!refused) return
  shopper.selection = before
  payment.status = 'voided'
  payment.refusal = refused.body.errorCode ?? refused.body.error
}

/**
 * Refuses an answer to the bank of a card without a valid token of `GET /api/acs-token`: 400, and no try of the code is used up. The
 * documents name the token and no refusal for it.
 */
function refuseBadToken({ otp }: StoredPayment, token: string | undefined, context: HandlerContext): void {
  if (otp && !isValidToken('acs', token ?? '', context))
    throw badField('token', 'a valid token of GET /api/acs-token')
}

/** Counts a try of the bank's code. After the last one the bank declines the payment. */
function codeProblem(payment: StoredPayment, code: string | undefined, now: number): Refused | undefined {
  if (!payment.otp) return undefined
  const outcome = tried(payment.otp, code ?? '', now)
  if (outcome.fits) return undefined
  const triesLeft = outcome.left?.triesLeft ?? 0
  payment.otp = { ...payment.otp, triesLeft }
  if (triesLeft === 0) payment.status = 'declined'
  return refuse(ErrorCode.OTP_ERROR, { field: 'code', details: { triesLeft } })
}

function hideSpentCode({ status, otp }: StoredPayment, { state }: HandlerContext): void {
  if (otp && status !== 'open') hideBankCode(state, otp.code)
}

/** The provider's side of a payment: the shopper's answer to it, once; later answers change nothing. */
export function answerPayment(
  id: string,
  { answer, code, token }: BodyOf<typeof checkoutCalls.answerPayment>,
  context: HandlerContext,
): Reply | Refused {
  const payment = known(id, context)
  if (!isOpen(payment, context.now)) return paymentReply(id, context)
  if (answer === 'decline') payment.status = 'declined'
  else if (answer === 'cancel') payment.status = 'cancelled'
  else {
    refuseBadToken(payment, token, context)
    const problem = codeProblem(payment, code, context.now)
    if (problem) {
      hideSpentCode(payment, context)
      return problem
    }
    complete(payment, answer, context)
  }
  hideSpentCode(payment, context)
  return paymentReply(id, context)
}

import type { Payment } from '../../src/contract/entities/payment.ts'
import { PAYMENT_VALID_MS } from '../../src/contract/limits.ts'
import { isoTime } from '../base/clock.ts'
import { nextHex, nextNumber } from '../base/random.ts'
import { newOtp } from '../rules/otp.ts'
import { providerOf } from '../rules/waysToPay.ts'
import type { HandlerContext } from './handlerContext.ts'
import { hideBankCode } from './hideSpent.ts'
import { send } from './outbox.ts'
import type { StoredPayment } from './records/payment.ts'

const KEPT = 20

/** The status of a payment at a time. An open payment expires at `expiresAt`. */
export const statusAt = ({ status, expiresAt }: StoredPayment, now: number): Payment['status'] =>
  status === 'open' && now >= expiresAt ? 'expired' : status

export const isOpen = (payment: StoredPayment, now: number): boolean => statusAt(payment, now) === 'open'

/** A payment as a client sees it; the bank's code stays with the bank. */
export function paymentOf(stored: StoredPayment, now: number): Payment {
  const { _id, provider, billingType, amount, detail, otp, orderGid, refusal } = stored
  const page = providerOf(billingType)?.pages?.[0]
  return {
    _id,
    provider,
    billingType,
    amount,
    status: statusAt(stored, now),
    createdAt: isoTime(stored.createdAt),
    expiresAt: isoTime(stored.expiresAt),
    ...(page === undefined ? {} : { url: `${page}?payment=${_id}` }),
    ...(detail === undefined ? {} : { detail }),
    ...(otp ? { triesLeft: otp.triesLeft } : {}),
    ...(orderGid === undefined ? {} : { orderGid }),
    ...(refusal === undefined ? {} : { refusal }),
  }
}

export const paymentNamed = ({ shopper }: HandlerContext, id: string | null): StoredPayment | undefined =>
  shopper.payments.find(({ _id }) => _id === id)

/** The payment that waits for this cart as it is now. */
export const openPaymentOf = ({ shopper, now }: HandlerContext): StoredPayment | undefined =>
  shopper.payments.findLast(
    (payment) =>
      isOpen(payment, now) &&
      payment.cartId === shopper.cart.id &&
      payment.cartRevision === shopper.cart.revision,
  )

type Wanted = Pick<
  StoredPayment,
  'provider' | 'billingType' | 'billingInfoId' | 'detail' | 'amount' | 'idempotencyKey'
>

const isSame = (payment: StoredPayment, wanted: Wanted): boolean =>
  payment.provider === wanted.provider &&
  payment.billingInfoId === wanted.billingInfoId &&
  payment.detail === wanted.detail &&
  payment.amount === wanted.amount

/**
 * Opens a payment at a provider for the cart as it is now. A second attempt gets the same payment; one with another provider or amount
 * replaces it. The bank of a card sends its code to the phone of the order.
 */
export function openPayment(wanted: Wanted, context: HandlerContext): StoredPayment {
  const { shopper, state, now } = context
  const open = openPaymentOf(context)
  if (open && isSame(open, wanted)) {
    if (open.idempotencyKey !== wanted.idempotencyKey)
      open.earlierKeys = [...(open.earlierKeys ?? []), open.idempotencyKey]
    open.idempotencyKey = wanted.idempotencyKey
    return open
  }
  const payment: StoredPayment = {
    ...wanted,
    _id: nextHex(state.chance, 24),
    cartId: shopper.cart.id,
    cartRevision: shopper.cart.revision,
    createdAt: now,
    expiresAt: now + PAYMENT_VALID_MS,
    status: 'open',
    ...(wanted.provider === 'acs'
      ? { otp: { ...newOtp(nextNumber(state.chance), now), expiresAt: now + PAYMENT_VALID_MS } }
      : {}),
  }
  // The open ones among them are cancelled below, the others have ended.
  for (const { otp } of shopper.payments) if (otp) hideBankCode(state, otp.code)
  if (payment.otp) {
    const to = shopper.selection.telephoneNumber ?? ''
    send(state, { at: now, to, kind: 'bankCode', content: payment.otp.code })
  }
  const earlier = shopper.payments.map((one) =>
    isOpen(one, now) ? { ...one, status: 'cancelled' as const } : one,
  )
  shopper.payments = [...earlier, payment].slice(-KEPT)
  return shopper.payments.at(-1) ?? payment
}

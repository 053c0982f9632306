import type { Order } from '../../contract/entities/order.ts'
import {
  BillingType,
  OrderStatus,
  PaymentMethod,
  PaymentTransactionStatus,
} from '../../contract/enumerations.ts'
import { isPickup } from './orderProgress.ts'

/** What happens to the payment of an order next, or what has happened to it. Each has a text in `locales`, under `order.pay_`. */
export type PaymentNext =
  | 'nothing'
  | 'paid'
  | 'refunded_credits'
  | 'refunded_payment'
  | 'not_charged'
  | 'released'
  | 'off_invoice'
  | 'failed'
  | 'expired'
  | 'debit_returned'
  | 'charge_declined'
  | 'card_checking'
  | 'card_held'
  | 'card_charging'
  | 'wallet_held'
  | 'wallet_charging'
  | 'account_collecting'
  | 'invoice'
  | 'at_the_door'
  | 'at_the_counter'
  | 'provider_waiting'
  | 'bill_open'
  | 'processing'

type Paying = Pick<
  Order,
  | 'status'
  | 'paymentMethod'
  | 'billingType'
  | 'paymentTransactionStatus'
  | 'pricingInfo'
  | 'refund'
  | 'cancellation'
> & { shipments: readonly Pick<Order['shipments'][number], 'fulfillmentMethod'>[] }

const { CREATED, AUTHORIZED, SUBMITTED_FOR_SETTLEMENT, SETTLED, VOIDED, ERROR, AUTHORIZATION_EXPIRED } =
  PaymentTransactionStatus
const { SETTLEMENT_DECLINED, PENDING, AUTHORIZATION_UNSUCCESSFUL, DEFERRED } = PaymentTransactionStatus

/** They reserve the amount before they charge it. */
const withHold: readonly PaymentMethod[] = [
  PaymentMethod.SAVED_CARD,
  PaymentMethod.GUEST_CARD,
  PaymentMethod.GOOGLE_WALLET,
]

const isCard = ({ paymentMethod, billingType }: Paying): boolean =>
  billingType === BillingType.CREDIT_CARD && paymentMethod !== PaymentMethod.CHECKING_ACCOUNT

/** A voided payment: a hold is released, an invoice is lowered, and nothing else had been taken yet. */
function voided({ paymentMethod }: Paying): PaymentNext {
  if (paymentMethod === PaymentMethod.BUSINESS_INVOICE) return 'off_invoice'
  return withHold.includes(paymentMethod) ? 'released' : 'not_charged'
}

/** What the status alone decides, whatever the payment method. */
function ended(order: Paying): PaymentNext | null {
  const { paymentMethod, paymentTransactionStatus: status, refund } = order
  if (status === SETTLED) return refund ? `refunded_${refund.as}` : 'paid'
  if (status === VOIDED) return voided(order)
  if (status === ERROR || status === AUTHORIZATION_UNSUCCESSFUL) return 'failed'
  if (status === AUTHORIZATION_EXPIRED) return 'expired'
  if (status !== SETTLEMENT_DECLINED) return null
  return paymentMethod === PaymentMethod.CHECKING_ACCOUNT ? 'debit_returned' : 'charge_declined'
}

const collected = ({ shipments }: Paying): boolean => shipments.every(isPickup)

function open(order: Paying): PaymentNext {
  const { paymentMethod, billingType, paymentTransactionStatus: status } = order
  if (paymentMethod === PaymentMethod.CHECKING_ACCOUNT) return 'account_collecting'
  if (paymentMethod === PaymentMethod.BUSINESS_INVOICE || status === DEFERRED) return 'invoice'
  if (paymentMethod === PaymentMethod.PAYMENT_ON_FULFILMENT)
    return collected(order) ? 'at_the_counter' : 'at_the_door'
  if (billingType === BillingType.PAYOO) return 'bill_open'
  if (billingType === BillingType.FASSPAY || billingType === BillingType.IPAY88) return 'provider_waiting'
  if (status === AUTHORIZED) return isCard(order) ? 'card_held' : 'wallet_held'
  if (status === SUBMITTED_FOR_SETTLEMENT) return isCard(order) ? 'card_charging' : 'wallet_charging'
  if (status === CREATED || status === PENDING) return isCard(order) ? 'card_checking' : 'provider_waiting'
  return 'processing'
}

/**
 * What comes next for the payment of an order (document 1 §4, payment transaction statuses, billing types, payment methods): a card is
 * charged when the order ships, a bank account is collected in about three days, an invoice has a due date, cash is paid at the door.
 */
export function paymentNext(order: Paying): PaymentNext {
  if (order.pricingInfo.totalPrice === 0) return 'nothing'
  const end = ended(order)
  if (end) return end
  // Nothing was taken yet, and nothing will be.
  return order.cancellation || order.status === OrderStatus.FAILED_TO_FULFILL ? 'not_charged' : open(order)
}

/** The shopper has to do something, or money is missing. */
export const needsAttention = (next: PaymentNext): boolean =>
  next === 'failed' || next === 'expired' || next === 'debit_returned' || next === 'charge_declined'

import { expect, test } from 'vitest'
import type { PricingInfo } from '../../../src/contract/entities/product/pricingInfo.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import {
  BillingType,
  FulfillmentMethod,
  OrderStatus,
  PaymentMethod,
  PaymentTransactionStatus,
} from '../../../src/contract/enumerations.ts'
import { needsAttention, type PaymentNext, paymentNext } from '../../../src/domain/order/paymentNext.ts'

const priced = (total: number): PricingInfo => ({
  promoDiscount: cents(0),
  creditDeduction: cents(0),
  rewardDeduction: cents(0),
  shippingPrice: cents(0),
  taxAmount: cents(0),
  totalPrice: cents(total),
  variantsSubtotalPrice: cents(total),
  expressDeliveryPrice: cents(0),
  priceModifiers: [],
})

const order = {
  status: OrderStatus.CONFIRMED,
  paymentMethod: PaymentMethod.SAVED_CARD,
  billingType: BillingType.CREDIT_CARD,
  paymentTransactionStatus: PaymentTransactionStatus.AUTHORIZED,
  pricingInfo: priced(4_160),
  shipments: [{ fulfillmentMethod: FulfillmentMethod.LOCAL_DELIVERY }],
} as const

type Row = readonly [
  billing: keyof typeof BillingType,
  method: keyof typeof PaymentMethod,
  status: keyof typeof PaymentTransactionStatus,
  next: PaymentNext,
]

test.each<Row>([
  // A card is authorized when the order is placed, and charged when it ships.
  ['CREDIT_CARD', 'SAVED_CARD', 'CREATED', 'card_checking'],
  ['CREDIT_CARD', 'GUEST_CARD', 'PENDING', 'card_checking'],
  ['CREDIT_CARD', 'SAVED_CARD', 'AUTHORIZED', 'card_held'],
  ['CREDIT_CARD', 'GUEST_CARD', 'SUBMITTED_FOR_SETTLEMENT', 'card_charging'],
  ['CREDIT_CARD', 'SAVED_CARD', 'SETTLED', 'paid'],
  ['CREDIT_CARD', 'SAVED_CARD', 'VOIDED', 'released'],
  ['CREDIT_CARD', 'SAVED_CARD', 'ERROR', 'failed'],
  ['CREDIT_CARD', 'SAVED_CARD', 'AUTHORIZATION_UNSUCCESSFUL', 'failed'],
  ['CREDIT_CARD', 'SAVED_CARD', 'AUTHORIZATION_EXPIRED', 'expired'],
  ['CREDIT_CARD', 'SAVED_CARD', 'SETTLEMENT_DECLINED', 'charge_declined'],
  ['CREDIT_CARD', 'SAVED_CARD', 'NO_TRANSACTION', 'processing'],
  // A bank account is debited in about three days.
  ['CREDIT_CARD', 'CHECKING_ACCOUNT', 'SUBMITTED_FOR_SETTLEMENT', 'account_collecting'],
  ['CREDIT_CARD', 'CHECKING_ACCOUNT', 'SETTLED', 'paid'],
  ['CREDIT_CARD', 'CHECKING_ACCOUNT', 'VOIDED', 'not_charged'],
  ['CREDIT_CARD', 'CHECKING_ACCOUNT', 'SETTLEMENT_DECLINED', 'debit_returned'],
  ['INVOICE', 'BUSINESS_INVOICE', 'DEFERRED', 'invoice'],
  ['INVOICE', 'BUSINESS_INVOICE', 'SETTLED', 'paid'],
  ['INVOICE', 'BUSINESS_INVOICE', 'VOIDED', 'off_invoice'],
  ['PAYMENT_ON_FULFILLMENT', 'PAYMENT_ON_FULFILMENT', 'NO_TRANSACTION', 'at_the_door'],
  ['PAYMENT_ON_FULFILLMENT', 'PAYMENT_ON_FULFILMENT', 'SETTLED', 'paid'],
  // Wallets are charged at once, or authorized like a card.
  ['PAYPAL', 'GOOGLE_WALLET', 'SETTLED', 'paid'],
  ['APPLE_PAY', 'GOOGLE_WALLET', 'AUTHORIZED', 'wallet_held'],
  ['GOOGLE_PAY', 'GOOGLE_WALLET', 'SUBMITTED_FOR_SETTLEMENT', 'wallet_charging'],
  ['VENMO', 'GOOGLE_WALLET', 'PENDING', 'provider_waiting'],
  ['VENMO', 'GOOGLE_WALLET', 'VOIDED', 'released'],
  ['FASSPAY', 'FASSPAY', 'CREATED', 'provider_waiting'],
  ['FASSPAY', 'FASSPAY', 'PENDING', 'provider_waiting'],
  ['IPAY88', 'IPAY88', 'PENDING', 'provider_waiting'],
  ['IPAY88', 'IPAY88', 'SETTLED', 'paid'],
  ['PAYOO', 'PAYOO', 'PENDING', 'bill_open'],
  ['PAYOO', 'PAYOO', 'SETTLED', 'paid'],
  ['PAYOO', 'PAYOO', 'VOIDED', 'not_charged'],
])('%s by %s, %s: %s', (billing, method, status, next) => {
  expect(
    paymentNext({
      ...order,
      billingType: BillingType[billing],
      paymentMethod: PaymentMethod[method],
      paymentTransactionStatus: PaymentTransactionStatus[status],
    }),
  ).toBe(next)
})

const cash = {
  ...order,
  billingType: BillingType.PAYMENT_ON_FULFILLMENT,
  paymentMethod: PaymentMethod.PAYMENT_ON_FULFILMENT,
  paymentTransactionStatus: PaymentTransactionStatus.NO_TRANSACTION,
}

test('a pickup order is paid at the counter; with one delivered parcel it is paid on delivery', () => {
  const counter = { fulfillmentMethod: FulfillmentMethod.IN_STORE_PICKUP }
  expect(paymentNext({ ...cash, shipments: [counter, counter] })).toBe('at_the_counter')
  expect(paymentNext({ ...cash, shipments: [counter, ...order.shipments] })).toBe('at_the_door')
})

test('nothing is due after points, credits and codes', () => {
  expect(paymentNext({ ...order, paymentMethod: PaymentMethod.BRAINTREE_ZERO, pricingInfo: priced(0) })).toBe(
    'nothing',
  )
})

test('an order that could not be fulfilled is not paid at the door', () => {
  expect(paymentNext({ ...cash, status: OrderStatus.FAILED_TO_FULFILL })).toBe('not_charged')
})

test('a cancelled order that was not paid costs nothing; a paid one is refunded', () => {
  const cancellation = { at: '2026-11-21T01:00:00Z', by: 'shopper' } as const
  expect(paymentNext({ ...cash, cancellation })).toBe('not_charged')
  const paid = { ...order, cancellation, paymentTransactionStatus: PaymentTransactionStatus.SETTLED }
  expect(paymentNext({ ...paid, refund: { amount: cents(4_160), as: 'credits' } })).toBe('refunded_credits')
  expect(paymentNext({ ...paid, refund: { amount: cents(4_160), as: 'payment' } })).toBe('refunded_payment')
})

test('only a missing or failed payment needs attention', () => {
  expect((['failed', 'expired', 'debit_returned', 'charge_declined'] as const).every(needsAttention)).toBe(
    true,
  )
  expect((['paid', 'card_held', 'not_charged', 'invoice', 'bill_open'] as const).some(needsAttention)).toBe(
    false,
  )
})

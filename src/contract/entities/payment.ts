import * as v from 'valibot'
import { BillingType } from '../enumerations.ts'
import { centsSchema } from './money.ts'
import { countSchema, gidSchema, idSchema, timestampSchema } from './primitives.ts'

/** The providers whose own page or sheet a shopper confirms a payment on. `acs` is the bank of a card (3-D Secure). */
export const paymentProviders = [
  'acs',
  'fasspay',
  'ipay88',
  'payoo',
  'paypal',
  'applePay',
  'googlePay',
  'venmo',
] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/**
 * `open`: the provider waits for the shopper. `approved`: the order is placed and paid. `waiting`: the order is placed, and the provider
 * decides later. In all other states there is no order and nothing was charged: the shopper or the provider refused, the time ran out, or
 * the order could not be placed any more (`voided`).
 */
export const paymentStatuses = [
  'open',
  'approved',
  'waiting',
  'declined',
  'cancelled',
  'expired',
  'voided',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * A payment at a provider (docs/decisions/0066). `amount` in cents. `url` is the base-less path of the provider's page; a provider without
 * it shows a sheet. `detail` is what the shopper chose: the last digits of the card or the phone, the bank, the method of iPay88.
 * `refusal` is the reason why a `voided` payment has no order.
 */
export const paymentSchema = v.object({
  _id: idSchema,
  provider: v.picklist(paymentProviders),
  billingType: v.enum(BillingType),
  amount: centsSchema,
  status: v.picklist(paymentStatuses),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  url: v.optional(v.string()),
  detail: v.optional(v.string()),
  /** Tries left for the bank's code. */
  triesLeft: v.optional(countSchema),
  orderGid: v.optional(gidSchema),
  refusal: v.optional(v.union([v.string(), v.number()])),
})
export type Payment = v.InferOutput<typeof paymentSchema>

/** What the shopper does at the provider. With the answers that end in `Later`, the order waits for the provider's decision. */
export const paymentAnswers = ['approve', 'decline', 'cancel', 'approveLater', 'declineLater'] as const
export type PaymentAnswer = (typeof paymentAnswers)[number]

import * as v from 'valibot'
import { paymentProviders, paymentStatuses } from '../../../src/contract/entities/payment.ts'
import { centsSchema } from '../../../src/contract/entities/money.ts'
import { countSchema, gidSchema, idSchema } from '../../../src/contract/entities/primitives.ts'
import { BillingType } from '../../../src/contract/enumerations.ts'

/** A payment at a provider; times in ms. It pays for one revision of one cart, so a changed cart is never paid with it. */
export const storedPaymentSchema = v.object({
  _id: idSchema,
  provider: v.picklist(paymentProviders),
  billingType: v.enum(BillingType),
  billingInfoId: v.optional(idSchema),
  detail: v.optional(v.string()),
  amount: centsSchema,
  cartId: idSchema,
  cartRevision: countSchema,
  idempotencyKey: v.string(),
  /** The keys of earlier attempts to order with it, for example in another tab. */
  earlierKeys: v.optional(v.array(v.string())),
  createdAt: v.number(),
  expiresAt: v.number(),
  status: v.picklist(paymentStatuses),
  /** The code that the bank of a card has sent. */
  otp: v.optional(v.object({ code: v.string(), expiresAt: v.number(), triesLeft: countSchema })),
  orderGid: v.optional(gidSchema),
  refusal: v.optional(v.union([v.string(), v.number()])),
})
export type StoredPayment = v.InferOutput<typeof storedPaymentSchema>

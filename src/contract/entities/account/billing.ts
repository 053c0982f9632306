import * as v from 'valibot'
import { BillingType } from '../../enumerations.ts'
import { NAME_MAXIMUM, PLACE_NAME_MAXIMUM } from '../../limits.ts'
import { idSchema } from '../primitives.ts'

/**
 * A saved payment method. `isDeclined` means that the bank has refused it since the shopper last selected it. Of a card, only the brand,
 * the last four digits and the expiry are stored, never the number.
 */
export const billingInfoSchema = v.object({
  _id: idSchema,
  type: v.enum(BillingType),
  cardBrand: v.optional(v.string()),
  lastFour: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
  expiry: v.optional(v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}$/))),
  nameOnCard: v.optional(v.string()),
  bankAccount: v.optional(v.string()),
  isDeclined: v.optional(v.boolean()),
})
export type BillingInfo = v.InferOutput<typeof billingInfoSchema>

/** The card in a request. The number is only part of this request and is never stored. `expiry` is MM/YY. */
export const cardWriteSchema = v.object({
  cardNumber: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  expiry: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\/\d{2}$/)),
  securityCode: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
  nameOnCard: v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_MAXIMUM)),
})
export type CardWrite = v.InferInput<typeof cardWriteSchema>

/** The bank account in a request. Its number is only part of this request and is never stored. */
export const bankAccountWriteSchema = v.object({
  bankName: v.pipe(v.string(), v.minLength(1), v.maxLength(PLACE_NAME_MAXIMUM)),
  /** The number of the bank. The documents do not name it; ACH needs it. */
  routingNumber: v.optional(v.pipe(v.string(), v.regex(/^\d{9}$/))),
  accountNumber: v.pipe(v.string(), v.regex(/^\d{10,17}$/)),
  nameOnAccount: v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_MAXIMUM)),
})
export type BankAccountWrite = v.InferInput<typeof bankAccountWriteSchema>

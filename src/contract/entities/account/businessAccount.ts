import * as v from 'valibot'
import { centsSchema } from '../money.ts'

/** Document 1 §3, businessAccount.invoice, in cents: the credit limit and the amount owed now. */
export const businessInvoiceSchema = v.object({
  enabled: v.boolean(),
  creditLimit: centsSchema,
  currentOutstanding: centsSchema,
})
export type BusinessInvoice = v.InferOutput<typeof businessInvoiceSchema>

/** Document 1 §3, businessAccount. Promo codes, rewards and credit are off unless their flags are set (§6). */
export const businessAccountSchema = v.object({
  isEnabled: v.boolean(),
  name: v.string(),
  logoImage: v.optional(v.string()),
  excludeAllItems: v.boolean(),
  /** Not in the documents: the business pays no tax (docs/decisions/0125). */
  isTaxExempt: v.optional(v.boolean()),
  promoCodeEnabled: v.boolean(),
  rewardEnabled: v.boolean(),
  creditEnabled: v.boolean(),
  invoice: businessInvoiceSchema,
  achDirectDebitEnabled: v.boolean(),
  defaultPaymentEnabled: v.boolean(),
  bannerInterstitialsEnabled: v.boolean(),
})
export type BusinessAccount = v.InferOutput<typeof businessAccountSchema>

import * as v from 'valibot'
import { centsSchema } from '../money.ts'
import { memberNameSchema } from '../orderHistory.ts'
import { gidSchema, timestampSchema } from '../primitives.ts'

/** A month in Malaysia, such as `2026-11`. */
export const monthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** An order on the invoice of a business; the amount in cents. */
export const statementRowSchema = v.object({
  gid: gidSchema,
  orderedAt: timestampSchema,
  purchaseOrderNumber: v.optional(v.string()),
  member: memberNameSchema,
  amount: centsSchema,
  dueAt: timestampSchema,
  isPaid: v.boolean(),
})
export type StatementRow = v.InferOutput<typeof statementRowSchema>

/**
 * The orders of a month that a business has bought on invoice, the oldest first, without cancelled ones; amounts in cents. `months` are
 * those with such orders and the current one, the newest first. `otherOutstanding` is what the business owes for no order of the shop.
 */
export const statementSchema = v.object({
  businessName: v.string(),
  /** Every order of the month is without tax (docs/decisions/0125). */
  isTaxExempt: v.optional(v.boolean()),
  month: monthSchema,
  months: v.array(monthSchema),
  rows: v.array(statementRowSchema),
  total: centsSchema,
  paid: centsSchema,
  open: centsSchema,
  otherOutstanding: centsSchema,
})
export type Statement = v.InferOutput<typeof statementSchema>

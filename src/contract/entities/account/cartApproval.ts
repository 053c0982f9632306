import * as v from 'valibot'
import { centsSchema } from '../money.ts'
import { countSchema, gidSchema, idSchema, timestampSchema } from '../primitives.ts'
import { listingEntrySchema } from '../product/listingEntry.ts'

const person = v.object({ userId: idSchema, name: v.object({ first: v.string(), last: v.string() }) })

export const approvalStatusSchema = v.picklist([
  'waiting',
  'expired',
  'approved',
  'returned',
  'withdrawn',
  'ordered',
])
export type ApprovalStatus = v.InferOutput<typeof approvalStatusSchema>

/**
 * A cart that a cart editor has sent for approval. `lines` have today's prices and stock, in cents; `subtotal` counts what is available now.
 * `answer` is the note with which it was returned, `orderGid` the order that paid it.
 */
export const cartApprovalSchema = v.object({
  _id: idSchema,
  status: approvalStatusSchema,
  sentBy: person,
  sentAt: timestampSchema,
  note: v.optional(v.string()),
  decidedBy: v.optional(person),
  decidedAt: v.optional(timestampSchema),
  answer: v.optional(v.string()),
  orderGid: v.optional(gidSchema),
  lines: v.array(v.object({ entry: listingEntrySchema, quantity: countSchema })),
  subtotal: centsSchema,
})
export type CartApproval = v.InferOutput<typeof cartApprovalSchema>

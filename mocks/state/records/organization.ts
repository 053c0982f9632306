import * as v from 'valibot'
import { savedAddressSchema } from '../../../src/contract/entities/account/address.ts'
import { businessAccountSchema } from '../../../src/contract/entities/account/businessAccount.ts'
import { gidSchema, idSchema } from '../../../src/contract/entities/primitives.ts'
import { BusinessRole } from '../../../src/contract/enumerations.ts'
import { cartLineSchema } from './shopper.ts'

/** A cart that was sent for approval. Times in ms. The status is not imported: the first page does not load that entity. */
const storedApprovalSchema = v.object({
  _id: idSchema,
  status: v.picklist(['waiting', 'approved', 'returned', 'withdrawn', 'ordered']),
  sentBy: idSchema,
  sentAt: v.number(),
  note: v.optional(v.string()),
  decidedBy: v.optional(idSchema),
  decidedAt: v.optional(v.number()),
  answer: v.optional(v.string()),
  orderGid: v.optional(gidSchema),
  lines: v.array(cartLineSchema),
})
export type StoredApproval = v.InferOutput<typeof storedApprovalSchema>

/** A business that several accounts buy for. */
export const organizationSchema = v.object({
  _id: idSchema,
  account: businessAccountSchema,
  addresses: v.array(savedAddressSchema),
  invites: v.array(
    v.object({
      code: v.string(),
      invitedEmail: v.string(),
      role: v.enum(BusinessRole),
      at: v.number(),
      /** How it ended; left out while it is pending or has expired. */
      ended: v.optional(v.picklist(['accepted', 'withdrawn'])),
    }),
  ),
  /** The newest last; a state from before this field has none. */
  approvals: v.optional(v.array(storedApprovalSchema), []),
})
export type Organization = v.InferOutput<typeof organizationSchema>

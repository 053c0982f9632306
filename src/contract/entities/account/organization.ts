import * as v from 'valibot'
import { BusinessRole } from '../../enumerations.ts'
import { businessAccountSchema } from './businessAccount.ts'
import { cartApprovalSchema } from './cartApproval.ts'
import { inviteSchema } from './invite.ts'
import { countSchema, idSchema, timestampSchema } from '../primitives.ts'

/** A member of a business, with what a removal would affect: the items in the cart and the orders that are not delivered yet. */
export const organizationUserSchema = v.object({
  userId: idSchema,
  email: v.string(),
  name: v.object({ first: v.string(), last: v.string() }),
  role: v.enum(BusinessRole),
  itemsInCart: countSchema,
  openOrders: countSchema,
})
export type OrganizationUser = v.InferOutput<typeof organizationUserSchema>

/** An invitation with its state. A pending one ends at `expiresAt`. */
export const organizationInvitationSchema = v.object({
  ...inviteSchema.entries,
  role: v.enum(BusinessRole),
  status: v.picklist(['pending', 'accepted', 'withdrawn', 'expired']),
  sentAt: timestampSchema,
  expiresAt: timestampSchema,
})
export type OrganizationInvitation = v.InferOutput<typeof organizationInvitationSchema>

/** The organisation page (document 1 §6) for its managers: the business account, its members, invitations and carts for approval. */
export const organizationPayloadSchema = v.object({
  _id: idSchema,
  businessAccount: businessAccountSchema,
  role: v.enum(BusinessRole),
  canManageUsers: v.boolean(),
  canManageOrganization: v.boolean(),
  users: v.array(organizationUserSchema),
  invites: v.array(organizationInvitationSchema),
  approvals: v.array(cartApprovalSchema),
})
export type OrganizationPayload = v.InferOutput<typeof organizationPayloadSchema>

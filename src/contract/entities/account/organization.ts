import * as v from 'valibot'
import { BusinessRole } from '../../enumerations.ts'
import { businessAccountSchema } from './businessAccount.ts'
import { inviteSchema } from './invite.ts'
import { idSchema } from '../primitives.ts'

/** A member of a business. */
export const organizationUserSchema = v.object({
  userId: idSchema,
  email: v.string(),
  name: v.object({ first: v.string(), last: v.string() }),
  role: v.enum(BusinessRole),
})
export type OrganizationUser = v.InferOutput<typeof organizationUserSchema>

/** The organisation page (document 1 §6): the business account, its members and pending invites, for its managers. */
export const organizationPayloadSchema = v.object({
  _id: idSchema,
  businessAccount: businessAccountSchema,
  role: v.enum(BusinessRole),
  canManageUsers: v.boolean(),
  canManageOrganization: v.boolean(),
  users: v.array(organizationUserSchema),
  invites: v.array(v.object({ ...inviteSchema.entries, role: v.enum(BusinessRole) })),
})
export type OrganizationPayload = v.InferOutput<typeof organizationPayloadSchema>

import * as v from 'valibot'
import { BusinessRole } from '../../enumerations.ts'
import { centsSchema } from '../money.ts'
import { countSchema } from '../primitives.ts'

/** Document 1 §3, invite: from a friend to the shop, or from an owner to an organisation. */
export const inviteSchema = v.object({ code: v.string(), invitedEmail: v.string() })
export type Invite = v.InferOutput<typeof inviteSchema>

/** A pending invite of a business, for its recipient (document 1 §4, organisation invite), with the role that it gives. */
export const organizationInviteSchema = v.object({
  ...inviteSchema.entries,
  organizationName: v.string(),
  role: v.enum(BusinessRole),
})
export type OrganizationInvite = v.InferOutput<typeof organizationInviteSchema>

/** The reward for inviting friends and the sum of rewards so far, in cents, for the page `/account/invite`. `path` is base-less. */
export const inviteStatusSchema = v.object({
  code: v.string(),
  path: v.string(),
  creditAmount: centsSchema,
  flatDiscount: centsSchema,
  orderMinimum: centsSchema,
  friends: countSchema,
  earned: centsSchema,
})
export type InviteStatus = v.InferOutput<typeof inviteStatusSchema>

/** The landing page of a friend's link: the sender, the discount on the first order, or the reason why there is none (document 1 §4). */
export const inviteLandingSchema = v.object({
  code: v.string(),
  inviterName: v.optional(v.string()),
  flatDiscount: centsSchema,
  orderMinimum: centsSchema,
  problem: v.optional(
    v.picklist(['unknown', 'own_invite', 'not_first_order', 'switched_off', 'business_ended']),
  ),
})
export type InviteLanding = v.InferOutput<typeof inviteLandingSchema>

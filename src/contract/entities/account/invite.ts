import * as v from 'valibot'
import { centsSchema } from '../money.ts'
import { countSchema } from '../primitives.ts'

/** Document 1 §3, invite: to the shop from a friend, or to an organisation from its owner. */
export const inviteSchema = v.object({ code: v.string(), invitedEmail: v.string() })
export type Invite = v.InferOutput<typeof inviteSchema>

/** A business's invite that waits for whom it was sent to (document 1 §4, organisation invite). */
export const organizationInviteSchema = v.object({ ...inviteSchema.entries, organizationName: v.string() })
export type OrganizationInvite = v.InferOutput<typeof organizationInviteSchema>

/** What inviting friends brings, in cents, and what it has brought: the page `/account/invite`. `path` is base-less. */
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

/** What a friend's link leads to: who invites, what the first order is cheaper by, or why it is not (document 1 §4). */
export const inviteLandingSchema = v.object({
  code: v.string(),
  inviterName: v.optional(v.string()),
  flatDiscount: centsSchema,
  orderMinimum: centsSchema,
  problem: v.optional(v.picklist(['unknown', 'own_invite', 'not_first_order', 'switched_off'])),
})
export type InviteLanding = v.InferOutput<typeof inviteLandingSchema>

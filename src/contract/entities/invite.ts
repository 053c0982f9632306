import * as v from 'valibot'

/** Document 1 §3, invite: to the shop from a friend, or to an organisation from its owner. */
export const inviteSchema = v.object({ code: v.string(), invitedEmail: v.string() })
export type Invite = v.InferOutput<typeof inviteSchema>

import * as v from 'valibot'
import { MembershipPermission } from '../../enumerations.ts'
import { idSchema } from '../primitives.ts'

/** Document 2 §7, GET /api/waon/member-info: `member` is missing if the shopper is not a member. */
export const membershipInfoSchema = v.object({
  permission: v.enum(MembershipPermission),
  member: v.optional(v.object({ memberId: idSchema, name: v.string() })),
})
export type MembershipInfo = v.InferOutput<typeof membershipInfoSchema>

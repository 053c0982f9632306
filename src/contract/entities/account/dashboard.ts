import * as v from 'valibot'
import { BusinessRole, OrderStatus } from '../../enumerations.ts'
import { approvalStatusSchema } from './cartApproval.ts'
import { membershipInfoSchema } from './membership.ts'
import { centsSchema } from '../money.ts'
import { countSchema, gidSchema, timestampSchema } from '../primitives.ts'

/** Document 2 §7, GET /api/nav-account-sidebar/dashboard: a summary of the account; money in cents. */
export const dashboardSchema = v.object({
  name: v.object({ first: v.string(), last: v.string() }),
  email: v.string(),
  rewardPoints: countSchema,
  rewardAmount: centsSchema,
  credits: centsSchema,
  membershipInfo: membershipInfoSchema,
  orderCount: countSchema,
  favoriteCount: countSchema,
  shoppingListCount: countSchema,
  addressCount: countSchema,
  billingCount: countSchema,
  /** Only for members of a business. */
  business: v.optional(v.object({ name: v.string(), role: v.enum(BusinessRole) })),
  /** Orders that are not delivered yet, the newest first. */
  ordersOnTheWay: v.array(
    v.object({ gid: gidSchema, status: v.enum(OrderStatus), createdAt: timestampSchema }),
  ),
  /** Coupons that the shopper has clipped and can use now. */
  couponCount: countSchema,
  /** The games that run now. `cta` opens one. */
  games: v.array(v.object({ cta: v.string(), name: v.string(), playsLeft: countSchema })),
  canReorder: v.boolean(),
  canInvite: v.boolean(),
  canManageUsers: v.boolean(),
  canManageOrganization: v.boolean(),
  /** Carts for approval: those that wait for an owner or admin, and the newest one that a cart editor has sent. */
  approvals: v.optional(
    v.object({
      waiting: countSchema,
      own: v.optional(
        v.object({ status: approvalStatusSchema, sentAt: timestampSchema, answer: v.optional(v.string()) }),
      ),
    }),
  ),
})
export type Dashboard = v.InferOutput<typeof dashboardSchema>

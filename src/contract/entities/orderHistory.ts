import * as v from 'valibot'
import { orderSchema } from './order.ts'
import { gidSchema, idSchema } from './primitives.ts'

/** The name of a member of a business. */
export const memberNameSchema = v.object({ first: v.string(), last: v.string() })

/**
 * A page of orders, the newest first. `nextPageUrl` is the call for older orders; the last page has none. For owners and admins of a
 * business with several people, `members` are those people, and `orderedBy` has the member of each order by its number.
 */
export const orderHistorySchema = v.object({
  orders: v.array(orderSchema),
  nextPageUrl: v.optional(v.string()),
  members: v.optional(v.array(v.object({ userId: idSchema, name: memberNameSchema }))),
  orderedBy: v.optional(v.record(gidSchema, idSchema)),
})
export type OrderHistory = v.InferOutput<typeof orderHistorySchema>

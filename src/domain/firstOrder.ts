import type { UserGroup } from '../contract/entities/page.ts'

type Shopper = Pick<UserGroup, 'numSuccessfulOrders'> | undefined

/** No order has succeeded yet (document 1 §6). A visitor without known data counts as new. */
export const isFirstOrder = (user: Shopper): boolean => (user?.numSuccessfulOrders ?? 0) === 0

/** At least one successful order: the shopper sees a reorder link (document 1 §6). */
export const isReturning = (user: Shopper): boolean => !isFirstOrder(user)

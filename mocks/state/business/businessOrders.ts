import { isManager } from '../../rules/permissions.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { organizationOf } from '../permissions.ts'
import type { Account } from '../records/account.ts'
import type { StoredOrder } from '../records/order.ts'
import type { Organization } from '../records/organization.ts'
import type { ShopState } from '../stateSchema.ts'

/** An order with the account that has placed it; null for a guest. */
export interface PlacedOrder {
  order: StoredOrder
  buyer: Account | null
}

type Viewer = Pick<HandlerContext, 'state' | 'account' | 'shopper'>

/** The business whose orders this person sees: of its owners and admins, while it is enabled (docs/decisions/0114). */
export function managedBusiness({
  state,
  account,
}: Pick<Viewer, 'state' | 'account'>): Organization | undefined {
  const organization = organizationOf(state, account)
  return isManager(account?.business?.role) && organization?.account.isEnabled ? organization : undefined
}

/** The orders that were placed for a business, also by people who have left it. Their personal orders are not among them. */
export const businessOrders = (
  { _id }: Pick<Organization, '_id'>,
  state: ShopState,
): (PlacedOrder & { buyer: Account })[] =>
  Object.values(state.accounts).flatMap((buyer) =>
    buyer.shopper.orders
      .filter(({ organizationId, invoicedTo }) => (organizationId ?? invoicedTo) === _id)
      .map((order) => ({ order, buyer })),
  )

/** The viewer's own orders; for an owner or admin also the other ones of the business. */
export function readableOrders({ state, account, shopper }: Viewer): PlacedOrder[] {
  const own = shopper.orders.map((order) => ({ order, buyer: account }))
  const business = managedBusiness({ state, account })
  if (!business) return own
  return [...own, ...businessOrders(business, state).filter(({ buyer }) => buyer._id !== account?._id)]
}

/** The order of that number, where the viewer may see it. */
export const readableOrder = (gid: string | null | undefined, viewer: Viewer): PlacedOrder | undefined =>
  readableOrders(viewer).find(({ order }) => order.gid === gid)

import { isManager } from '../../rules/permissions.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { organizationOf } from '../permissions.ts'
import type { Account } from '../records/account.ts'
import type { StoredOrder } from '../records/order.ts'
import type { Organization } from '../records/organization.ts'
import type { ShopState } from '../stateSchema.ts'

/** Who has placed an order: an account, or what is kept of a deleted one. */
export type Buyer = Pick<Account, '_id' | 'name'> & Partial<Pick<Account, 'vatInformation'>>

/** An order with its buyer; null for a guest. */
export interface PlacedOrder {
  order: StoredOrder
  buyer: Buyer | null
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

/** The business that an order was placed for; undefined for a personal order. */
export const businessOf = ({ organizationId, invoicedTo }: StoredOrder): string | undefined =>
  organizationId ?? invoicedTo

/**
 * The orders that were placed for a business, also by people who have left it or have deleted their account. Their personal orders are not
 * among them.
 */
export function businessOrders(
  { _id }: Pick<Organization, '_id'>,
  { accounts, visitors }: ShopState,
): (PlacedOrder & { buyer: Buyer })[] {
  const ofAccounts = Object.values(accounts).flatMap((buyer) =>
    buyer.shopper.orders.map((order) => ({ order, buyer })),
  )
  const ofFormerBuyers = Object.values(visitors).flatMap(({ guest }) =>
    guest.orders.flatMap((order) => (order.formerBuyer ? { order, buyer: order.formerBuyer } : [])),
  )
  return [...ofAccounts, ...ofFormerBuyers].filter(({ order }) => businessOf(order) === _id)
}

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

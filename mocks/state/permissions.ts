import { AccountType, type BusinessRole } from '../../src/contract/enumerations.ts'
import { permissionOf } from './account/membership.ts'
import type { HandlerContext } from './handlerContext.ts'
import { type Permissions, permissionsOf, type PermissionSubject } from '../rules/permissions.ts'
import type { Account } from './records/account.ts'
import type { StoredOrder } from './records/order.ts'
import type { Organization } from './records/organization.ts'
import { activeOrders } from './activeOrders.ts'
import type { ShopState } from './stateSchema.ts'

/** The business an account buys for; undefined when it buys for itself. */
export const organizationOf = (state: ShopState, account: Account | null): Organization | undefined =>
  account?.business && state.organizations[account.business.organizationId]

/** The business that gets an order's invoice: the stored one, else the buyer's current business. */
export const invoicedBusiness = (
  { invoicedTo }: Pick<StoredOrder, 'invoicedTo'>,
  account: Account | null,
  state: ShopState,
): Organization | undefined =>
  invoicedTo === undefined ? organizationOf(state, account) : state.organizations[invoicedTo]

const roleOf = (account: Account | null): BusinessRole | null => account?.business?.role ?? null

/** The visitor's attributes for the rules of document 1 §6. */
const subjectOf = ({ state, account, shopper, now }: HandlerContext): PermissionSubject => ({
  isGuest: account === null,
  numSuccessfulOrders: activeOrders(shopper).length,
  accountType: account?.customerType ?? AccountType.PERSONAL,
  role: roleOf(account),
  businessAccount: organizationOf(state, account)?.account ?? null,
  membership: permissionOf(account, now),
})

/** What the visitor may (document 1 §6). */
export const permissionsIn = (context: HandlerContext): Permissions =>
  permissionsOf(subjectOf(context), context.config)

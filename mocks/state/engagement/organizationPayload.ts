import type {
  OrganizationInvitation,
  OrganizationPayload,
  OrganizationUser,
} from '../../../src/contract/entities/account/organization.ts'
import { AccountType, BusinessRole, ClientViewType } from '../../../src/contract/enumerations.ts'
import { ORGANIZATION_INVITE_VALID_MS } from '../../../src/contract/limits.ts'
import { isoTime } from '../../base/clock.ts'
import { invitationStatus } from '../../rules/business/invitations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { ordersOnTheWay } from '../orders/onTheWay.ts'
import { organizationOf, permissionsIn } from '../permissions.ts'
import type { Account } from '../records/account.ts'
import type { Organization } from '../records/organization.ts'
import { approvalsOf, takeBackAll } from './approvals.ts'
import { membersOf } from './organizations.ts'

const userOf = ({ _id, email, name, business, shopper }: Account, now: number): OrganizationUser => ({
  userId: _id,
  email,
  name,
  role: business?.role ?? BusinessRole.DEFAULT,
  itemsInCart: shopper.cart.lines.reduce((count, { quantity }) => count + quantity, 0),
  openOrders: ordersOnTheWay(shopper, now).length,
})

const invitationOf = (
  { code, invitedEmail, role, ...invite }: Organization['invites'][number],
  now: number,
): OrganizationInvitation => ({
  code,
  invitedEmail,
  role,
  status: invitationStatus(invite, now),
  sentAt: isoTime(invite.at),
  expiresAt: isoTime(invite.at + ORGANIZATION_INVITE_VALID_MS),
})

/** The organisation as its page shows it; its invitations are for those who manage the users. */
export function organizationPayload(context: HandlerContext): OrganizationPayload | undefined {
  const { state, account, now } = context
  const organization = organizationOf(state, account)
  if (!account?.business || !organization) return undefined
  const { canManageUsers, canManageOrganization, canApprove } = permissionsIn(context)
  return {
    _id: organization._id,
    businessAccount: organization.account,
    role: account.business.role,
    canManageUsers,
    canManageOrganization,
    users: membersOf(state, organization).map((member) => userOf(member, now)),
    invites: canManageUsers ? organization.invites.map((invite) => invitationOf(invite, now)) : [],
    approvals: canApprove ? approvalsOf(organization, context) : [],
  }
}

/**
 * Turns the account back into a personal one, and records the update. Cart and orders stay with the account; what it has sent for approval
 * is in its cart again.
 */
export function leaveOrganization(
  account: Account,
  organization: Organization,
  context: HandlerContext,
): void {
  takeBackAll(organization, account, context)
  delete account.business
  account.customerType = AccountType.PERSONAL
  account.clientViewType = ClientViewType.CONSUMER
  account.organizationUpdate = { kind: 'removed', organizationName: organization.account.name }
}

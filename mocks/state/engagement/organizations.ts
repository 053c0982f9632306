import { newBusiness } from '../../../fixtures/businesses.ts'
import type { OrganizationInvite } from '../../../src/contract/entities/account/invite.ts'
import type {
  OrganizationPayload,
  OrganizationUser,
} from '../../../src/contract/entities/account/organization.ts'
import { AccountType, BusinessRole, ClientViewType } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { nextHex } from '../../base/random.ts'
import type { Account } from '../records/account.ts'
import type { Organization } from '../records/organization.ts'
import { organizationOf, permissionsIn } from '../permissions.ts'
import type { ShopState } from '../state.ts'

/** The accounts that buy for a business. */
export const membersOf = (state: ShopState, { _id }: Organization): Account[] =>
  Object.values(state.accounts).filter(({ business }) => business?.organizationId === _id)

const userOf = ({ _id, email, name, business }: Account): OrganizationUser => ({
  userId: _id,
  email,
  name,
  role: business?.role ?? BusinessRole.DEFAULT,
})

/** The organisation as its page shows it; who is invited is for who manages the users. */
export function organizationPayload(context: HandlerContext): OrganizationPayload | undefined {
  const { state, account } = context
  const organization = organizationOf(state, account)
  if (!account?.business || !organization) return undefined
  const { canManageUsers, canManageOrganization } = permissionsIn(context)
  return {
    _id: organization._id,
    businessAccount: organization.account,
    role: account.business.role,
    canManageUsers,
    canManageOrganization,
    users: membersOf(state, organization).map(userOf),
    invites: canManageUsers
      ? organization.invites.map(({ code, invitedEmail, role }) => ({ code, invitedEmail, role }))
      : [],
  }
}

/** Whether the business would be left without an owner if that account were one no longer. */
export const isLastOwner = (state: ShopState, organization: Organization, account: Account): boolean =>
  account.business?.role === BusinessRole.OWNER &&
  membersOf(state, organization).filter(({ business }) => business?.role === BusinessRole.OWNER).length === 1

/** Makes an account one that buys for the business. */
function joinOrganization(account: Account, organization: Organization, role: BusinessRole): void {
  account.business = { organizationId: organization._id, role }
  account.customerType = AccountType.BUSINESS
  account.clientViewType = ClientViewType.BUSINESS
}

/** Turns the account back into a personal one, and records the update. */
export function leaveOrganization(account: Account, organization: Organization): void {
  delete account.business
  account.customerType = AccountType.PERSONAL
  account.clientViewType = ClientViewType.CONSUMER
  account.organizationUpdate = { kind: 'removed', organizationName: organization.account.name }
}

/** Opens a business for an account, with nothing enabled yet: the shop decides that later. */
export function foundOrganization(state: ShopState, founder: Account, name: string): Organization {
  const organization: Organization = {
    _id: `organization-${nextHex(state.chance, 16)}`,
    account: newBusiness(name),
    addresses: [],
    invites: [],
  }
  state.organizations[organization._id] = organization
  joinOrganization(founder, organization, BusinessRole.OWNER)
  return organization
}

/** The business of an invite code, in any case; undefined for an unknown code. */
export const invitingOrganization = (state: ShopState, code: string): Organization | undefined =>
  Object.values(state.organizations).find(({ invites }) =>
    invites.some((invite) => invite.code === code.toUpperCase()),
  )

/** The visitor's pending invite: not for a member of a business, nor for another email address. */
export function waitingInvite({
  state,
  visitor,
  account,
  shopper,
}: HandlerContext): OrganizationInvite | undefined {
  const code = shopper.organizationInviteCode ?? visitor.guest.organizationInviteCode
  const organization = code === undefined ? undefined : invitingOrganization(state, code)
  const invite = organization?.invites.find((one) => one.code === code)
  if (!organization || !invite) return undefined
  const { invitedEmail } = invite
  const isForThem = account === null || (!account.business && account.email === invitedEmail.toLowerCase())
  return isForThem
    ? { code: invite.code, invitedEmail, organizationName: organization.account.name }
    : undefined
}

/**
 * Takes the invite of a business (document 1 §4, organisation invite: sign-up with invite code and invited e-mail): true when
 * the code was sent to the account's own e-mail and the account buys for no business yet. The invite is then used up.
 */
export function acceptInvite(state: ShopState, account: Account, code: string): boolean {
  const organization = invitingOrganization(state, code)
  const invite = organization?.invites.find((one) => one.code === code.toUpperCase())
  const isForThem = invite?.invitedEmail.toLowerCase() === account.email.toLowerCase()
  if (!organization || !invite || !isForThem || account.business) return false
  organization.invites = organization.invites.filter((one) => one !== invite)
  joinOrganization(account, organization, invite.role)
  account.organizationUpdate = { kind: 'joined', organizationName: organization.account.name }
  return true
}

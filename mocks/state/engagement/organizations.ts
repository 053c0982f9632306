import { newBusiness } from '../../../fixtures/businesses.ts'
import { AccountType, BusinessRole, ClientViewType } from '../../../src/contract/enumerations.ts'
import { nextHex } from '../../base/random.ts'
import { invitationStatus } from '../../rules/business/invitations.ts'
import type { Account } from '../records/account.ts'
import type { Organization } from '../records/organization.ts'
import type { ShopState } from '../stateSchema.ts'
import { invitationByCode } from './waitingInvite.ts'

/** The accounts that buy for a business. */
export const membersOf = (state: ShopState, { _id }: Organization): Account[] =>
  Object.values(state.accounts).filter(({ business }) => business?.organizationId === _id)

/** Whether the business would be left without an owner if that account were one no longer. */
export const isLastOwner = (state: ShopState, organization: Organization, account: Account): boolean =>
  account.business?.role === BusinessRole.OWNER &&
  membersOf(state, organization).filter(({ business }) => business?.role === BusinessRole.OWNER).length === 1

/** What an owner has answered in the lead form about the business; undefined while the form is open. */
export const businessLead = (state: ShopState, organization: Organization): Account['b2b'] =>
  membersOf(state, organization).find(
    ({ business, b2b }) => business?.role === BusinessRole.OWNER && b2b?.hasCompletedLeadCapture,
  )?.b2b

/** Fills in the lead form of a new member with what the business has answered. */
function fillInLead(account: Account, organization: Organization, state: ShopState): void {
  const known = businessLead(state, organization)
  if (!known) return
  const { size, industryType, postalCode, city } = known
  const answers = { size, industryType, postalCode, city }
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))
  account.b2b = { hasCompletedLeadCapture: false, ...account.b2b, ...given }
}

/** Makes an account one that buys for the business. */
function joinOrganization(account: Account, organization: Organization, role: BusinessRole): void {
  account.business = { organizationId: organization._id, role }
  account.customerType = AccountType.BUSINESS
  account.clientViewType = ClientViewType.BUSINESS
}

/** Opens a business for an account, with nothing enabled yet: the shop decides that later. */
export function foundOrganization(state: ShopState, founder: Account, name: string): Organization {
  const organization: Organization = {
    _id: `organization-${nextHex(state.chance, 16)}`,
    account: newBusiness(name),
    addresses: [],
    invites: [],
    approvals: [],
  }
  state.organizations[organization._id] = organization
  joinOrganization(founder, organization, BusinessRole.OWNER)
  return organization
}

/**
 * Takes the invite of a business (document 1 §4, organisation invite: sign-up with invite code and invited e-mail): true when
 * the code is still pending, was sent to the account's own e-mail, and the account buys for no business yet.
 */
export function acceptInvite(state: ShopState, account: Account, code: string, now: number): boolean {
  const found = invitationByCode(state, code)
  if (!found || account.business || invitationStatus(found.invite, now) !== 'pending') return false
  const { organization, invite } = found
  if (invite.invitedEmail.toLowerCase() !== account.email.toLowerCase()) return false
  invite.ended = 'accepted'
  joinOrganization(account, organization, invite.role)
  fillInLead(account, organization, state)
  account.organizationUpdate = { kind: 'joined', organizationName: organization.account.name }
  return true
}

import type { OrganizationInvite } from '../../../src/contract/entities/account/invite.ts'
import { invitationStatus } from '../../rules/business/invitations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import type { Organization } from '../records/organization.ts'
import type { ShopState } from '../stateSchema.ts'

/** The business of an invite code, in any case, and the invite; undefined for an unknown code. */
export function invitationByCode(
  state: ShopState,
  code: string,
): { organization: Organization; invite: Organization['invites'][number] } | undefined {
  for (const organization of Object.values(state.organizations)) {
    const invite = organization.invites.find((one) => one.code === code.toUpperCase())
    if (invite) return { organization, invite }
  }
  return undefined
}

/** The visitor's pending invite: not for a member of a business, nor for another email address. */
export function waitingInvite({
  state,
  visitor,
  account,
  shopper,
  now,
}: HandlerContext): OrganizationInvite | undefined {
  const code = shopper.organizationInviteCode ?? visitor.guest.organizationInviteCode
  const found = code === undefined ? undefined : invitationByCode(state, code)
  if (!found || invitationStatus(found.invite, now) !== 'pending') return undefined
  const { invitedEmail, role } = found.invite
  const isForThem = account === null || (!account.business && account.email === invitedEmail.toLowerCase())
  return isForThem
    ? { code: found.invite.code, invitedEmail, organizationName: found.organization.account.name, role }
    : undefined
}

import type { Failure } from '../../api/failure.ts'
import { orFailure } from '../../api/orFailure.ts'
import { request } from '../../api/request.ts'
import { businessCalls } from '../../contract/calls/business.ts'
import { organizationCalls } from '../../contract/calls/organization.ts'
import type {
  OrganizationInvitation,
  OrganizationPayload,
  OrganizationUser,
} from '../../contract/entities/account/organization.ts'
import type { BusinessRole } from '../../contract/enumerations.ts'
import { notify } from '../notices/notices.ts'
import { useOrganization } from './organization.ts'

const SLOT = 'organization'

const changed = (
  send: () => Promise<{ data: { organization: OrganizationPayload } }>,
): Promise<Failure | null> =>
  orFailure(async () => {
    const { data } = await send()
    useOrganization.setState({ current: data.organization })
  })

/** Changes name or logo of the business; an empty logo removes it. Null when it is saved, else the failure. */
export async function changeBusiness(change: { name?: string; logoImage?: string }): Promise<Failure | null> {
  const failure = await changed(() => request(organizationCalls.changeOrganization, { body: change }))
  if (!failure) notify({ key: 'organization.saved', tone: 'success', slot: SLOT })
  return failure
}

/** Invites a person by email. Null when the email is sent, else the failure (already_member: one already buys for the business). */
export async function inviteMember(email: string, role: BusinessRole): Promise<Failure | null> {
  const failure = await changed(() => request(businessCalls.inviteToOrganization, { body: { email, role } }))
  if (!failure) notify({ key: 'organization.invited', values: { email }, tone: 'success', slot: SLOT })
  return failure
}

/** Withdraws a pending invitation. Null when it is withdrawn, else the failure. */
export async function withdrawInvitation({
  code,
  invitedEmail,
}: OrganizationInvitation): Promise<Failure | null> {
  const failure = await changed(() => request(businessCalls.withdrawOrganizationInvite, { params: { code } }))
  if (!failure)
    notify({ key: 'organization.withdrawn', values: { email: invitedEmail }, tone: 'info', slot: SLOT })
  return failure
}

/** Gives a member another role. Null when it is saved, else the failure (last_owner: a business keeps one). */
export async function changeRole(
  { userId, name }: OrganizationUser,
  role: BusinessRole,
): Promise<Failure | null> {
  const failure = await changed(() =>
    request(businessCalls.setOrganizationRole, { params: { id: userId }, body: { role } }),
  )
  if (!failure)
    notify({ key: 'organization.role_saved', values: { name: name.first }, tone: 'success', slot: SLOT })
  return failure
}

/** Removes a member. Null when it is done, else the failure (last_owner). */
export const removeMember = ({ userId, name }: OrganizationUser): Promise<Failure | null> =>
  orFailure(async () => {
    await request(businessCalls.removeFromOrganization, { params: { id: userId } })
    useOrganization.setState(({ current }) => ({
      current: current && { ...current, users: current.users.filter((user) => user.userId !== userId) },
    }))
    notify({ key: 'organization.removed', values: { name: name.first }, tone: 'info', slot: SLOT })
  })

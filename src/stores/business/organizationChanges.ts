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
import { serialQueue } from '../base/serialQueue.ts'
import { notify } from '../notices/notices.ts'
import { rememberSession } from '../session/session.ts'
import { useOrganization } from './organization.ts'

const SLOT = 'organization'

/** An answer has the whole business, so that an older one would undo a newer one: the calls are sent one after the other. */
const queue = serialQueue()

/** Sends a call after all earlier ones; it is not sent, and its answer is ignored, after a login or logout in the meantime. */
function inTurn<Reply>(send: () => Promise<Reply>, receive: (reply: Reply) => void): Promise<Failure | null> {
  const isSameSession = rememberSession()
  return orFailure(() =>
    queue(async () => {
      const reply = isSameSession() ? await send() : null
      if (reply !== null && isSameSession()) receive(reply)
    }),
  )
}

const changed = (
  send: () => Promise<{ data: { organization: OrganizationPayload } }>,
  notice: Omit<Parameters<typeof notify>[0], 'slot'>,
): Promise<Failure | null> =>
  inTurn(send, ({ data }) => {
    useOrganization.setState({ current: data.organization })
    notify({ ...notice, slot: SLOT })
  })

/** Changes name or logo of the business; an empty logo removes it. Null when it is saved, else the failure. */
export const changeBusiness = (change: { name?: string; logoImage?: string }): Promise<Failure | null> =>
  changed(() => request(organizationCalls.changeOrganization, { body: change }), {
    key: 'organization.saved',
    tone: 'success',
  })

/** Invites a person by email. Null when the email is sent, else the failure (already_member: one already buys for the business). */
export const inviteMember = (email: string, role: BusinessRole): Promise<Failure | null> =>
  changed(() => request(businessCalls.inviteToOrganization, { body: { email, role } }), {
    key: 'organization.invited',
    values: { email },
    tone: 'success',
  })

/** Withdraws a pending invitation. Null when it is withdrawn, else the failure. */
export const withdrawInvitation = ({ code, invitedEmail }: OrganizationInvitation): Promise<Failure | null> =>
  changed(() => request(businessCalls.withdrawOrganizationInvite, { params: { code } }), {
    key: 'organization.withdrawn',
    values: { email: invitedEmail },
    tone: 'info',
  })

/** Gives a member another role. Null when it is saved, else the failure (last_owner: a business keeps one). */
export const changeRole = ({ userId, name }: OrganizationUser, role: BusinessRole): Promise<Failure | null> =>
  changed(() => request(businessCalls.setOrganizationRole, { params: { id: userId }, body: { role } }), {
    key: 'organization.role_saved',
    values: { name: name.first },
    tone: 'success',
  })

/** Removes a member. Null when it is done, else the failure (last_owner). */
export const removeMember = ({ userId, name }: OrganizationUser): Promise<Failure | null> =>
  inTurn(
    () => request(businessCalls.removeFromOrganization, { params: { id: userId } }),
    () => {
      useOrganization.setState(({ current }) => ({
        current: current && { ...current, users: current.users.filter((user) => user.userId !== userId) },
      }))
      notify({ key: 'organization.removed', values: { name: name.first }, tone: 'info', slot: SLOT })
    },
  )

import type { Failure } from '../../../api/failure.ts'
import { Refusal } from '../../../contract/errorCodes.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import type { MessageKey } from '../../../i18n/keys.ts'

const messages: ReadonlyMap<unknown, MessageKey> = new Map<unknown, MessageKey>([
  [Refusal.LAST_OWNER, 'organization.last_owner'],
  [Refusal.ALREADY_MEMBER, 'organization.already_member'],
  [Refusal.NOT_FOUND, 'organization.gone'],
])

/** Why a change of members or invitations was refused. */
export const memberProblem = (failure: Failure): MessageKey =>
  messages.get(failure.code) ?? failureMessage(failure)

import type { Failure } from '../../../api/failure.ts'
import { Refusal } from '../../../contract/errorCodes.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { readApprovals } from '../../../stores/business/approvalChanges.ts'

/** Why a decision was refused. If another person has decided meanwhile, the list is read again. */
export function approvalProblem(failure: Failure): MessageKey {
  if (failure.code === Refusal.OVER_MAXIMUM) return 'approvals.over_maximum'
  if (failure.code !== Refusal.ALREADY_ANSWERED && failure.code !== Refusal.NOT_FOUND)
    return failureMessage(failure)
  void readApprovals()
  return 'approvals.decided_already'
}

import type { Failure } from '../../../api/failure.ts'
import { Refusal } from '../../../contract/errorCodes.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { readApprovals } from '../../../stores/business/approvalChanges.ts'
import { notify } from '../../../stores/notices/notices.ts'

const TOO_MANY: readonly Failure['code'][] = [
  Refusal.OVER_MAXIMUM,
  Refusal.NOT_ENOUGH_STOCK,
  Refusal.SAMPLE_LIMIT,
]

/**
 * Why a decision was refused. If another person has decided or removed all items meanwhile, the list is read again. Null for a cart that
 * another person has decided: it leaves the list, and a notice says why.
 */
export function approvalProblem(failure: Failure): MessageKey | null {
  if (TOO_MANY.includes(failure.code)) return 'approvals.over_maximum'
  if (failure.code === Refusal.EMPTY_CART) {
    void readApprovals()
    return 'approvals.empty'
  }
  if (failure.code !== Refusal.ALREADY_ANSWERED && failure.code !== Refusal.NOT_FOUND)
    return failureMessage(failure)
  void readApprovals()
  notify({ key: 'approvals.decided_already', tone: 'info', slot: 'approvals' })
  return null
}

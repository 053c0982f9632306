import { type Failure, triesLeftIn } from '../../api/failure.ts'
import type { MessageKey } from '../../i18n/keys.ts'

/** The message about a wrong code, with the tries that are left (document 2 §8, code 566). A scenario's refusal has no count. */
export function codeRefusal(failure: Failure): { key: MessageKey; values?: { count: number } } {
  const count = triesLeftIn(failure)
  if (count === null) return { key: 'organization_invite.code_error' }
  return count > 0 ? { key: 'checkout.code_wrong', values: { count } } : { key: 'checkout.code_dead' }
}

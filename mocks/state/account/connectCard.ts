import { MembershipPermission } from '../../../src/contract/enumerations.ts'
import { badField, notFound, refuse } from '../../base/refuse.ts'
import type { HandlerContext } from '../handlerContext.ts'
import type { Account } from '../records/account.ts'
import { CARD_CONFIRMED_AFTER_MS, isIssued, memberIdIn, permissionOfCard } from './membershipCards.ts'

/** Connects a card to an account. Refuses one that is not a number, was not issued, or belongs to another account. */
export function connectCard(account: Account, typed: string, { state, now }: HandlerContext): void {
  const memberId = memberIdIn(typed)
  if (memberId === null) throw badField('memberId', 'six digits')
  if (!isIssued(memberId)) throw notFound('memberId')
  const owner = Object.values(state.accounts).find(({ membership }) => membership.memberId === memberId)
  if (owner && owner !== account) throw refuse('already_linked', { field: 'memberId' })
  const permission = permissionOfCard(memberId)
  account.membership = {
    permission,
    memberId,
    isPromptDismissed: true,
    ...(permission === MembershipPermission.NONE ? {} : { confirmedAt: now + CARD_CONFIRMED_AFTER_MS }),
  }
}

import { type Cents, cents } from '../../src/contract/entities/money.ts'
import type { Config } from '../../src/contract/entities/config.ts'

export type ReferralProblem = 'unknown' | 'own_invite' | 'not_first_order' | 'switched_off'

export interface ReferralFacts {
  isEnabled: boolean
  /** The account of the code; undefined for an unknown code. */
  inviterId: string | undefined
  /** Undefined for a guest. */
  accountId: string | undefined
  numOrders: number
}

/** Why an invite of a friend does not count for who came with it; undefined when it does. */
export function referralProblem(facts: ReferralFacts): ReferralProblem | undefined {
  if (!facts.isEnabled) return 'switched_off'
  if (facts.inviterId === undefined) return 'unknown'
  if (facts.inviterId === facts.accountId) return 'own_invite'
  return facts.numOrders > 0 ? 'not_first_order' : undefined
}

/**
 * The inviter's credit for a friend's order, in cents: the amount of the invite promotion for the friend's first order, if its items reach
 * the minimum; otherwise nothing.
 */
export const referralCredit = (
  order: { isFirstOrder: boolean; itemsTotal: Cents },
  { creditAmount, orderMinimum }: Pick<Config['invitePromo'], 'creditAmount' | 'orderMinimum'>,
): Cents => cents(order.isFirstOrder && order.itemsTotal >= orderMinimum ? creditAmount : 0)

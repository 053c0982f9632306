import { type Cents, cents } from '../../src/contract/entities/money.ts'
import type { Config } from '../../src/contract/entities/config.ts'

export type ReferralProblem = 'unknown' | 'own_invite' | 'not_first_order' | 'switched_off'

export interface ReferralFacts {
  isEnabled: boolean
  /** Whose code it is; undefined for a code of nobody. */
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
 * What the inviter earns by a friend's order, in cents: the credit of the invite promotion for the friend's first order
 * whose goods come to its minimum, and nothing for any other.
 */
export const referralCredit = (
  order: { isFirstOrder: boolean; itemsTotal: Cents },
  { creditAmount, orderMinimum }: Pick<Config['invitePromo'], 'creditAmount' | 'orderMinimum'>,
): Cents => cents(order.isFirstOrder && order.itemsTotal >= orderMinimum ? creditAmount : 0)

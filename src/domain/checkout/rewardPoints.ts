import type { Balances } from '../../contract/entities/checkout.ts'
import { type Cents, cents } from '../../contract/entities/money.ts'
import type { UserGroup } from '../../contract/entities/page.ts'
import type { PricingInfo } from '../../contract/entities/product/pricingInfo.ts'
import { MembershipPermission } from '../../contract/enumerations.ts'
import { canUseRewards } from '../permissions.ts'

/** A point is worth one sen (docs/decisions/0029). */
const CENTS_A_POINT = 1

/** The worth of points, in cents. */
export const worthOfPoints = (points: number): Cents => cents(points * CENTS_A_POINT)

/** The points that a deduction in cents uses. */
export const pointsFor = (deduction: Cents): number => Math.ceil(deduction / CENTS_A_POINT)

const HELD: readonly MembershipPermission[] = [
  MembershipPermission.NONE,
  MembershipPermission.ALL_EXCEPT_REDEEM,
]

interface PointsFacts {
  user: UserGroup | null | undefined
  balances: Pick<Balances, 'rewardPoints' | 'membershipInfo'>
  /** From the configuration, `minimumRewardPointsToApply`. */
  minimum: number
  pricing: Pick<PricingInfo, 'totalPrice' | 'rewardDeduction'>
}

/**
 * Why this shopper cannot use reward points at all; null when they can: a business without the flag, a membership that may not redeem, fewer
 * points than the minimum, or nothing left to pay (document 1 §4, §5, §6).
 */
export function pointsBlock({ user, balances, minimum, pricing }: PointsFacts) {
  if (!canUseRewards(user)) return 'business'
  if (HELD.includes(balances.membershipInfo.permission)) return 'held'
  if (balances.rewardPoints < minimum) return 'too_few'
  return pricing.totalPrice === 0 && pricing.rewardDeduction === 0 ? 'nothing_to_pay' : null
}

/** Why this number of points cannot be used; null when it can (document 1 §5: the minimum defaults to 500). */
export function pointsProblem(points: number, { balance, minimum }: { balance: number; minimum: number }) {
  if (!Number.isInteger(points) || points <= 0) return 'required'
  if (points < minimum) return 'below_minimum'
  return points > balance ? 'not_enough' : null
}

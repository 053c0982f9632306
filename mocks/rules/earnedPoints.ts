import type { Cents } from '../../src/contract/entities/money.ts'
import { MembershipPermission } from '../../src/contract/enumerations.ts'

const CENTS_FOR_A_POINT = 100

/** The points for a paid amount in cents: one for each whole ringgit (docs/decisions/0034). It does not check whether the buyer earns points. */
export const pointsForPaying = (paid: Cents): number => Math.floor(Math.max(0, paid) / CENTS_FOR_A_POINT)

/**
 * The points that a delivered order earns: one for each whole ringgit paid (docs/decisions/0034). Businesses earn where
 * rewards are on for them, members while their membership has not run out.
 */
export function earnedPoints(
  paid: Cents,
  who: { isRewardEnabled: boolean; membership: MembershipPermission },
): number {
  if (!who.isRewardEnabled || who.membership === MembershipPermission.NONE) return 0
  return pointsForPaying(paid)
}

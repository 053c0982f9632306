import type { HandlerContext } from '../handlerContext.ts'
import { pointsProblem } from '../../rules/rewards.ts'
import { refuse } from '../../base/refuse.ts'

/** Applies reward points to the current cart and its checkout; zero removes them. Refuses too few and too many. */
export function applyPoints(points: number, { shopper, account, config }: HandlerContext): void {
  const balance = account?.rewardPoints ?? 0
  const minimum = config.minimumRewardPointsToApply
  const problem = pointsProblem(points, balance, minimum)
  if (problem) throw refuse(problem, { field: 'pointsAmount', details: { balance, minimum } })
  const { pointsAmount: _, ...rest } = shopper.selection.loyaltyInfo ?? {}
  shopper.selection.loyaltyInfo = points === 0 ? rest : { ...rest, pointsAmount: points }
  shopper.cart.revision += 1
}

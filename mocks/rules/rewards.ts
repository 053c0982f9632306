import { type Cents, cents } from '../../src/contract/entities/money.ts'

/** A point is worth one sen: the minimum of five hundred points is RM 5 (docs/decisions/0029). */
const CENTS_A_POINT = 1

/** The value of points in cents. */
export const worthOfPoints = (points: number): Cents => cents(points * CENTS_A_POINT)
/** How many points an amount has used up. */
export const pointsFor = (amount: Cents): number => Math.ceil(amount / CENTS_A_POINT)

/** Why these points cannot be applied; undefined when they can. Zero is always accepted and removes applied points. */
export function pointsProblem(
  points: number,
  balance: number,
  minimum: number,
): 'below_reward_minimum' | 'not_enough_points' | undefined {
  if (points === 0) return undefined
  if (points < minimum) return 'below_reward_minimum'
  return points > balance ? 'not_enough_points' : undefined
}

import { type Cents, cents } from '../../src/contract/entities/money.ts'

/** A point is worth a sen: five hundred of them, the least that can be applied, are RM 5 (docs/decisions/0029). */
const CENTS_A_POINT = 1

export const worthOfPoints = (points: number): Cents => cents(points * CENTS_A_POINT)
/** How many points an amount has used up. */
export const pointsFor = (amount: Cents): number => Math.ceil(amount / CENTS_A_POINT)

/** Why so many points cannot be applied; undefined when they can. None are always fine: that takes them back. */
export function pointsProblem(
  points: number,
  balance: number,
  minimum: number,
): 'below_reward_minimum' | 'not_enough_points' | undefined {
  if (points === 0) return undefined
  if (points < minimum) return 'below_reward_minimum'
  return points > balance ? 'not_enough_points' : undefined
}

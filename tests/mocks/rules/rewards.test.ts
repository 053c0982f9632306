import { expect, test } from 'vitest'
import { pointsFor, pointsProblem, worthOfPoints } from '../../../mocks/rules/rewards.ts'
import { cents } from '../../../src/contract/entities/money.ts'

test.each([
  // points, balance, problem
  [0, 0, undefined],
  [0, 900, undefined],
  [499, 900, 'below_reward_minimum'],
  [500, 900, undefined],
  [900, 900, undefined],
  [901, 900, 'not_enough_points'],
  [500, 400, 'not_enough_points'],
])('%i points of %i: %s', (points, balance, problem) => {
  expect(pointsProblem(points, balance, 500)).toBe(problem)
})

test('a point is one sen, both ways', () => {
  expect([worthOfPoints(500), pointsFor(cents(1_850))]).toEqual([500, 1_850])
})

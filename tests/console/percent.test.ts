import { expect, test } from 'vitest'
import { percentOf } from '../../mocks/console/session/percent.ts'

test.each([
  [0, 308, '0'],
  [1, 308, '0.3'],
  [3, 308, '0.9'],
  [31, 308, '10'],
  [154, 308, '50'],
  [307, 308, '99.6'],
  [308, 308, '100'],
  // One of many is more than 0 %.
  [1, 5_000, '0.1'],
])('%i of %i is %s %', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})

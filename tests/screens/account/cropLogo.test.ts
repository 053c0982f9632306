import { expect, test } from 'vitest'
import { logoProblem, squareOf } from '../../../src/pages/account/organization/cropLogo.ts'

test.each([
  ['the left end of a wide picture', { width: 300, height: 100 }, 0, { x: 0, y: 0, side: 100 }],
  ['its middle', { width: 300, height: 100 }, 50, { x: 100, y: 0, side: 100 }],
  ['its right end', { width: 300, height: 100 }, 100, { x: 200, y: 0, side: 100 }],
  ['the lower end of a tall picture', { width: 80, height: 200 }, 100, { x: 0, y: 120, side: 80 }],
  ['a whole square', { width: 64, height: 64 }, 50, { x: 0, y: 0, side: 64 }],
])('the square of a logo is %s', (_, picture, position, square) => {
  expect(squareOf(picture, position)).toEqual(square)
})

test('a logo of exactly 8 MB is allowed', () => {
  expect(logoProblem({ type: 'image/webp', size: 8_388_608 })).toBeNull()
  expect(logoProblem({ type: 'image/webp', size: 8_388_609 })).toBe('organization.logo_size')
  expect(logoProblem({ type: 'image/gif', size: 10 })).toBe('organization.logo_type')
})

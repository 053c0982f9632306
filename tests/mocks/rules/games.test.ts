import { expect, test } from 'vitest'
import { gameRows } from '../../../fixtures/engagement/games.ts'
import { playsLeft, prizeAt } from '../../../mocks/rules/games.ts'

/** Shares 50, 40 and 10: the limits are at 0.5 and 0.9. */
const prizes = [
  { id: 'nothing', share: 50 },
  { id: 'points', share: 40 },
  { id: 'credits', share: 10 },
]

test.each([
  [0, 'nothing'],
  [0.499, 'nothing'],
  [0.5, 'points'],
  [0.899, 'points'],
  [0.9, 'credits'],
  [0.999_999, 'credits'],
])('the random number %d wins %s', (draw, id) => {
  expect(prizeAt(prizes, draw).id).toBe(id)
})

test('a thousand even random numbers win by their shares', () => {
  const won = Array.from({ length: 1_000 }, (_, at) => prizeAt(prizes, at / 1_000).id)
  expect(prizes.map(({ id }) => won.filter((one) => one === id).length)).toEqual([500, 400, 100])
})

test.each(Object.values(gameRows))('the shares of $id add up to a hundred', ({ prizes: rows }) => {
  expect(rows.reduce((sum, { share }) => sum + share, 0)).toBe(100)
})

test.each([
  // plays, today, ever, orders, left
  [{ aDay: 3 }, 0, 40, 0, 3],
  [{ aDay: 3 }, 2, 2, 0, 1],
  [{ aDay: 3 }, 3, 3, 0, 0],
  [{ aDay: 3 }, 5, 5, 0, 0],
  [{ perOrder: 1 }, 0, 0, 0, 0],
  [{ perOrder: 1 }, 0, 0, 2, 2],
  [{ perOrder: 1 }, 2, 2, 2, 0],
  [{ perOrder: 2 }, 0, 3, 2, 1],
] as const)(
  'of %o, played %i today and %i ever with %i orders, %i are left',
  (plays, today, ever, orders, left) => {
    expect(playsLeft(plays, { today, ever }, orders)).toBe(left)
  },
)

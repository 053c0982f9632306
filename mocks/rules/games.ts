export interface Odds {
  /** How many plays in a hundred win it. */
  share: number
}

/** The prize for a random number from 0 up to 1: each prize covers its share of the range, in order. */
export function prizeAt<P extends Odds>(prizes: readonly P[], draw: number): P {
  const all = prizes.reduce((sum, { share }) => sum + share, 0)
  let left = draw * all
  for (const prize of prizes) {
    if (left < prize.share) return prize
    left -= prize.share
  }
  const last = prizes.at(-1)
  if (!last) throw new Error('A game without prizes')
  return last
}

/** How often a shopper may still play: per day in Malaysia, or once per order. */
export function playsLeft(
  plays: { aDay: number } | { perOrder: number },
  played: { today: number; ever: number },
  orders: number,
): number {
  const left = 'aDay' in plays ? plays.aDay - played.today : plays.perOrder * orders - played.ever
  return Math.max(0, left)
}

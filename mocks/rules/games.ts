export interface Odds {
  /** How many plays in a hundred win it. */
  share: number
}

/** The prize at a drawn number from 0 up to 1: the shares lie side by side in their order, and the draw falls on one of them. */
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

/** How often somebody may still play: so many times a day of Malaysia's, or once for each order. */
export function playsLeft(
  plays: { aDay: number } | { perOrder: number },
  played: { today: number; ever: number },
  orders: number,
): number {
  const left = 'aDay' in plays ? plays.aDay - played.today : plays.perOrder * orders - played.ever
  return Math.max(0, left)
}

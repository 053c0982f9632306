import { createInterference } from '../../mocks/scenarios/interference.ts'
import type { Interference, Moment, Outcome } from '../../mocks/serving/scenario.ts'

/** What stands between a server and its caller when this decides about every request in turn; the rest is as `usual`. */
export const struckBy = (
  outcomeOf: (moment: Moment) => Outcome | undefined,
  usual: Interference = createInterference(),
): Interference => ({
  ...usual,
  outcomeOf,
  isCalm: () => false,
})

import type { ScenarioRow } from '../../scenarios/row.ts'
import { patternOf } from './pattern.ts'
import type { Sighting } from './sightings.ts'

/** Whether the shop showed what a scenario's row says: not known before its fault has struck and something was shown. */
export type Verdict = 'waiting' | 'fits' | 'differs'

/** What there is to judge by: how often the fault struck, what was shown since, and the expected text in the page's language. */
export interface Evidence {
  matched: number
  sightings: readonly Sighting[]
  text: string
}

/** What was shown where the row says that something is: the last, unless an earlier one was the expected. */
export function shownFor({ expects }: Pick<ScenarioRow, 'expects'>, evidence: Evidence): Sighting | null {
  const as = expects?.as ?? 'alert'
  const there = evidence.sightings.filter((sighting) => sighting.as === as)
  const words = patternOf(evidence.text)
  const expected = expects ? there.find(({ text }) => words.test(text)) : undefined
  return expected ?? there.at(-1) ?? null
}

export function verdictOf(row: Pick<ScenarioRow, 'expects'>, evidence: Evidence): Verdict {
  if (evidence.matched === 0) return 'waiting'
  const shown = shownFor(row, evidence)
  if (row.expects === null) return shown === null ? 'fits' : 'differs'
  if (shown === null) return 'waiting'
  return patternOf(evidence.text).test(shown.text) ? 'fits' : 'differs'
}

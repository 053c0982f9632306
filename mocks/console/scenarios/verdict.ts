import type { ScenarioRow } from '../../scenarios/row.ts'
import { patternOf } from './pattern.ts'
import type { Sighting } from './sightings.ts'

/** Whether the shop showed the expected text of a scenario; unknown until its fault has matched and a text has appeared. */
export type Verdict = 'waiting' | 'fits' | 'differs'

/** The evidence: how often the fault matched, the texts since then, and the expected text in the page's language. */
export interface Evidence {
  matched: number
  sightings: readonly Sighting[]
  text: string
}

/** The text at the expected place: the last one, unless an earlier one was as expected. */
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

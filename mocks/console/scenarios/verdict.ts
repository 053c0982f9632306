import type { ScenarioRow } from '../../scenarios/row.ts'
import { patternOf } from './pattern.ts'
import type { Sighting } from './sightings.ts'

/** Whether the shop did what a scenario expects; unknown until its fault has matched and all of it, or another text, has appeared. */
export type Verdict = 'waiting' | 'fits' | 'differs'

type Expectation = Pick<ScenarioRow, 'expects' | 'isReloaded' | 'isLogged' | 'isFocused' | 'hasNoDialog'>

/**
 * The evidence: how often the fault matched, what happened since then, the expected text in the page's language, and the headings of the
 * error pages.
 */
export interface Evidence {
  matched: number
  sightings: readonly Sighting[]
  text: string
  errorHeadings: readonly string[]
}

const messages: readonly Sighting['as'][] = ['notice', 'alert', 'field']

/** The texts that the fault caused: of a page that it makes load again those after the load, of a silent one those before. */
function caused({ expects, isReloaded }: Expectation, { sightings }: Evidence): readonly Sighting[] {
  const load = sightings.findIndex(({ as }) => as === 'reload')
  if (isReloaded) return load < 0 ? [] : sightings.slice(load + 1)
  return expects || load < 0 ? sightings : sightings.slice(0, load)
}

/** The text at the expected place: the last one, unless an earlier one was as expected. Of a silent fault, a text that should not appear. */
export function shownFor(row: Expectation, evidence: Evidence): Sighting | null {
  const { expects, hasNoDialog } = row
  const found = caused(row, evidence)
  if (!expects)
    return (
      found.findLast(
        ({ as, text }) =>
          messages.includes(as) ||
          (as === 'dialog' && hasNoDialog) ||
          (as === 'page' && evidence.errorHeadings.includes(text)),
      ) ?? null
    )
  const there = found.filter(({ as }) => as === expects.as)
  const words = patternOf(evidence.text)
  return there.find(({ text }) => words.test(text)) ?? there.at(-1) ?? null
}

/** One thing that a scenario expects. */
export interface Check {
  what: 'reload' | 'log' | 'text' | 'focus' | 'nothing'
  isMet: boolean
}

/** What a scenario expects, and which of it has happened. */
export function checksOf(row: Expectation, evidence: Evidence): readonly Check[] {
  const isMatched = evidence.matched > 0
  const shown = shownFor(row, evidence)
  const has = (kind: Sighting['as']) => isMatched && evidence.sightings.some(({ as }) => as === kind)
  const text: Check = row.expects
    ? { what: 'text', isMet: isMatched && shown !== null && patternOf(evidence.text).test(shown.text) }
    : { what: 'nothing', isMet: isMatched && shown === null }
  return [
    ...(row.isReloaded ? [{ what: 'reload', isMet: has('reload') } as const] : []),
    ...(row.isLogged ? [{ what: 'log', isMet: has('log') } as const] : []),
    text,
    ...(row.isFocused ? [{ what: 'focus', isMet: has('focus') } as const] : []),
  ]
}

export function verdictOf(row: Expectation, evidence: Evidence): Verdict {
  if (evidence.matched === 0) return 'waiting'
  const missing = checksOf(row, evidence).filter(({ isMet }) => !isMet)
  if (missing.length === 0) return 'fits'
  const isWrong = missing.some(({ what }) => what === 'nothing' || what === 'text')
  return isWrong && shownFor(row, evidence) ? 'differs' : 'waiting'
}

import type { MessageKey } from '../../../src/i18n/keys.ts'
import type { ScenarioRow } from '../../scenarios/row.ts'
import type { ConsoleTranslate } from '../texts.ts'
import { withGaps } from './pattern.ts'
import { type Check, type Evidence, shownFor } from './verdict.ts'

/** The evidence of a scenario that is not followed. */
export const noEvidence: Evidence = { matched: 0, sightings: [], text: '', errorHeadings: [] }

interface Texts {
  say: ConsoleTranslate
  shopText: (key: MessageKey) => string
}

/** One thing that a scenario expects, as a text: its message in the shop's language, the rest in the console's. */
export function expectedText(row: ScenarioRow, { what }: Check, { say, shopText }: Texts): string {
  if (what !== 'text' && what !== 'nothing') return say(`scenarios.expected_${what}`)
  const { expects, hasNoDialog } = row
  if (!expects) return say(hasNoDialog ? 'scenarios.expected_no_dialog' : 'scenarios.expected_nothing')
  return say('scenarios.expected_as', {
    as: say(`scenarios.as.${expects.as}`),
    text: withGaps(shopText(expects.key)) || '…',
  })
}

/** Keys of what else happened, with the kind of sighting. */
const others = [
  ['reload', 'scenarios.shown_reload'],
  ['log', 'scenarios.shown_log'],
  ['focus', 'scenarios.shown_focus'],
] as const

/** What the shop did after the fault had matched, as a text. */
export function shownText(row: ScenarioRow, evidence: Evidence, say: ConsoleTranslate): string {
  const { matched, sightings } = evidence
  if (matched === 0) return say('scenarios.waiting')
  const shown = shownFor(row, evidence)
  return [
    ...others.flatMap(([kind, key]) => (sightings.some(({ as }) => as === kind) ? [say(key)] : [])),
    shown
      ? say('scenarios.expected_as', { as: say(`scenarios.as.${shown.as}`), text: shown.text })
      : say('scenarios.shown_nothing'),
  ].join('; ')
}

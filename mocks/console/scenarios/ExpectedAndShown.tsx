import type { ScenarioRow } from '../../scenarios/row.ts'
import { Icon } from '../../../src/ui/icon/Icon.tsx'
import { useConsoleTexts } from '../texts.ts'
import styles from './ExpectedAndShown.module.css'
import { withGaps } from './pattern.ts'
import { useEvidence } from './useEvidence.ts'
import { useShopText } from './useShopText.ts'
import { type Check, checksOf, type Evidence, shownFor, verdictOf } from './verdict.ts'

const icons = { waiting: 'clock', fits: 'circle-check', differs: 'circle-alert' } as const

interface ExpectedAndShownProps {
  row: ScenarioRow
  /** Announces what the shop shows to screen readers; in one place of the console only. */
  isLive?: boolean
}

/** What a scenario expects, in the shop's language; of the followed one with what has happened, and what the shop showed. */
export function ExpectedAndShown({ row, isLive = false }: ExpectedAndShownProps) {
  const say = useConsoleTexts()
  const shopText = useShopText()
  const evidence = useEvidence(row)
  const { expects, hasNoDialog } = row
  const expected = expects
    ? say('scenarios.expected_as', {
        as: say(`scenarios.as.${expects.as}`),
        text: withGaps(shopText(expects.key)),
      })
    : say(hasNoDialog ? 'scenarios.expected_no_dialog' : 'scenarios.expected_nothing')
  const textOf = ({ what }: Check) =>
    what === 'text' || what === 'nothing' ? expected : say(`scenarios.expected_${what}`)
  const checks = checksOf(row, evidence ?? { matched: 0, sightings: [], text: '', errorHeadings: [] })
  return (
    <dl className={styles.list}>
      <div className={styles.pair}>
        <dt>{say('scenarios.expected')}</dt>
        <dd>
          {evidence && checks.length > 1 ? (
            <ul className={styles.checks}>
              {checks.map((check) => (
                <li key={check.what} className={styles.check} data-met={check.isMet}>
                  <Icon name={check.isMet ? 'circle-check' : 'clock'} size={16} />
                  {textOf(check)}
                </li>
              ))}
            </ul>
          ) : (
            checks.map(textOf).join('; ')
          )}
        </dd>
      </div>
      {evidence ? <Shown row={row} evidence={evidence} isLive={isLive} /> : null}
    </dl>
  )
}

/** Keys of what else happened, with the kind of sighting. */
const others = [
  ['reload', 'scenarios.shown_reload'],
  ['log', 'scenarios.shown_log'],
  ['focus', 'scenarios.shown_focus'],
] as const

interface ShownProps {
  row: ScenarioRow
  evidence: Evidence
  isLive: boolean
}

function Shown({ row, evidence, isLive }: ShownProps) {
  const say = useConsoleTexts()
  const { matched, sightings } = evidence
  const verdict = verdictOf(row, evidence)
  const shown = matched > 0 ? shownFor(row, evidence) : null
  return (
    <div className={styles.pair} data-verdict={verdict}>
      <dt>{say('scenarios.shown')}</dt>
      <dd>
        <span role={isLive ? 'status' : undefined}>
          {others
            .filter(([kind]) => matched > 0 && sightings.some(({ as }) => as === kind))
            .map(([, key]) => `${say(key)}; `)}
          {shown
            ? say('scenarios.expected_as', { as: say(`scenarios.as.${shown.as}`), text: shown.text })
            : say(matched > 0 ? 'scenarios.shown_nothing' : 'scenarios.waiting')}
          {verdict === 'waiting' ? null : (
            <span className={styles.verdict}>
              <Icon name={icons[verdict]} size={16} /> {say(`scenarios.${verdict}`)}
            </span>
          )}
        </span>
      </dd>
    </div>
  )
}

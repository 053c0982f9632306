import type { ScenarioRow } from '../../scenarios/row.ts'
import { Icon } from '../../../src/ui/icon/Icon.tsx'
import { useConsoleTexts } from '../texts.ts'
import styles from './ExpectedAndShown.module.css'
import { expectedText, noEvidence, shownText } from './outcomeText.ts'
import { useEvidence } from './useEvidence.ts'
import { useShopText } from './useShopText.ts'
import { type Check, checksOf, type Evidence, verdictOf } from './verdict.ts'

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
  const textOf = (check: Check) => expectedText(row, check, { say, shopText })
  const checks = checksOf(row, evidence ?? noEvidence)
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

interface ShownProps {
  row: ScenarioRow
  evidence: Evidence
  isLive: boolean
}

function Shown({ row, evidence, isLive }: ShownProps) {
  const say = useConsoleTexts()
  const verdict = verdictOf(row, evidence)
  return (
    <div className={styles.pair} data-verdict={verdict}>
      <dt>{say('scenarios.shown')}</dt>
      <dd>
        <span role={isLive ? 'status' : undefined}>
          {shownText(row, evidence, say)}
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

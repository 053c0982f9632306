import type { MessageKey } from '../../../src/i18n/keys.ts'
import type { ScenarioRow } from '../../scenarios/row.ts'
import { Icon } from '../../../src/ui/icon/Icon.tsx'
import { useReading } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import styles from './ExpectedAndShown.module.css'
import { useFollowed } from './following.ts'
import { withGaps } from './pattern.ts'
import { useShopText } from './useShopText.ts'
import { shownFor, type Verdict, verdictOf } from './verdict.ts'

const icons = { waiting: 'clock', fits: 'circle-check', differs: 'circle-alert' } as const

/** The expected text of a scenario, in the shop's language, and beside it the text that appeared. */
export function ExpectedAndShown({ row }: { row: ScenarioRow }) {
  const say = useConsoleTexts()
  const shopText = useShopText()
  const { expects, isReloaded, isLogged, hasNoDialog } = row
  const text = expects ? shopText(expects.key) : ''
  const expected = expects
    ? say('scenarios.expected_as', { as: say(`scenarios.as.${expects.as}`), text: withGaps(text) })
    : say(hasNoDialog ? 'scenarios.expected_no_dialog' : 'scenarios.expected_nothing')
  const followed = useFollowed()
  return (
    <dl className={styles.list}>
      <div className={styles.pair}>
        <dt>{say('scenarios.expected')}</dt>
        <dd>
          {isReloaded ? `${say('scenarios.expected_reload')}; ` : null}
          {isLogged ? `${say('scenarios.expected_log')}; ` : null}
          {expected}
        </dd>
      </div>
      {followed?.id === row.id ? <Shown row={row} text={text} shopText={shopText} /> : null}
    </dl>
  )
}

const errorPages = [
  'errors.page_title',
  'errors.unavailable_title',
  'errors.unauthorized_title',
] as const satisfies readonly MessageKey[]

/** Keys of what else happened, with the kind of sighting. */
const others = [
  ['reload', 'scenarios.shown_reload'],
  ['log', 'scenarios.shown_log'],
] as const

interface ShownProps {
  row: ScenarioRow
  text: string
  shopText: (key: MessageKey) => string
}

function Shown({ row, text, shopText }: ShownProps) {
  const say = useConsoleTexts()
  const sightings = useFollowed()?.sightings ?? []
  const matched = useReading((controls) => controls.armed().find(({ name }) => name === row.id)?.matched ?? 0)
  const evidence = { matched, sightings, text, errorHeadings: errorPages.map(shopText) }
  const verdict: Verdict = verdictOf(row, evidence)
  const shown = matched > 0 ? shownFor(row, evidence) : null
  return (
    <div className={styles.pair} data-verdict={verdict}>
      <dt>{say('scenarios.shown')}</dt>
      <dd>
        <span role="status">
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

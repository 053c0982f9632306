import type { CallCoverage } from '../../controls/coverage.ts'
import { Icon } from '../../../src/ui/icon/Icon.tsx'
import { useConsoleTexts } from '../texts.ts'
import styles from './CoverageRow.module.css'
import { Ending } from './Ending.tsx'
import { stateOf } from './state.ts'
import { TryCall } from './TryCall.tsx'

interface CoverageRowProps {
  coverage: CallCoverage
  isOnlyMissing: boolean
  isOpen: boolean
  onToggle: () => void
}

const OK = 200
const MULTIPLE = 300

/** A call with a cell for each documented ending; pressed, it lists them with the way to meet each. */
export function CoverageRow({ coverage, isOnlyMissing, isOpen, onToggle }: CoverageRowProps) {
  const say = useConsoleTexts()
  const { call, address, documented, statuses } = coverage
  const endings = isOnlyMissing ? documented.filter((each) => stateOf(each) === 'never') : documented
  const others = statuses.filter(({ status }) => status < OK || status >= MULTIPLE)
  const reached = documented.filter((each) => stateOf(each) !== 'never').length
  return (
    <li className={styles.row}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.call}>{call === 'page' ? say('coverage.pages') : call}</span>
        <span className={styles.cells} aria-hidden>
          {documented.map((each) => (
            <span key={each.ending} className={styles.cell} data-state={stateOf(each)} />
          ))}
        </span>
        <span className={styles.counts}>
          {say('coverage.counts', { met: reached, of: documented.length })}
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {isOpen ? (
        <div className={styles.details}>
          <p className={styles.address}>{call === 'page' ? say('coverage.page_address') : address}</p>
          {endings.length + others.length === 0 ? null : (
            <ul className={styles.endings}>
              {endings.map((each) => (
                <Ending key={each.ending} call={call} count={each} />
              ))}
              {others.map(({ status, count }) => (
                <li key={`status ${status}`}>
                  {status === 0
                    ? say('coverage.no_answer', { number: count })
                    : say('coverage.status', { status, number: count })}
                </li>
              ))}
            </ul>
          )}
          {call === 'page' ? null : <TryCall call={call} />}
        </div>
      ) : null}
    </li>
  )
}

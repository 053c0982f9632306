import type { CallCoverage } from '../../controls/coverage.ts'
import { useConsoleTexts } from '../texts.ts'
import styles from './CoverageRow.module.css'

interface CoverageRowProps {
  coverage: CallCoverage
  isOnlyMissing: boolean
}

const OK = 200
const MULTIPLE = 300

/** A call, each of its documented outcomes, and the other statuses that occurred. */
export function CoverageRow({ coverage, isOnlyMissing }: CoverageRowProps) {
  const say = useConsoleTexts()
  const { call, address, documented, statuses } = coverage
  const endings = isOnlyMissing ? documented.filter(({ count }) => count === 0) : documented
  const others = statuses.filter(({ status }) => status < OK || status >= MULTIPLE)
  const nameOf = (ending: string) => (ending === 'ok' ? say('coverage.ok') : ending)
  return (
    <li className={styles.row}>
      <p className={styles.call}>
        {call === 'page' ? say('coverage.pages') : address} <span className={styles.name}>{call}</span>
      </p>
      <ul className={styles.endings}>
        {endings.map(({ ending, count }) => (
          <li key={ending} data-met={count > 0 || undefined}>
            {say(count > 0 ? 'coverage.met' : 'coverage.missing', { ending: nameOf(ending), number: count })}
          </li>
        ))}
        {others.map(({ status, count }) => (
          <li key={`status ${status}`} data-other="">
            {status === 0
              ? say('coverage.no_answer', { number: count })
              : say('coverage.status', { status, number: count })}
          </li>
        ))}
      </ul>
    </li>
  )
}

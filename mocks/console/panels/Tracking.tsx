import { useId } from 'react'
import * as v from 'valibot'
import { useKept } from '../kept.ts'
import { OnlyProblems } from '../rows/OnlyProblems.tsx'
import { RowList } from '../rows/RowList.tsx'
import { useOpenRows } from '../rows/useOpenRows.ts'
import { ErrorLog } from '../tracking/ErrorLog.tsx'
import { isProblem } from '../tracking/tracked.ts'
import { TrackedRow } from '../tracking/TrackedRow.tsx'
import { useTracked } from '../tracking/useTracked.ts'
import { useConsoleTexts } from '../texts.ts'
import styles from './Tracking.module.css'

/** The shop's tracking events, newest first, with their delivery (document 2 §7, Tracking), below its error log. */
export function Tracking() {
  const say = useConsoleTexts()
  const id = useId()
  const all = useTracked()
  const [isOnlyProblems, setIsOnlyProblems] = useKept('tracking.problems', v.boolean(), false)
  const [open, onToggle] = useOpenRows<string>()
  const shown = isOnlyProblems ? all.filter(isProblem) : all
  return (
    <div className={styles.panel}>
      <ErrorLog />
      <div className={styles.head}>
        <OnlyProblems isOn={isOnlyProblems} onChange={setIsOnlyProblems} />
        <p className={styles.count} role="status">
          {all.length === 0
            ? say('tracking.none')
            : say('tracking.count', {
                count: all.length,
                waiting: all.filter(({ status }) => status === 'queued' || status === 'kept').length,
                problems: all.filter(isProblem).length,
              })}
        </p>
      </div>
      <h3 id={id} className="visually-hidden">
        {say('tracking.list')}
      </h3>
      <RowList rows={shown} aria-labelledby={id}>
        {(tracked) => (
          <TrackedRow
            key={tracked.key}
            tracked={tracked}
            isOpen={open.has(tracked.key)}
            onToggle={onToggle}
          />
        )}
      </RowList>
    </div>
  )
}

import { useCallback, useId, useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { isProblem } from '../tracking/tracked.ts'
import { TrackedRow } from '../tracking/TrackedRow.tsx'
import { useTracked } from '../tracking/useTracked.ts'
import { useWords } from '../words.ts'
import styles from './Tracking.module.css'

/** As many as are shown at once. */
const STRETCH = 40

/** What the shop tells of the visit, the newest first, as it is queued and sent (document 2 §7, Tracking). */
export function Tracking() {
  const say = useWords()
  const id = useId()
  const all = useTracked()
  const [isOnlyProblems, setIsOnlyProblems] = useState(false)
  const [limit, setLimit] = useState(STRETCH)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set<string>())
  const onToggle = useCallback((key: string) => {
    setOpen((before) =>
      before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key]),
    )
  }, [])
  const shown = isOnlyProblems ? all.filter(isProblem) : all
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <label className={styles.problems}>
          <input
            type="checkbox"
            checked={isOnlyProblems}
            onChange={({ target }) => setIsOnlyProblems(target.checked)}
          />
          {say('tracking.only_problems')}
        </label>
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
      <ul className={styles.list} aria-labelledby={id}>
        {shown.slice(0, limit).map((tracked) => (
          <TrackedRow
            key={tracked.key}
            tracked={tracked}
            isOpen={open.has(tracked.key)}
            onToggle={onToggle}
          />
        ))}
      </ul>
      {shown.length > limit ? (
        <Button variant="outline" onClick={() => setLimit(limit + STRETCH)}>
          {say('requests.more')}
        </Button>
      ) : null}
    </div>
  )
}

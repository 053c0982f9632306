import { useCallback, useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { type Asked, askedIn } from '../../controls/journal/attempts.ts'
import { RequestActions } from '../requests/RequestActions.tsx'
import { RequestFilters } from '../requests/RequestFilters.tsx'
import { RequestRow } from '../requests/RequestRow.tsx'
import { RequestReport } from '../requests/RequestReport.tsx'
import type { Report } from '../requests/report.ts'
import { everything, isWanted, type Wanted } from '../requests/wanted.ts'
import { useReading } from '../useControls.ts'
import { useWords } from '../words.ts'
import styles from './Requests.module.css'

/** As many as are shown at once: with every call the list is drawn anew. */
const STRETCH = 40

/** A request keeps its place and stays open while it is tried again. */
const keyOf = ({ last, earlier: [first = last] }: Asked): number => first.number

/** What the shop has asked for, the newest first, and what came of it. */
export function Requests() {
  const say = useWords()
  const all = askedIn(useReading((controls) => controls.journal())).toReversed()
  const [wanted, setWanted] = useState<Wanted>(everything)
  const [limit, setLimit] = useState(STRETCH)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set<number>())
  const [report, setReport] = useState<Report>({ said: '' })
  const onToggle = useCallback((asked: Asked) => {
    const key = keyOf(asked)
    setOpen((before) =>
      before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key]),
    )
  }, [])
  const shown = all.filter((asked) => isWanted(asked, wanted))
  return (
    <div className={styles.requests}>
      <RequestFilters wanted={wanted} onChange={setWanted}>
        <p className={styles.count}>
          {all.length === 0
            ? say('requests.none')
            : say('requests.count', { shown: shown.length, count: all.length })}
        </p>
      </RequestFilters>
      <RequestActions onReport={setReport} />
      <RequestReport report={report} />
      <ul className={styles.list} aria-label={say('requests.list')}>
        {shown.slice(0, limit).map((asked) => (
          <RequestRow
            key={keyOf(asked)}
            asked={asked}
            isOpen={open.has(keyOf(asked))}
            onToggle={onToggle}
            onReport={setReport}
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

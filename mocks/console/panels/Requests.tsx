import { useCallback, useState } from 'react'
import { type Asked, askedIn } from '../../controls/journal/attempts.ts'
import { useKept } from '../kept.ts'
import { RequestActions } from '../requests/RequestActions.tsx'
import { RequestFilters } from '../requests/RequestFilters.tsx'
import { RequestRow } from '../requests/RequestRow.tsx'
import { RequestReport } from '../requests/RequestReport.tsx'
import type { Report } from '../requests/report.ts'
import { everything, isWanted, wantedSchema } from '../requests/wanted.ts'
import { waterfall } from '../requests/waterfall.ts'
import { RowList } from '../rows/RowList.tsx'
import { useOpenRows } from '../rows/useOpenRows.ts'
import { useReading } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import styles from './Requests.module.css'

/** A request keeps its place and stays open while it is tried again. */
const keyOf = ({ last, earlier: [first = last] }: Asked): number => first.number

/** The shop's requests and their outcomes, newest first. */
export function Requests() {
  const say = useConsoleTexts()
  const journal = useReading((controls) => controls.journal())
  const all = askedIn(journal).toReversed()
  const bars = waterfall(journal)
  const [wanted, setWanted] = useKept('requests.filters', wantedSchema, everything)
  const [open, toggle] = useOpenRows<number>()
  const [report, setReport] = useState<Report>({ said: '' })
  const onToggle = useCallback((asked: Asked) => toggle(keyOf(asked)), [toggle])
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
      <RowList rows={shown} aria-label={say('requests.list')}>
        {(asked) => (
          <RequestRow
            key={keyOf(asked)}
            asked={asked}
            bar={bars.get(asked.last.number)}
            isOpen={open.has(keyOf(asked))}
            onToggle={onToggle}
            onReport={setReport}
          />
        )}
      </RowList>
    </div>
  )
}

import { memo, useId } from 'react'
import { Icon } from '../../../src/ui/Icon.tsx'
import type { Asked } from '../../controls/journal/attempts.ts'
import { useWords } from '../words.ts'
import { RequestDetails } from './RequestDetails.tsx'
import { RequestMarks } from './RequestMarks.tsx'
import styles from './RequestRow.module.css'
import type { Report } from './report.ts'

interface RequestRowProps {
  asked: Asked
  isOpen: boolean
  onToggle: (asked: Asked) => void
  onReport: (report: Report) => void
}

const WHOLE_FROM_MS = 10

/** Whole milliseconds, and tenths of the first few. */
const shortMs = (ms: number): string => `${ms < WHOLE_FROM_MS ? Math.round(ms * 10) / 10 : Math.round(ms)} ms`

const kindOf = (status: number): string => (status === 0 ? 'none' : `${Math.floor(status / 100)}xx`)

function Row({ asked, isOpen, onToggle, onReport }: RequestRowProps) {
  const say = useWords()
  const id = useId()
  const { last } = asked
  const { method, path, call, status, ms, by } = last
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onToggle(asked)}
      >
        <span className={styles.line}>
          <span className={styles.method}>{method}</span>
          <span className={styles.path}>{path}</span>
          <span className={styles.status} data-kind={kindOf(status)}>
            {status === 0 ? say('requests.no_answer') : status}
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </span>
        <span className={styles.facts}>
          <span>{call ?? say('requests.unknown_call')}</span>
          <span>{shortMs(ms)}</span>
          <span>{say(`requests.by.${by}`)}</span>
          <RequestMarks asked={asked} />
        </span>
      </button>
      {isOpen ? <RequestDetails id={id} asked={asked} onReport={onReport} /> : null}
    </li>
  )
}

// A journal of 200 changes with every call: only the rows that changed are drawn anew.
const isSame = (before: RequestRowProps, now: RequestRowProps): boolean =>
  before.asked.last === now.asked.last &&
  before.asked.earlier.length === now.asked.earlier.length &&
  before.isOpen === now.isOpen &&
  before.onToggle === now.onToggle &&
  before.onReport === now.onReport

/** One request in a line or two; pressed, it opens. */
export const RequestRow = memo(Row, isSame)

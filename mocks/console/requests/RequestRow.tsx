import { memo } from 'react'
import type { Asked } from '../../controls/journal/attempts.ts'
import { FoldingRow } from '../rows/FoldingRow.tsx'
import { Mark } from '../rows/Mark.tsx'
import { useConsoleTexts } from '../texts.ts'
import { RequestDetails } from './RequestDetails.tsx'
import { RequestMarks } from './RequestMarks.tsx'
import type { Report } from './report.ts'
import { shortMs } from './shortMs.ts'

interface RequestRowProps {
  asked: Asked
  isOpen: boolean
  onToggle: (asked: Asked) => void
  onReport: (report: Report) => void
}

const FIRST_ERROR = 400

function Row({ asked, isOpen, onToggle, onReport }: RequestRowProps) {
  const say = useConsoleTexts()
  const { method, path, call, status, ms, by } = asked.last
  const isAnswered = status > 0
  return (
    <FoldingRow
      lead={method}
      title={path}
      status={
        <Mark isStatus tone={isAnswered && status < FIRST_ERROR ? 'good' : 'bad'}>
          {isAnswered ? status : say('requests.no_answer')}
        </Mark>
      }
      details={
        <>
          <span>{call ?? say('requests.unknown_call')}</span>
          <span>{shortMs(ms)}</span>
          <span>{say(`requests.by.${by}`)}</span>
          <RequestMarks asked={asked} />
        </>
      }
      isOpen={isOpen}
      onToggle={() => onToggle(asked)}
    >
      <RequestDetails asked={asked} onReport={onReport} />
    </FoldingRow>
  )
}

// A journal of 200 entries changes with every call: only changed rows render again.
const isSame = (before: RequestRowProps, now: RequestRowProps): boolean =>
  before.asked.last === now.asked.last &&
  before.asked.earlier.length === now.asked.earlier.length &&
  before.isOpen === now.isOpen &&
  before.onToggle === now.onToggle &&
  before.onReport === now.onReport

/** One request in a line or two; pressed, it opens. */
export const RequestRow = memo(Row, isSame)

import { memo } from 'react'
import type { Asked } from '../../controls/journal/attempts.ts'
import { FoldingRow } from '../rows/FoldingRow.tsx'
import { Mark } from '../rows/Mark.tsx'
import { useConsoleTexts } from '../texts.ts'
import { RequestDetails } from './RequestDetails.tsx'
import { RequestMarks } from './RequestMarks.tsx'
import type { Report } from './report.ts'
import { WaterfallBar } from './WaterfallBar.tsx'
import type { Bar } from './waterfall.ts'
import { shortMs } from './shortMs.ts'

interface RequestRowProps {
  asked: Asked
  bar: Bar | undefined
  isOpen: boolean
  onToggle: (asked: Asked) => void
  onReport: (report: Report) => void
}

const FIRST_ERROR = 400

function Row({ asked, bar, isOpen, onToggle, onReport }: RequestRowProps) {
  const say = useConsoleTexts()
  const { method, path, call, status, ms, by } = asked.last
  const isAnswered = status > 0
  const isGood = isAnswered && status < FIRST_ERROR
  return (
    <FoldingRow
      lead={method}
      title={path}
      status={
        <Mark isStatus tone={isGood ? 'good' : 'bad'}>
          {isAnswered ? status : say('requests.no_answer')}
        </Mark>
      }
      details={
        <>
          <span>{call ?? say('requests.unknown_call')}</span>
          <span>{shortMs(ms)}</span>
          <span>{say(`requests.by.${by}`)}</span>
          <RequestMarks asked={asked} />
          {bar ? (
            <WaterfallBar
              bar={bar}
              tone={asked.last.fault !== undefined ? 'warning' : isGood ? 'good' : 'bad'}
            />
          ) : null}
        </>
      }
      isOpen={isOpen}
      onToggle={() => onToggle(asked)}
    >
      <RequestDetails asked={asked} bar={bar} onReport={onReport} />
    </FoldingRow>
  )
}

// A journal of 200 entries changes with every call: only changed rows render again.
const isSame = (before: RequestRowProps, now: RequestRowProps): boolean =>
  before.asked.last === now.asked.last &&
  before.asked.earlier.length === now.asked.earlier.length &&
  before.isOpen === now.isOpen &&
  before.bar?.from === now.bar?.from &&
  before.bar?.length === now.bar?.length &&
  before.bar?.beside.length === now.bar?.beside.length &&
  before.onToggle === now.onToggle &&
  before.onReport === now.onReport

/** One request in a line or two; pressed, it opens. */
export const RequestRow = memo(Row, isSame)

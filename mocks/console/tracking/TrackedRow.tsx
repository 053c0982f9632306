import { memo } from 'react'
import { JsonText } from '../requests/JsonText.tsx'
import { FoldingRow } from '../rows/FoldingRow.tsx'
import { Mark } from '../rows/Mark.tsx'
import { shopTime } from '../session/shopTime.ts'
import { useConsoleTexts } from '../texts.ts'
import type { Tracked } from './tracked.ts'
import { TrackedMarks } from './TrackedMarks.tsx'
import styles from './TrackedRow.module.css'

interface TrackedRowProps {
  tracked: Tracked
  isOpen: boolean
  onToggle: (key: string) => void
}

/** The subject of an event in a few words. */
function summaryOf({ properties }: Tracked['event']): string {
  const names = ['action', 'list', 'path', 'route', 'variant', 'category', 'brand', 'link', 'store']
  const parts = names.map((name) => properties[name]).filter((part) => typeof part === 'string')
  return [...new Set(parts)].slice(0, 3).join(' · ')
}

const tones = { queued: undefined, kept: 'warning', sent: 'good', refused: 'bad' } as const

function Row({ tracked, isOpen, onToggle }: TrackedRowProps) {
  const say = useConsoleTexts()
  const { key, event, status } = tracked
  return (
    <FoldingRow
      title={event.name}
      status={
        <Mark isStatus tone={tones[status]}>
          {say(`tracking.status.${status}`)}
        </Mark>
      }
      details={
        <>
          <span>{shopTime(event.timestamp)}</span>
          <span className={styles.summary}>{summaryOf(event)}</span>
          <TrackedMarks tracked={tracked} />
        </>
      }
      isOpen={isOpen}
      onToggle={() => onToggle(key)}
    >
      <JsonText title={say('tracking.event')} value={event} />
    </FoldingRow>
  )
}

const isSame = (before: TrackedRowProps, now: TrackedRowProps): boolean =>
  before.tracked.event === now.tracked.event &&
  before.tracked.status === now.tracked.status &&
  before.tracked.receivedCount === now.tracked.receivedCount &&
  before.tracked.isDuplicate === now.tracked.isDuplicate &&
  before.isOpen === now.isOpen &&
  before.onToggle === now.onToggle

/** One event in a line or two; pressed, it shows all of itself. */
export const TrackedRow = memo(Row, isSame)

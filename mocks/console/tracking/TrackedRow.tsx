import { memo, useId } from 'react'
import { Icon } from '../../../src/ui/Icon.tsx'
import { JsonText } from '../requests/JsonText.tsx'
import { shopTime } from '../visit/shopTime.ts'
import { useWords } from '../words.ts'
import type { Tracked } from './tracked.ts'
import { TrackedMarks } from './TrackedMarks.tsx'
import styles from './TrackedRow.module.css'

interface TrackedRowProps {
  tracked: Tracked
  isOpen: boolean
  onToggle: (key: string) => void
}

/** What an event is about, in a few words. */
function gistOf({ properties }: Tracked['event']): string {
  const names = ['action', 'list', 'path', 'route', 'variant', 'category', 'brand', 'link', 'store']
  const parts = names.map((name) => properties[name]).filter((part) => typeof part === 'string')
  return [...new Set(parts)].slice(0, 3).join(' · ')
}

function Row({ tracked, isOpen, onToggle }: TrackedRowProps) {
  const say = useWords()
  const id = useId()
  const { key, event, status } = tracked
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onToggle(key)}
      >
        <span className={styles.line}>
          <span className={styles.name}>{event.name}</span>
          <span className={styles.status} data-status={status}>
            {say(`tracking.status.${status}`)}
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </span>
        <span className={styles.facts}>
          <span>{shopTime(event.timestamp)}</span>
          <span className={styles.gist}>{gistOf(event)}</span>
          <TrackedMarks tracked={tracked} />
        </span>
      </button>
      {isOpen ? (
        <div id={id}>
          <JsonText title={say('tracking.event')} value={event} />
        </div>
      ) : null}
    </li>
  )
}

const isSame = (before: TrackedRowProps, now: TrackedRowProps): boolean =>
  before.tracked.event === now.tracked.event &&
  before.tracked.status === now.tracked.status &&
  before.tracked.arrivals === now.tracked.arrivals &&
  before.tracked.isDuplicate === now.tracked.isDuplicate &&
  before.isOpen === now.isOpen &&
  before.onToggle === now.onToggle

/** One event in a line or two; pressed, it shows all of itself. */
export const TrackedRow = memo(Row, isSame)

import { useWords } from '../words.ts'
import type { Tracked } from './tracked.ts'
import styles from './TrackedRow.module.css'

/** What is to be known of an event at a glance: the schema's verdict, and whether it was told or came twice. */
export function TrackedMarks({ tracked: { verdict, isDuplicate, arrivals } }: { tracked: Tracked }) {
  const say = useWords()
  return (
    <>
      <span className={styles.mark} data-tone={verdict.kind === 'fits' ? 'good' : 'bad'}>
        {verdict.kind === 'differs'
          ? say('tracking.differs', { field: verdict.field, expected: verdict.expected })
          : say(verdict.kind === 'fits' ? 'tracking.fits' : 'tracking.unknown')}
      </span>
      {isDuplicate ? (
        <span className={styles.mark} data-tone="bad">
          {say('tracking.duplicate')}
        </span>
      ) : null}
      {arrivals > 1 ? (
        <span className={styles.mark} data-tone="warning">
          {say('tracking.arrivals', { count: arrivals })}
        </span>
      ) : null}
    </>
  )
}

import { Mark } from '../rows/Mark.tsx'
import { useConsoleTexts } from '../texts.ts'
import type { Tracked } from './tracked.ts'

/** Badges of an event: the schema's verdict, and whether it was sent or received twice. */
export function TrackedMarks({ tracked: { verdict, isDuplicate, receivedCount } }: { tracked: Tracked }) {
  const say = useConsoleTexts()
  return (
    <>
      <Mark tone={verdict.kind === 'fits' ? 'good' : 'bad'}>
        {verdict.kind === 'differs'
          ? say('tracking.differs', { field: verdict.field, expected: verdict.expected })
          : say(verdict.kind === 'fits' ? 'tracking.fits' : 'tracking.unknown')}
      </Mark>
      {isDuplicate ? <Mark tone="bad">{say('tracking.duplicate')}</Mark> : null}
      {receivedCount > 1 ? (
        <Mark tone="warning">{say('tracking.arrivals', { count: receivedCount })}</Mark>
      ) : null}
    </>
  )
}

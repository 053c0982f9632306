import type { Asked } from '../../controls/journal/attempts.ts'
import { Mark } from '../rows/Mark.tsx'
import { useConsoleTexts } from '../texts.ts'
import { refusalMessage } from './wanted.ts'

/** How the controls number what is sent again. */
const AGAIN = 'replay-'

/** Badges of a request: prefetch, injected fault, contract violation, retries. */
export function RequestMarks({ asked: { last, earlier, isHiddenByRetry } }: { asked: Asked }) {
  const say = useConsoleTexts()
  const attempts = earlier.length + 1
  const fault = last.fault ?? earlier.find((entry) => entry.fault !== undefined)?.fault
  return (
    <>
      {last.request?.startsWith(AGAIN) ? <Mark>{say('requests.resent')}</Mark> : null}
      {last.inAdvance ? <Mark>{say('requests.in_advance')}</Mark> : null}
      {fault === undefined ? null : <Mark tone="warning">{say('requests.fault', { fault })}</Mark>}
      {attempts === 1 ? null : (
        <Mark tone="warning">
          {say(isHiddenByRetry ? 'requests.hidden_by_retry' : 'requests.attempts', { attempts })}
        </Mark>
      )}
      {last.changes && last.changes.length > 0 ? (
        <Mark>{say('requests.changed', { number: last.changes.length + (last.moreChanges ?? 0) })}</Mark>
      ) : null}
      {last.drift === undefined ? null : <Mark tone="bad">{say('requests.drift')}</Mark>}
      {refusalMessage(last.refusal) === 'bad_body' ? (
        <Mark tone="bad">{say('requests.bad_body')}</Mark>
      ) : null}
    </>
  )
}

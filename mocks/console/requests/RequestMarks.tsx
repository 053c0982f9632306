import type { Asked } from '../../controls/journal/attempts.ts'
import { useWords } from '../words.ts'
import styles from './RequestMarks.module.css'
import { refusalWord } from './wanted.ts'

/** How the controls number what is sent again. */
const AGAIN = 'replay-'

/** What is special about a request: who spoilt it, whether it or its answer departs from the contract, how often it was tried. */
export function RequestMarks({ asked: { last, earlier, isHiddenByRetry } }: { asked: Asked }) {
  const say = useWords()
  const attempts = earlier.length + 1
  const fault = last.fault ?? earlier.find((entry) => entry.fault !== undefined)?.fault
  return (
    <>
      {last.request?.startsWith(AGAIN) ? <span className={styles.mark}>{say('requests.resent')}</span> : null}
      {fault === undefined ? null : (
        <span className={styles.mark} data-tone="warning">
          {say('requests.fault', { fault })}
        </span>
      )}
      {attempts === 1 ? null : (
        <span className={styles.mark} data-tone="warning">
          {say(isHiddenByRetry ? 'requests.hidden_by_retry' : 'requests.attempts', { attempts })}
        </span>
      )}
      {last.drift === undefined ? null : (
        <span className={styles.mark} data-tone="bad">
          {say('requests.drift')}
        </span>
      )}
      {refusalWord(last.refusal) === 'bad_body' ? (
        <span className={styles.mark} data-tone="bad">
          {say('requests.bad_body')}
        </span>
      ) : null}
    </>
  )
}

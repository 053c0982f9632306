import { useState } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import type { Asked } from '../../controls/journal/attempts.ts'
import { malaysianClock } from '../../base/malaysiaTime.ts'
import { unsendable } from '../../controls/journal/unsendable.ts'
import type { JournalEntry } from '../../server/journal.ts'
import { useControls } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import { JsonText } from './JsonText.tsx'
import { NextTime } from './NextTime.tsx'
import styles from './RequestDetails.module.css'
import { ShopChanges } from './ShopChanges.tsx'
import { shortMs } from './shortMs.ts'
import { isCopied, type Report } from './report.ts'
import type { Bar } from './waterfall.ts'
import { refusalMessage } from './wanted.ts'

interface RequestDetailsProps {
  asked: Asked
  bar: Bar | undefined
  onReport: (report: Report) => void
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function fieldOf(refusal: unknown): { field: string; expected: string } | null {
  if (typeof refusal !== 'object' || refusal === null || !('field' in refusal)) return null
  return { field: String(refusal.field), expected: 'expected' in refusal ? String(refusal.expected) : '' }
}

const nameOf = ({ method, path }: JournalEntry): string => `${method} ${path}`

const linesOf = (headers: NonNullable<JournalEntry['headers']>): string =>
  Object.entries(headers)
    .map(([header, value]) => `${header}: ${value}`)
    .join('\n')

/** By the shop's clock, in Malaysia, to the millisecond. */
const timeOf = (at: string): string => `${malaysianClock(Date.parse(at))}${at.slice(16, 23)}`

/** What was sent and answered, and what can be done with it. */
export function RequestDetails({ asked: { last, earlier }, bar, onReport }: RequestDetailsProps) {
  const say = useConsoleTexts()
  const controls = useControls()
  const [isSending, setSending] = useState(false)
  const { number, headers, body, bodySize, answer, answerSize, refusal, stack, drift } = last
  const name = nameOf(last)
  const why = unsendable(last)
  const word = refusalMessage(refusal)
  const field = fieldOf(refusal)

  const copy = async (what: 'requests.copy_curl' | 'requests.copy_test', text: string) =>
    onReport(
      (await isCopied(text))
        ? { said: say('requests.copied', { what: say(what) }) }
        : { said: say('requests.copy_failed'), text },
    )
  const sendAgain = async () => {
    setSending(true)
    try {
      const { status } = await controls.replay(number)
      onReport({ said: say('requests.replayed', { status: status || say('requests.no_answer') }) })
    } catch (error) {
      onReport({ said: say('requests.replay_failed', { why: wordsOf(error) }) })
    } finally {
      setSending(false)
    }
  }
  return (
    <div className={styles.details}>
      <p>{say('requests.timing', { time: timeOf(last.at), ms: shortMs(last.ms) })}</p>
      {bar && bar.after > 0 ? <p>{say('requests.after', { ms: shortMs(bar.after) })}</p> : null}
      {bar && bar.beside.length > 0 ? (
        <p>{say('requests.beside', { requests: bar.beside.map(nameOf).join(', ') })}</p>
      ) : null}
      {word === null ? null : <p>{say('requests.refused', { word })}</p>}
      {field ? <p>{say('requests.field', { ...field })}</p> : null}
      {drift ? (
        <p>
          {say(drift.of === 'request' ? 'requests.drift_request' : 'requests.drift_field', {
            field: drift.field,
            expected: drift.expected,
          })}
        </p>
      ) : null}
      {earlier.length > 0 ? (
        <section aria-label={say('requests.earlier')}>
          <h4>{say('requests.earlier')}</h4>
          <ol className={styles.earlier}>
            {earlier.map((entry) => (
              <li key={entry.number}>
                {entry.status === 0 ? say('requests.no_answer') : entry.status} · {shortMs(entry.ms)}
                {entry.fault === undefined ? null : ` · ${say('requests.fault', { fault: entry.fault })}`}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <ShopChanges entry={last} />
      {headers === undefined ? null : <JsonText title={say('requests.headers')} value={linesOf(headers)} />}
      <JsonText title={say('requests.sent')} value={body} size={bodySize} />
      <JsonText title={say('requests.answer')} value={answer ?? refusal} size={answerSize} />
      {stack === undefined ? null : <JsonText title={say('requests.stack')} value={stack} />}
      {last.call === null ? null : <NextTime call={last.call} onReport={onReport} />}
      <div className={styles.actions}>
        {why ? (
          <p className={styles.why}>{say(`requests.cannot_${why}`)}</p>
        ) : (
          <Button
            size="small"
            pending={isSending}
            aria-label={say('requests.replay_label', { name })}
            onClick={() => void sendAgain()}
          >
            {say('requests.replay')}
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          aria-label={say('requests.copy_curl_label', { name })}
          onClick={() => void copy('requests.copy_curl', controls.curl(number))}
        >
          {say('requests.copy_curl')}
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-label={say('requests.copy_test_label', { name })}
          onClick={() => void controls.playwright(number).then((text) => copy('requests.copy_test', text))}
        >
          {say('requests.copy_test')}
        </Button>
      </div>
    </div>
  )
}

import { useId, useSyncExternalStore } from 'react'
import type { ClientError } from '../../../src/contract/entities/engagement/trackedEvent.ts'
import { isFailed } from '../../controls/journal/attempts.ts'
import type { JournalEntry } from '../../server/journal.ts'
import { JsonText } from '../requests/JsonText.tsx'
import { FoldingRow } from '../rows/FoldingRow.tsx'
import { Mark } from '../rows/Mark.tsx'
import { RowList } from '../rows/RowList.tsx'
import { useOpenRows } from '../rows/useOpenRows.ts'
import { shopTime } from '../session/shopTime.ts'
import { useConsoleTexts } from '../texts.ts'
import { useControls, useReading } from '../useControls.ts'
import styles from './ErrorLog.module.css'

/** A request that failed or got a fault, and was answered before the error. The shop logs an error at once. */
const requestBefore = (
  journal: readonly JournalEntry[],
  { timestamp }: ClientError,
): JournalEntry | undefined =>
  journal.findLast(
    (entry) =>
      entry.call !== 'logClientError' &&
      (isFailed(entry) || entry.fault !== undefined) &&
      Date.parse(entry.at) <= timestamp,
  )

/** What the shop has reported to its error log (document 2 §7, client error logging), newest first: message, page, stack and the failed request. */
export function ErrorLog() {
  const say = useConsoleTexts()
  const id = useId()
  const { telemetry } = useControls().server
  const errors = useSyncExternalStore(
    (listener) => telemetry.subscribe(listener),
    () => telemetry.errors(),
  )
  const journal = useReading((controls) => controls.journal())
  const [open, onToggle] = useOpenRows<number>()
  if (errors.length === 0) return null
  const rows = errors.map((error, at) => ({ error, at })).toReversed()
  return (
    <section className={styles.log} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {say('tracking.errors', { number: errors.length })}
      </h3>
      <RowList rows={rows} aria-labelledby={id}>
        {({ error, at }) => (
          <ErrorRow
            key={at}
            error={error}
            request={requestBefore(journal, error)}
            isOpen={open.has(at)}
            onToggle={() => onToggle(at)}
          />
        )}
      </RowList>
    </section>
  )
}

interface ErrorRowProps {
  error: ClientError
  request: JournalEntry | undefined
  isOpen: boolean
  onToggle: () => void
}

function ErrorRow({ error, request, isOpen, onToggle }: ErrorRowProps) {
  const say = useConsoleTexts()
  const { message, path, stack, timestamp } = error
  return (
    <FoldingRow
      title={message}
      status={
        <Mark isStatus tone="bad">
          {say('tracking.error')}
        </Mark>
      }
      details={
        <>
          <span>{shopTime(timestamp)}</span>
          {path === undefined ? null : <span>{path}</span>}
        </>
      }
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <div className={styles.body}>
        {request ? (
          <p className={styles.request}>
            {say('tracking.error_request', {
              request: `${request.method} ${request.path}`,
              status: request.status || say('requests.no_answer'),
            })}
            {request.fault === undefined ? null : ` · ${say('requests.fault', { fault: request.fault })}`}
          </p>
        ) : null}
        {stack === undefined ? null : <JsonText title={say('tracking.error_stack')} value={stack} />}
      </div>
    </FoldingRow>
  )
}

import { Repeated } from '../Repeated.tsx'
import type { Report } from './report.ts'
import styles from './RequestReport.module.css'

/** Announces the result of an action; a text that could not be copied is shown here. */
export function RequestReport({ report }: { report: Report }) {
  const { said, text } = report
  return (
    <>
      <p role="status" className={styles.said}>
        <Repeated of={report}>{said}</Repeated>
      </p>
      {text === undefined ? null : (
        <textarea
          className={styles.text}
          readOnly
          rows={6}
          aria-label={said}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}

import type { Report } from './report.ts'
import styles from './RequestReport.module.css'

/** Says politely what was done; where nothing could be copied, the text itself stands here. */
export function RequestReport({ report: { said, text } }: { report: Report }) {
  return (
    <>
      <p role="status" className={styles.said}>
        {said}
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

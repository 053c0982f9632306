import styles from './StatusBadge.module.css'
import { useStatus } from './useControls.ts'
import { useWords } from './words.ts'

/** Says whether the worker or the page answers, and why the page does. */
export function StatusBadge() {
  const say = useWords()
  const status = useStatus()
  const isWorker = status.by === 'worker'
  return (
    <p className={styles.badge} data-by={status.by}>
      <strong>{say(isWorker ? 'by_worker' : 'by_page')}</strong>
      {isWorker ? null : <span>: {say(`reason.${status.reason}`)}</span>}
    </p>
  )
}

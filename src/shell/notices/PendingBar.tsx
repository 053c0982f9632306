import { useNavigation } from 'react-router-dom'
import styles from './PendingBar.module.css'

/** A thin progress line at the top while a page loads. Its style sheet shows it after a moment: most pages load faster. */
export function PendingBar() {
  const isPending = useNavigation().state !== 'idle'
  return <div className={isPending ? `${styles.bar} ${styles.pending}` : styles.bar} aria-hidden="true" />
}

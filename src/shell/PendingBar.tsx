import { useNavigation } from 'react-router-dom'
import styles from './PendingBar.module.css'

/** A thin line at the top while a page is on its way; it waits a moment, since most pages come at once. */
export function PendingBar() {
  const { state } = useNavigation()
  return (
    <div className={state === 'idle' ? styles.bar : `${styles.bar} ${styles.pending}`} aria-hidden="true" />
  )
}

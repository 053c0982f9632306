import type { ReactNode } from 'react'
import styles from './BlockedNote.module.css'

interface BlockedNoteProps {
  /** Id of the note, for `aria-describedby` of the blocked button. */
  id: string
  reason: string
  /** The remedy, at the end of the line. */
  action?: ReactNode
}

/** Why the cart cannot be ordered as it is. */
export const BlockedNote = ({ id, reason, action }: BlockedNoteProps) => (
  <div className={styles.note}>
    <p id={id} className={styles.text}>
      {reason}
    </p>
    {action}
  </div>
)

import type { ReactNode } from 'react'
import styles from './BlockedNote.module.css'

interface BlockedNoteProps {
  /** The button it explains is described by it. */
  id: string
  reason: string
  /** What helps, at the end of the line. */
  action?: ReactNode
}

/** Why the cart can't be ordered as it is. */
export const BlockedNote = ({ id, reason, action }: BlockedNoteProps) => (
  <div className={styles.note}>
    <p id={id} className={styles.text}>
      {reason}
    </p>
    {action}
  </div>
)

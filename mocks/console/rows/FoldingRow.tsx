import { type ReactNode, useId } from 'react'
import { Icon } from '../../../src/ui/icon/Icon.tsx'
import styles from './FoldingRow.module.css'

interface FoldingRowProps {
  /** Shown before the title, smaller. */
  lead?: ReactNode
  title: string
  status: ReactNode
  /** What is to be known of it at a glance. */
  details: ReactNode
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** One of many in a line or two; pressed, it shows all of itself. */
export function FoldingRow({ lead, title, status, details, isOpen, onToggle, children }: FoldingRowProps) {
  const id = useId()
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <span className={styles.line}>
          {lead === undefined ? null : <span className={styles.lead}>{lead}</span>}
          <span className={styles.title}>{title}</span>
          {status}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </span>
        <span className={styles.details}>{details}</span>
      </button>
      {isOpen ? <div id={id}>{children}</div> : null}
    </li>
  )
}

import type { ReactNode } from 'react'
import styles from './Mark.module.css'

interface MarkProps {
  tone?: 'good' | 'warning' | 'bad' | undefined
  /** For a badge beside the row's title, which is larger than those among its details. */
  isStatus?: boolean
  children: ReactNode
}

/** A word that catches the eye in a row: how it went, or what is special about it. */
export const Mark = ({ tone, isStatus = false, children }: MarkProps) => (
  <span className={isStatus ? styles.status : styles.mark} data-tone={tone}>
    {children}
  </span>
)

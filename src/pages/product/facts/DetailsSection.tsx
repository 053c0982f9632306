import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './ProductDetails.module.css'

interface DetailsSectionProps {
  title: string
  isOpen?: boolean
  /** Called when it is opened. */
  onOpen?: (() => void) | undefined
  children: ReactNode
}

/** A collapsible section of details about a variant. */
export const DetailsSection = ({ title, isOpen = false, onOpen, children }: DetailsSectionProps) => (
  <details
    className={styles.section}
    open={isOpen}
    onToggle={onOpen ? ({ currentTarget }) => currentTarget.open && onOpen() : undefined}
  >
    <summary className={styles.summary}>
      <h2 className={styles.title}>{title}</h2>
      <Icon name="chevron-down" size={20} className={styles.chevron} />
    </summary>
    {children}
  </details>
)

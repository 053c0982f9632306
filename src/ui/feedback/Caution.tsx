import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './Caution.module.css'

interface CautionProps {
  children: ReactNode
}

/** Something to consider that refuses nothing, on a mango tint. */
export const Caution = ({ children }: CautionProps) => (
  <p className={styles.caution}>
    <Icon name="triangle-alert" size={16} className={styles.icon} />
    <span>{children}</span>
  </p>
)

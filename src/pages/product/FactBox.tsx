import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import styles from './FactBoxes.module.css'

interface FactBoxProps {
  icon: IconName
  more: string
  /** It is not known yet: nothing is said, and its place is kept. */
  isOpen?: boolean
  children: ReactNode
}

/** One fact of a product in a small box, and one more word about it. */
export const FactBox = ({ icon, more, isOpen = false, children }: FactBoxProps) => (
  <li className={styles.box}>
    <Icon name={icon} size={20} className={styles.icon} />
    <div className={isOpen ? styles.open : undefined}>
      <p className={styles.main}>{children}</p>
      <p className={styles.more}>{more}</p>
    </div>
  </li>
)

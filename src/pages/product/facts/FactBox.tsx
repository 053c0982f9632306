import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icon/icons.ts'
import styles from './FactBoxes.module.css'

interface FactBoxProps {
  icon: IconName
  more: string
  /** It is not known yet: nothing is said, and its place is kept. */
  isOpen?: boolean
  /** As long as the fact gets: its place is as large from the start, and nothing below moves when it is told. */
  longest?: string | undefined
  children: ReactNode
}

/** One fact of a product in a small box, and one more word about it. */
export const FactBox = ({ icon, more, isOpen = false, longest, children }: FactBoxProps) => (
  <li className={styles.box}>
    <Icon name={icon} size={20} className={styles.icon} />
    <div className={styles.fact} data-longest={longest}>
      <div className={isOpen ? styles.open : undefined}>
        <p className={styles.main}>{children}</p>
        <p className={styles.more}>{more}</p>
      </div>
    </div>
  </li>
)

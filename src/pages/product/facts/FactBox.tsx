import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icon/icons.ts'
import styles from './FactBoxes.module.css'

interface FactBoxProps {
  icon: IconName
  more: string
  /** Unknown so far: only its space is reserved. */
  isOpen?: boolean
  /** The longest possible text: it reserves the space from the start, so that nothing below moves. */
  longest?: string | undefined
  children: ReactNode
}

/** One fact of a product in a small box, with a second line. */
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

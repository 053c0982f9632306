import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import styles from './FactBoxes.module.css'

interface FactBoxProps {
  icon: IconName
  more: string
  children: ReactNode
}

/** One fact of a product in a small box, and one more word about it. */
export const FactBox = ({ icon, more, children }: FactBoxProps) => (
  <li className={styles.box}>
    <Icon name={icon} size={20} className={styles.icon} />
    <div>
      <p className={styles.main}>{children}</p>
      <p className={styles.more}>{more}</p>
    </div>
  </li>
)

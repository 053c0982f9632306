import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import styles from './CategoryNote.module.css'

/** A note about all products of the category, in one line. */
export const CategoryNote = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className={styles.note}>
    <Icon name={icon} size={20} />
    <span>{children}</span>
  </p>
)

import type { ReactNode } from 'react'
import styles from './FilterGroup.module.css'

/** One filter with its options. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  )
}

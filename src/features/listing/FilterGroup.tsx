import type { ReactNode } from 'react'
import styles from './FilterGroup.module.css'

/** One question of the filter, with its answers below. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  )
}

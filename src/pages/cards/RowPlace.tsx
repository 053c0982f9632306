import type { ReactNode } from 'react'
import styles from './RowPlace.module.css'

/** As high as a row of cards, whatever stands in it yet: bones or goods, with long names or short ones. */
export const RowPlace = ({ children }: { children: ReactNode }) => (
  <div className={styles.place}>{children}</div>
)

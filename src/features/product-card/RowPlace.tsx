import type { ReactNode, Ref } from 'react'
import styles from './RowPlace.module.css'

/** Reserves the height of a row of cards, for skeletons and products with short or long names. */
export const RowPlace = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div ref={ref} className={styles.place}>
    {children}
  </div>
)

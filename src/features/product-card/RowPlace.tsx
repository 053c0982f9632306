import type { ReactNode, Ref } from 'react'
import styles from './RowPlace.module.css'

/** As high as a row of cards, whatever stands in it yet: bones or goods, with long names or short ones. */
export const RowPlace = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div ref={ref} className={styles.place}>
    {children}
  </div>
)

import { Children, type ReactNode } from 'react'
import styles from './ProductGrid.module.css'

interface ProductGridProps {
  /** The accessible name of the list, for example the id of the page's heading. */
  label: string
  /** Nothing is beside the grid: six columns on a wide screen instead of four. */
  wide?: boolean
  /** The number of products on the pages before. */
  from?: number
  /** The number of products that render in the next frame; their space is reserved. */
  awaited?: number
  children: ReactNode
}

/** Cards in columns: two on a phone, three, four, and six if the grid has the full width. */
export const ProductGrid = ({ label, wide = false, from = 0, awaited = 0, children }: ProductGridProps) => (
  <ul
    className={wide ? `${styles.grid} ${styles.wide}` : styles.grid}
    aria-label={label}
    data-list="grid"
    data-from={from || undefined}
  >
    {Children.map(children, (child) => (
      <li className={styles.item}>{child}</li>
    ))}
    {Array.from({ length: awaited }, (_, at) => (
      <li key={at} className={styles.awaited} aria-hidden="true" />
    ))}
  </ul>
)

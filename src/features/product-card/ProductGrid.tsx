import { Children, type ReactNode } from 'react'
import styles from './ProductGrid.module.css'

interface ProductGridProps {
  /** Names the list, for example by the page's heading. */
  label: string
  /** Nothing stands beside the grid: six columns on a wide screen instead of four. */
  wide?: boolean
  /** How many goods of the list stand on pages before it. */
  from?: number
  /** How many more are drawn in a moment: their place is kept. */
  awaited?: number
  children: ReactNode
}

/** Cards in columns: two on a phone, three, four, and six where the grid has the whole width. */
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

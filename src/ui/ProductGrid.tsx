import { Children, type ReactNode } from 'react'
import styles from './ProductGrid.module.css'

interface ProductGridProps {
  /** Names the list, for example by the page's heading. */
  label: string
  /** Nothing stands beside the grid: six columns on a wide screen instead of four. */
  wide?: boolean
  children: ReactNode
}

/** Cards in columns: two on a phone, three, four, and six where the grid has the whole width. */
export const ProductGrid = ({ label, wide = false, children }: ProductGridProps) => (
  <ul className={wide ? `${styles.grid} ${styles.wide}` : styles.grid} aria-label={label}>
    {Children.map(children, (child) => (
      <li className={styles.item}>{child}</li>
    ))}
  </ul>
)

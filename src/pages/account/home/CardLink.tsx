import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link/Link.tsx'
import styles from './CardLink.module.css'

/** A card of a list that links to its page. */
export const CardLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li className={styles.item}>
    <Link to={to} className={styles.card}>
      {children}
    </Link>
  </li>
)

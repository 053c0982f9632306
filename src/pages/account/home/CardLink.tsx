import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link/Link.tsx'
import styles from './CardLink.module.css'

/** One of a list, as a card that leads to its page. */
export const CardLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li className={styles.item}>
    <Link to={to} className={styles.card}>
      {children}
    </Link>
  </li>
)

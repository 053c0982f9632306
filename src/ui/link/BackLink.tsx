import type { ReactNode } from 'react'
import styles from './BackLink.module.css'
import { Icon } from '../icon/Icon.tsx'
import { Link } from '../../navigation/link/Link.tsx'

/** The link from a page to its parent page, above the title. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={styles.back} data-back="">
    <Icon name="chevron-left" size={18} />
    {children}
  </Link>
)

import type { ReactNode } from 'react'
import styles from './BackLink.module.css'
import { Icon } from '../icon/Icon.tsx'
import { Link } from '../../navigation/link/Link.tsx'

/** The way from a page back to the one it belongs to, above its title. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={styles.back} data-back="">
    <Icon name="chevron-left" size={18} />
    {children}
  </Link>
)

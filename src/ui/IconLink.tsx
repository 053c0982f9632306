import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'
import type { IconName } from './icons.ts'
import { Link } from './Link.tsx'

interface IconLinkProps {
  icon: IconName
  /** The link's name, for example "Back to the cart". */
  label: string
  to: string
}

/** A link that is only an icon, 44 px square. */
export const IconLink = ({ icon, label, to }: IconLinkProps) => (
  <Link to={to} className={styles.button} aria-label={label}>
    <Icon name={icon} />
  </Link>
)

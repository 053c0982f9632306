import { Icon } from '../icon/Icon.tsx'
import styles from '../button/IconButton.module.css'
import type { IconName } from '../icon/icons.ts'
import { Link } from '../../navigation/link/Link.tsx'

interface IconLinkProps {
  icon: IconName
  /** The accessible name, for example "Back to the cart". */
  label: string
  to: string
}

/** A link with only an icon, 44 px square. */
export const IconLink = ({ icon, label, to }: IconLinkProps) => (
  <Link to={to} className={styles.button} aria-label={label}>
    <Icon name={icon} />
  </Link>
)

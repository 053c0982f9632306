import { pathTo } from '../../contract/pathTo.ts'
import { useT } from '../../i18n/index.ts'
import { Link } from '../../navigation/link/Link.tsx'
import { useSession } from '../../stores/session/session.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './LogInBefore.module.css'

/** The way of a guest from the first step to `/checkout-login`: an account has addresses, points and coupons ready. */
export function LogInBefore() {
  const t = useT()
  const isGuest = useSession(({ user }) => user?.isGuest !== false)
  if (!isGuest) return null
  return (
    <Link to={pathTo('/checkout-login')} className={styles.link}>
      {t('organization_invite.has_account')}
      <Icon name="chevron-right" size={18} />
    </Link>
  )
}

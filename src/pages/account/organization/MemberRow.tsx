import type { OrganizationUser } from '../../../contract/entities/account/organization.ts'
import { useT } from '../../../i18n/index.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import styles from '../AccountSection.module.css'

interface MemberRowProps {
  user: OrganizationUser
  canManage: boolean
  onChange: () => void
  onRemove: () => void
}

/** One member: name, email, role, and what is in the cart or on the way. */
export function MemberRow({ user, canManage, onChange, onRemove }: MemberRowProps) {
  const t = useT()
  const isYou = useSession((session) => session.user?.isGuest === false && session.user._id === user.userId)
  const { first, last } = user.name
  const name = `${first} ${last}`
  const state = [
    ...(user.itemsInCart > 0 ? [t('organization.in_cart', { count: user.itemsInCart })] : []),
    ...(user.openOrders > 0 ? [t('organization.open_orders', { count: user.openOrders })] : []),
  ]
  return (
    <li className={styles.row} tabIndex={-1} data-row={user.userId}>
      <div className={styles.texts}>
        <p className={styles.name}>
          {name}{' '}
          <Badge tone="plain" className={styles.mark}>
            {t(`account.role_${user.role}`)}
          </Badge>
          {isYou ? (
            <Badge tone="plain" className={styles.quietMark}>
              {t('organization.you')}
            </Badge>
          ) : null}
        </p>
        <p className={styles.text}>{user.email}</p>
        <p className={styles.text}>{state.length > 0 ? state.join(' · ') : t('organization.nothing_open')}</p>
      </div>
      {canManage ? (
        <div className={styles.actions}>
          <Button
            variant="outline"
            size="small"
            aria-label={t('organization.change_role_of', { name })}
            onClick={onChange}
          >
            {t('organization.change_role')}
          </Button>
          <Button
            variant="outline"
            size="small"
            aria-label={t('organization.remove_person', { name })}
            onClick={onRemove}
          >
            {t('organization.remove')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}

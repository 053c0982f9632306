import type { Dashboard } from '../../../contract/entities/account/dashboard.ts'
import { pathTo } from '../../../contract/pathTo.ts'
import { ApprovalState } from '../../../features/business/ApprovalState.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/link/Link.tsx'
import { to } from '../../../paths.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './Card.module.css'

/** The carts that wait for an owner or admin, or what became of the cart that a cart editor has sent. */
export function ApprovalsCard({ approvals }: { approvals: Dashboard['approvals'] }) {
  const t = useT()
  const { waiting = 0, own } = approvals ?? {}
  if (waiting === 0 && !own) return null
  return (
    <section className={styles.card} data-tone="waiting" aria-labelledby="account-approvals">
      <h2 id="account-approvals" className={styles.title}>
        <Icon name="shopping-cart" size={20} className={styles.icon} />
        {own ? t('approvals.own_title') : t('approvals.waiting', { count: waiting })}
      </h2>
      {own ? (
        <>
          <p className={styles.text}>
            {t('organization.sent', { date: formatDate(own.sentAt) })} <ApprovalState status={own.status} />
          </p>
          {own.answer === undefined ? null : <p className={styles.text}>“{own.answer}”</p>}
        </>
      ) : (
        <p className={styles.text}>{t('approvals.waiting_text')}</p>
      )}
      <Link className={styles.link} to={own ? to.checkout() : pathTo('/account/organization')}>
        {own ? t('approvals.see_own') : t('approvals.see_waiting')}
        <Icon name="chevron-right" size={18} />
      </Link>
    </section>
  )
}

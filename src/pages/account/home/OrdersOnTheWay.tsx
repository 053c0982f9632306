import type { Dashboard } from '../../../contract/entities/account/dashboard.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import sectionStyles from '../AccountSection.module.css'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'
import { CardLink } from './CardLink.tsx'

/** More are in the order history. */
const SHOWN = 3

/** The orders that are not delivered yet; nothing without one. */
export function OrdersOnTheWay({ orders }: { orders: Dashboard['ordersOnTheWay'] }) {
  const t = useT()
  if (orders.length === 0) return null
  return (
    <section className={sectionStyles.section} aria-labelledby="account-on-the-way">
      <h2 id="account-on-the-way" className={sectionStyles.subtitle}>
        {t('account.on_the_way')}
      </h2>
      <ul className={sectionStyles.rows}>
        {orders.slice(0, SHOWN).map(({ gid, status, createdAt }) => (
          <CardLink key={gid} to={to.order({ gid })}>
            <span className={sectionStyles.words}>
              <span className={sectionStyles.name}>{t('orders.order', { number: gid })}</span>{' '}
              <span className={sectionStyles.text}>{formatDate(createdAt)}</span>
            </span>{' '}
            <OrderStatusBadge status={status} />
          </CardLink>
        ))}
      </ul>
    </section>
  )
}

import { OrderStatus } from '../../contract/enumerations.ts'
import { useT } from '../../i18n/index.ts'
import styles from './OrderStatusBadge.module.css'

const { DELIVERED, PICKED_UP_BY_CUSTOMER, CANCELLED, FAILED_TO_FULFILL } = OrderStatus

function toneOf(status: OrderStatus): 'done' | 'off' | 'open' {
  if (status === DELIVERED || status === PICKED_UP_BY_CUSTOMER) return 'done'
  return status === CANCELLED || status === FAILED_TO_FULFILL ? 'off' : 'open'
}

/** The status of an order in a word (document 2 §4, order status). */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = useT()
  return (
    <span className={styles.badge} data-tone={toneOf(status)}>
      {t(`confirmation.status_${status}`)}
    </span>
  )
}

import type { Order } from '../../contract/entities/order.ts'
import { PaymentTransactionStatus } from '../../contract/enumerations.ts'
import { needsAttention, paymentNext } from '../../domain/order/paymentNext.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import styles from './PaymentBadge.module.css'

/** The payment transaction status of an order in words (document 2 §4); a refund is one as well. */
export function paymentStatusText(order: Order): MessageKey {
  const next = paymentNext(order)
  if (next === 'nothing') return 'order.payment_nothing'
  if (next === 'refunded_credits') return 'order.payment_refunded'
  if (next === 'refunded_payment') return 'order.payment_refunding'
  if (next === 'not_charged') return `order.payment_status_${PaymentTransactionStatus.VOIDED}`
  return `order.payment_status_${order.paymentTransactionStatus}`
}

function toneOf(order: Order): 'bad' | 'done' | 'open' {
  const next = paymentNext(order)
  if (needsAttention(next)) return 'bad'
  return next === 'paid' || next === 'nothing' || next.startsWith('refunded') ? 'done' : 'open'
}

/** The payment status as a badge. */
export function PaymentBadge({ order }: { order: Order }) {
  const t = useT()
  return (
    <span className={styles.badge} data-tone={toneOf(order)}>
      {t(paymentStatusText(order))}
    </span>
  )
}

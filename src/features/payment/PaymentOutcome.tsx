import { useEffect, useRef } from 'react'
import type { Payment } from '../../contract/entities/payment.ts'
import type { ReactNode } from 'react'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { providerName } from './billingName.ts'
import styles from './PaymentOutcome.module.css'

type Ended = Exclude<Payment['status'], 'approved' | 'open' | 'waiting'>

/** The texts of a payment that ended without an order; null for any other. */
export function usePaymentOutcome(payment: Payment | null): { title: string; text: string } | null {
  const t = useT()
  if (!payment || ['open', 'approved', 'waiting'].includes(payment.status)) return null
  const status = payment.status as Ended
  const provider = t(providerName(payment))
  // The order's own refusal is more exact than "your cart changed".
  const isOtherRefusal =
    status === 'voided' && payment.refusal !== undefined && payment.refusal !== 'cart_changed'
  return {
    title: t(`payment.${status}_title`),
    text: isOtherRefusal
      ? t(failureMessage({ kind: 'refused', code: payment.refusal ?? null }))
      : t(`payment.${status}_text`, { provider }),
  }
}

/** A payment that ended without an order, above the steps of the checkout. It gets the focus, because it changes what to do next. */
export function PaymentOutcome({ payment, actions }: { payment: Payment; actions: ReactNode }) {
  const outcome = usePaymentOutcome(payment)
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => area.current?.focus(), [payment])
  if (!outcome) return null
  return (
    <div ref={area} className={styles.outcome} role="alert" tabIndex={-1}>
      <h2>
        <Icon name="circle-alert" size={20} className={styles.icon} /> {outcome.title}
      </h2>
      <p>{outcome.text}</p>
      <div>{actions}</div>
    </div>
  )
}

import { type FormEvent } from 'react'
import { BillingType } from '../../../contract/enumerations.ts'
import { formatPrice } from '../../../domain/money.ts'
import { invoiceAvailable } from '../../../domain/checkout/invoice.ts'
import { useT } from '../../../i18n/index.ts'
import { useCheckout } from '../../../stores/checkout/checkout.ts'
import { chooseBilling } from '../../../stores/checkout/checkoutSteps.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import type { StepProps } from '../steps/step.ts'
import styles from '../steps/Step.module.css'
import own from './InvoiceForm.module.css'

/** The invoice of a business: its limit, what is outstanding, and what is left (document 1 §3, businessAccount.invoice). */
export function InvoiceForm({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const isSaving = useCheckout((checkout) => checkout.pending.billing === true)
  const invoice = useSession(({ user }) =>
    user?.isGuest === false ? user.businessAccount?.invoice : undefined,
  )
  const { totalPrice } = info.pricingInfo
  const available = invoice ? invoiceAvailable(invoice) : totalPrice
  const missing = totalPrice - available
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await chooseBilling(BillingType.INVOICE)) onDone()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      {invoice ? (
        <dl className={own.facts}>
          {(
            [
              ['limit', invoice.creditLimit],
              ['outstanding', invoice.currentOutstanding],
              ['available', available],
            ] as const
          ).map(([name, amount]) => (
            <div key={name}>
              <dt>{t(`payment.invoice_${name}`)}</dt>
              <dd>{formatPrice(amount)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {missing > 0 ? (
        <p className={own.problem} role="status">
          {t('payment.invoice_over', { amount: formatPrice(missing) })}
        </p>
      ) : (
        <Button type="submit" size="large" wide pending={isSaving}>
          {submitLabel}
        </Button>
      )}
    </form>
  )
}

import type { Payment } from '../../contract/entities/payment.ts'
import { CheckoutStep } from '../../contract/enumerations.ts'
import { formatPrice } from '../../domain/money.ts'
import { providerName } from '../../features/payment/billingName.ts'
import { PaymentOutcome } from '../../features/payment/PaymentOutcome.tsx'
import outcomeStyles from '../../features/payment/PaymentOutcome.module.css'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { useCheckout } from '../../stores/checkout/checkout.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'

interface OpenPaymentProps {
  payment: Payment | undefined
  isPlacing: boolean
  onContinue: (payment: Payment) => void
  onCancel: (payment: Payment) => void
}

/**
 * Above the steps: the last payment that ended without an order, else one that waits at its provider, for example after a closed tab. Both
 * offer another way to pay.
 */
export function OpenPayment({ payment, isPlacing, onContinue, onCancel }: OpenPaymentProps) {
  const t = useT()
  const ended = useCheckout((checkout) => checkout.payment)
  if (ended)
    return (
      <PaymentOutcome
        payment={ended}
        actions={
          <LinkButton variant="outline" size="small" to={to.checkoutStep(CheckoutStep.BILLING)}>
            {t('payment.choose_another')}
          </LinkButton>
        }
      />
    )
  if (!payment || isPlacing) return null
  const provider = t(providerName(payment))
  return (
    <section className={outcomeStyles.outcome} aria-labelledby="open-payment">
      <h2 id="open-payment">{t('payment.open_title')}</h2>
      <p>{t('payment.open_text', { amount: formatPrice(payment.amount), provider })}</p>
      <div>
        <Button size="small" onClick={() => onContinue(payment)}>
          {t('payment.open_continue')}
        </Button>
        <Button variant="outline" size="small" onClick={() => onCancel(payment)}>
          {t('payment.open_cancel')}
        </Button>
      </div>
    </section>
  )
}

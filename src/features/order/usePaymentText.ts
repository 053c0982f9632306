import { BillingType, PaymentMethod } from '../../contract/enumerations.ts'
import { useT } from '../../i18n/index.ts'
import { billingName } from '../payment/billingName.ts'

export interface Paid {
  billingType?: BillingType | undefined
  lastFour?: string | undefined
  /** Distinguishes a bank account from a card, since both have the same billing type. */
  paymentMethod?: PaymentMethod | undefined
  /** The amount to pay, in cents. */
  total: number
}

/** How an order is paid, as a text; nothing while it is undecided. */
export function usePaymentText(): (paid: Paid) => string {
  const t = useT()
  return ({ billingType, lastFour, paymentMethod, total }) => {
    if (total === 0) return t('checkout.billing_nothing')
    if (billingType === BillingType.CREDIT_CARD && lastFour)
      return t(
        paymentMethod === PaymentMethod.CHECKING_ACCOUNT
          ? 'checkout.billing_account_line'
          : 'checkout.billing_card_line',
        { lastFour },
      )
    return billingType === undefined ? '' : t(billingName(billingType))
  }
}

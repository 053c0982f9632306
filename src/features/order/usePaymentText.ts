import { BillingType } from '../../contract/enumerations.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'

export interface Paid {
  billingType?: BillingType | undefined
  lastFour?: string | undefined
  /** The amount to pay, in cents. */
  total: number
}

const names: Readonly<Record<BillingType, MessageKey>> = {
  [BillingType.CREDIT_CARD]: 'checkout.billing_credit_card',
  [BillingType.PAYPAL]: 'checkout.billing_paypal',
  [BillingType.INVOICE]: 'checkout.billing_invoice',
  [BillingType.PAYMENT_ON_FULFILLMENT]: 'checkout.billing_payment_on_fulfillment',
  [BillingType.APPLE_PAY]: 'checkout.billing_apple_pay',
  [BillingType.GOOGLE_PAY]: 'checkout.billing_google_pay',
  [BillingType.VENMO]: 'checkout.billing_venmo',
  [BillingType.PAYOO]: 'checkout.billing_payoo',
  [BillingType.FASSPAY]: 'checkout.billing_fasspay',
  [BillingType.IPAY88]: 'checkout.billing_ipay88',
}

/** How an order is paid, as a text; nothing while it is undecided. */
export function usePaymentText(): (paid: Paid) => string {
  const t = useT()
  return ({ billingType, lastFour, total }) => {
    if (total === 0) return t('checkout.billing_nothing')
    if (billingType === BillingType.CREDIT_CARD && lastFour)
      return t('checkout.billing_card_line', { lastFour })
    return billingType === undefined ? '' : t(names[billingType])
  }
}

import type { ComponentType } from 'react'
import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { BillingType } from '../../../contract/enumerations.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { isSupported } from '../../../features/payment/providers/wallets.ts'
import type { StepProps } from '../steps/step.ts'
import { FasspayForm } from './FasspayForm.tsx'
import { Ipay88Form } from './Ipay88Form.tsx'
import { InvoiceForm } from './InvoiceForm.tsx'
import { PayooForm } from './PayooForm.tsx'

/** A way to pay besides cards and bank accounts, which are saved and can be several. */
export interface Way {
  type: BillingType
  text: MessageKey
  hint?: MessageKey
  /** What it asks for; without it, the button below is enough. */
  Form?: ComponentType<StepProps>
}

/** In the order of document 1 §4. */
const ways: Readonly<Record<Exclude<BillingType, typeof BillingType.CREDIT_CARD>, Omit<Way, 'type'>>> = {
  [BillingType.INVOICE]: {
    text: 'checkout.billing_invoice',
    hint: 'checkout.billing_invoice_hint',
    Form: InvoiceForm,
  },
  [BillingType.PAYPAL]: { text: 'checkout.billing_paypal' },
  [BillingType.APPLE_PAY]: { text: 'checkout.billing_apple_pay' },
  [BillingType.GOOGLE_PAY]: { text: 'checkout.billing_google_pay' },
  [BillingType.VENMO]: { text: 'checkout.billing_venmo' },
  [BillingType.PAYMENT_ON_FULFILLMENT]: {
    text: 'checkout.billing_payment_on_fulfillment',
    hint: 'checkout.billing_payment_on_fulfillment_hint',
  },
  [BillingType.FASSPAY]: {
    text: 'checkout.billing_fasspay',
    hint: 'checkout.billing_fasspay_hint',
    Form: FasspayForm,
  },
  [BillingType.IPAY88]: {
    text: 'checkout.billing_ipay88',
    hint: 'checkout.billing_ipay88_hint',
    Form: Ipay88Form,
  },
  [BillingType.PAYOO]: {
    text: 'checkout.billing_payoo',
    hint: 'checkout.billing_payoo_hint',
    Form: PayooForm,
  },
}

/** The ways that the server takes for this order and this browser can show, in the order of document 1 §4. */
export const offeredWays = ({ billingTypes }: Pick<CheckoutInfo, 'billingTypes'>): Way[] =>
  Object.entries(ways).flatMap(([type, way]) => {
    const billingType = type as keyof typeof ways
    const isOffered = billingTypes.includes(billingType) && isSupported(billingType)
    return isOffered ? [{ type: billingType, ...way }] : []
  })

import type { ComponentType } from 'react'
import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { BillingType } from '../../../contract/enumerations.ts'
import { applePay } from '../../../features/payment/providers/applePay.ts'
import { googlePay } from '../../../features/payment/providers/googlePay.ts'
import { paypal } from '../../../features/payment/providers/paypal.ts'
import type { WalletProvider } from '../../../features/payment/providers/provider.ts'
import { venmo } from '../../../features/payment/providers/venmo.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import type { StepProps } from '../steps/step.ts'
import type { IconName } from '../../../ui/icon/icons.ts'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import { FasspayForm } from './FasspayForm.tsx'
import { Ipay88Form } from './Ipay88Form.tsx'
import { InvoiceForm } from './InvoiceForm.tsx'
import { PayooForm } from './PayooForm.tsx'

/** A way to pay besides cards and bank accounts, which are saved and can be several. Its name is `billingName(type)`. */
export interface Way {
  type: BillingType
  icon: IconName
  hint?: MessageKey
  /** What it asks for and sends; without it, the button below sends the billing type alone. */
  Form?: ComponentType<StepProps>
  /** Confirms the payment on its sheet; only browsers that it supports can pay in this way. A provider with a page has none. */
  wallet?: WalletProvider
}

type OtherType = Exclude<BillingType, typeof BillingType.CREDIT_CARD>

/** A row for each billing type, in the order in which the checkout lists them. */
const ways: Readonly<Record<OtherType, Omit<Way, 'type'>>> = {
  [BillingType.INVOICE]: {
    icon: moreIcons['receipt-text'],
    hint: 'checkout.billing_invoice_hint',
    Form: InvoiceForm,
  },
  [BillingType.PAYPAL]: { icon: moreIcons.wallet, wallet: paypal },
  [BillingType.APPLE_PAY]: { icon: moreIcons.smartphone, wallet: applePay },
  [BillingType.GOOGLE_PAY]: { icon: moreIcons.smartphone, wallet: googlePay },
  [BillingType.VENMO]: { icon: moreIcons.wallet, wallet: venmo },
  [BillingType.PAYMENT_ON_FULFILLMENT]: {
    icon: moreIcons.banknote,
    hint: 'checkout.billing_payment_on_fulfillment_hint',
  },
  [BillingType.FASSPAY]: {
    icon: moreIcons.smartphone,
    hint: 'checkout.billing_fasspay_hint',
    Form: FasspayForm,
  },
  [BillingType.IPAY88]: { icon: moreIcons.landmark, hint: 'checkout.billing_ipay88_hint', Form: Ipay88Form },
  [BillingType.PAYOO]: { icon: moreIcons.landmark, hint: 'checkout.billing_payoo_hint', Form: PayooForm },
}

/** The wallet of a billing type; undefined if the type needs no confirmation or has a payment page. */
export const walletOf = (type: BillingType): WalletProvider | undefined =>
  type === BillingType.CREDIT_CARD ? undefined : ways[type].wallet

/** The ways that the server takes for this order and this browser can show. */
export const offeredWays = ({ billingTypes }: Pick<CheckoutInfo, 'billingTypes'>): Way[] =>
  Object.entries(ways).flatMap(([type, way]) => {
    const billingType = type as OtherType
    const isOffered = billingTypes.includes(billingType) && (way.wallet?.isSupported() ?? true)
    return isOffered ? [{ type: billingType, ...way }] : []
  })

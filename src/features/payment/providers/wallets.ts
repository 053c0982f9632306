import type { PaymentProvider } from '../../../contract/entities/payment.ts'
import { BillingType } from '../../../contract/enumerations.ts'
import { applePay } from './applePay.ts'
import { googlePay } from './googlePay.ts'
import { paypal } from './paypal.ts'
import type { WalletProvider } from './provider.ts'
import { venmo } from './venmo.ts'

const byProvider: Readonly<Partial<Record<PaymentProvider, WalletProvider>>> = {
  paypal,
  applePay,
  googlePay,
  venmo,
}

const byType: Readonly<Partial<Record<BillingType, WalletProvider>>> = {
  [BillingType.PAYPAL]: paypal,
  [BillingType.APPLE_PAY]: applePay,
  [BillingType.GOOGLE_PAY]: googlePay,
  [BillingType.VENMO]: venmo,
}

/** The wallet of a provider; undefined for one that has a page. */
export const walletOf = (provider: PaymentProvider): WalletProvider | undefined => byProvider[provider]

/** Whether this browser can pay in this way: a wallet may be missing. */
export const isSupported = (type: BillingType): boolean => byType[type]?.isSupported() ?? true

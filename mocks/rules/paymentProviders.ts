import type { PaymentProvider } from '../../src/contract/entities/payment.ts'
import { BillingType } from '../../src/contract/enumerations.ts'

const providers: Readonly<Partial<Record<BillingType, PaymentProvider>>> = {
  [BillingType.FASSPAY]: 'fasspay',
  [BillingType.IPAY88]: 'ipay88',
  [BillingType.PAYOO]: 'payoo',
  [BillingType.PAYPAL]: 'paypal',
  [BillingType.APPLE_PAY]: 'applePay',
  [BillingType.GOOGLE_PAY]: 'googlePay',
  [BillingType.VENMO]: 'venmo',
}

/**
 * The provider that has to confirm a payment (docs/decisions/0066); undefined where nobody is asked: an invoice, cash, a bank account, and a
 * card whose bank does not ask its owner.
 */
export const confirmingProvider = (type: BillingType, asksBank: boolean): PaymentProvider | undefined =>
  type === BillingType.CREDIT_CARD ? (asksBank ? 'acs' : undefined) : providers[type]

const pages: Readonly<Partial<Record<PaymentProvider, readonly [string, ...string[]]>>> = {
  acs: ['/acs-mobile'],
  fasspay: ['/fasspay-web', '/fasspay-mobile'],
  ipay88: ['/ipay88'],
  payoo: ['/payoo'],
}

/** The page of a provider, the one of the web first; undefined for a wallet, which shows a sheet above the checkout. */
export const pagesOfProvider = (provider: PaymentProvider): readonly [string, ...string[]] | undefined =>
  pages[provider]

const paidAtOnce: readonly PaymentProvider[] = ['fasspay', 'ipay88', 'payoo']

/** The regional providers collect the money when the shopper approves; the others authorize it, and the shop charges it later. */
export const isPaidAtOnce = (provider: PaymentProvider): boolean => paidAtOnce.includes(provider)

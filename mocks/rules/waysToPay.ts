import type { ProviderData } from '../../src/contract/entities/checkout.ts'
import type { Config } from '../../src/contract/entities/config.ts'
import type { PaymentProvider } from '../../src/contract/entities/payment.ts'
import { BillingType, Ipay88Code, PaymentMethod, payooBanks } from '../../src/contract/enumerations.ts'
import { TELEPHONE_DIGITS } from '../../src/contract/limits.ts'
import type { RoutePath } from '../../src/contract/routes.ts'
import { telephoneDigits } from './contact/telephoneDigits.ts'

/** What decides which ways to pay an order has. */
export interface OfferFacts {
  features: Config['features']
  /** The business of the buyer pays by invoice. */
  canPayByInvoice: boolean
  /** The order has codes that are sent by email. */
  hasElectronic: boolean
}

interface Provider {
  name: PaymentProvider
  /** The pages on which it asks the shopper, the one of the web first; without one, it shows a sheet above the checkout. */
  pages?: readonly [RoutePath, ...RoutePath[]]
  /** It collects the money when the shopper approves; the others authorize it, and the shop charges it later. */
  isPaidAtOnce?: true
}

interface Expectation {
  field: keyof ProviderData
  expected: string
  isMet: (value: string) => boolean
}

interface WayToPay {
  isOffered: (facts: OfferFacts) => boolean
  /** What an order counts as (document 2 §4, Payment method); null where `takePayment` decides. */
  method: PaymentMethod | null
  /** Has to confirm the payment (docs/decisions/0066). */
  provider?: Provider
  /** The data that `set-billing-type` needs (document 2 §7; docs/decisions/0032). */
  needs?: Expectation
}

const withFlag =
  (flag: keyof Config['features']) =>
  ({ features }: OfferFacts) =>
    features[flag]

const paymentIds = Object.values(Ipay88Code).map(String)

/** A row for each billing type (document 1 §4). */
const waysToPay: Readonly<Record<BillingType, WayToPay>> = {
  [BillingType.INVOICE]: { isOffered: ({ canPayByInvoice }) => canPayByInvoice, method: null },
  // Only some banks ask; see `confirmingProvider`.
  [BillingType.CREDIT_CARD]: {
    isOffered: () => true,
    method: null,
    provider: { name: 'acs', pages: ['/acs-mobile'] },
  },
  // The documents list one wallet only; the others count as that one (docs/decisions/0066).
  [BillingType.PAYPAL]: {
    isOffered: withFlag('paypal'),
    method: PaymentMethod.GOOGLE_WALLET,
    provider: { name: 'paypal' },
  },
  [BillingType.APPLE_PAY]: {
    isOffered: withFlag('applePay'),
    method: PaymentMethod.GOOGLE_WALLET,
    provider: { name: 'applePay' },
  },
  [BillingType.GOOGLE_PAY]: {
    isOffered: withFlag('googlePay'),
    method: PaymentMethod.GOOGLE_WALLET,
    provider: { name: 'googlePay' },
  },
  [BillingType.VENMO]: {
    isOffered: withFlag('venmo'),
    method: PaymentMethod.GOOGLE_WALLET,
    provider: { name: 'venmo' },
  },
  // Cash on delivery needs a delivered item.
  [BillingType.PAYMENT_ON_FULFILLMENT]: {
    isOffered: ({ hasElectronic }) => !hasElectronic,
    method: PaymentMethod.PAYMENT_ON_FULFILMENT,
  },
  [BillingType.PAYOO]: {
    isOffered: withFlag('payoo'),
    method: PaymentMethod.PAYOO,
    provider: { name: 'payoo', pages: ['/payoo'], isPaidAtOnce: true },
    needs: {
      field: 'bankCode',
      expected: `one of ${payooBanks.join(', ')}`,
      isMet: (value) => payooBanks.some((bank) => bank === value),
    },
  },
  [BillingType.FASSPAY]: {
    isOffered: withFlag('fasspay'),
    method: PaymentMethod.FASSPAY,
    provider: { name: 'fasspay', pages: ['/fasspay-web', '/fasspay-mobile'], isPaidAtOnce: true },
    needs: {
      field: 'telephoneNumber',
      expected: `${TELEPHONE_DIGITS} digits`,
      isMet: (value) => telephoneDigits(value) !== null,
    },
  },
  [BillingType.IPAY88]: {
    isOffered: withFlag('ipay88'),
    method: PaymentMethod.IPAY88,
    provider: { name: 'ipay88', pages: ['/ipay88'], isPaidAtOnce: true },
    needs: {
      field: 'paymentId',
      expected: `one of ${paymentIds.join(', ')}`,
      isMet: (value) => paymentIds.includes(value),
    },
  },
}

/** The billing types that an order can be paid by (document 1 §4). */
export const offeredTypes = (facts: OfferFacts): BillingType[] =>
  Object.values(BillingType).filter((type) => waysToPay[type].isOffered(facts))

/** What an order counts as (document 2 §4, Payment method); null for a saved card or account, and for an invoice. */
export const methodOf = (type: BillingType): PaymentMethod | null => waysToPay[type].method

/** The provider of a payment, if there is one. */
export const providerOf = (type: BillingType): Provider | undefined => waysToPay[type].provider

/**
 * The provider that has to confirm a payment (docs/decisions/0066); undefined for an invoice, cash, a bank account, and a card
 * whose bank requires no code.
 */
export const confirmingProvider = (type: BillingType, asksBank: boolean): PaymentProvider | undefined =>
  type === BillingType.CREDIT_CARD && !asksBank ? undefined : providerOf(type)?.name

/** The provider's data, or the missing field; other payments need none. */
export function providerData(
  type: BillingType,
  data: ProviderData,
): { data?: ProviderData } | { missing: Pick<Expectation, 'field' | 'expected'> } {
  const { needs } = waysToPay[type]
  if (!needs) return {}
  const { field, expected, isMet } = needs
  const value = data[field]
  return value !== undefined && isMet(value) ? { data: { [field]: value } } : { missing: { field, expected } }
}

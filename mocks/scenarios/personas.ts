import { testCards } from '../../fixtures/inputs.ts'
import type { PersonKey } from '../../fixtures/people.ts'
import type { BankAccountWrite, CardWrite } from '../../src/contract/entities/account/billing.ts'
import type { ProviderData } from '../../src/contract/entities/checkout.ts'
import { BillingType, Ipay88Code } from '../../src/contract/enumerations.ts'

/** A persona: an account of the fixtures or a guest, and steps that are already done. */
export interface Persona {
  /** Null for a guest. */
  person: PersonKey | null
  /** Has accepted the age gate in this tab. */
  isAgeAccepted?: true
  /** The session has expired: the page still shows the account, and the next call is a guest's. */
  hasExpired?: true
  /** The progress of the purchase: items for some RM 70 in the cart, or everything up to the button "Place order". */
  stage?: 'cart' | 'checkout'
  /** How they pay, from the stage `checkout` on; on delivery where it is left out. */
  pays?: Pays
  /** The order was sent, and the provider waits for an answer, or decides ten seconds later. */
  payment?: 'open' | 'approveLater' | 'declineLater'
}

/** A billing type with what its provider needs, or a new card or bank account (fixtures/inputs.ts). */
export type Pays = { type: BillingType; data?: ProviderData } | { billing: BankAccountWrite | CardWrite }

const card = (cardNumber: string): Pays => ({
  billing: { cardNumber, expiry: '12/30', securityCode: '123', nameOnCard: 'Aisyah Rahman' },
})
const fasspay: Pays = { type: BillingType.FASSPAY, data: { telephoneNumber: '0123456789' } }
const ipay88: Pays = { type: BillingType.IPAY88, data: { paymentId: String(Ipay88Code.FPX) } }
const payoo: Pays = { type: BillingType.PAYOO, data: { bankCode: 'MAYBANK' } }
const guestPays = (pays: Pays) => ({ person: null, stage: 'checkout', pays }) as const

/** The personas of links and the console; `locales` has a description of each. */
export const personas = {
  guest: { person: null },
  'guest-cart': { person: null, stage: 'cart' },
  'guest-checkout': { person: null, stage: 'checkout' },
  'age-accepted': { person: null, isAgeAccepted: true },
  'first-order': { person: 'firstOrderCustomer' },
  returning: { person: 'returningCustomer' },
  'member-active': { person: 'activeMember' },
  'member-processing': { person: 'processingMember' },
  'member-expired': { person: 'expiredMember' },
  'member-not-connected': { person: 'notConnectedMember' },
  'unverified-phone': { person: 'unverifiedPhone' },
  'linked-google': { person: 'googleCustomer' },
  'linked-facebook': { person: 'facebookCustomer' },
  'no-password': { person: 'googleOnlyCustomer' },
  'business-owner': { person: 'businessOwner' },
  'business-admin': { person: 'businessAdmin' },
  'business-member': { person: 'businessMember' },
  'cart-editor': { person: 'cartEditor' },
  'default-role': { person: 'defaultRole' },
  invoice: { person: 'invoiceCustomer' },
  'lead-capture': { person: 'leadCaptureIncomplete' },
  'pays-card': guestPays(card(testCards.good)),
  'pays-card-code': guestPays(card(testCards.asksBank)),
  'pays-card-declined': guestPays(card(testCards.declinedOnPlacing)),
  'pays-bank-account': {
    person: 'businessOwner',
    stage: 'checkout',
    pays: {
      billing: {
        bankName: 'Maybank',
        routingNumber: '021000021',
        accountNumber: '5144001234',
        nameOnAccount: 'Kopitiam Makmur Sdn Bhd',
      },
    },
  },
  'pays-invoice': { person: 'invoiceCustomer', stage: 'checkout', pays: { type: BillingType.INVOICE } },
  'pays-paypal': guestPays({ type: BillingType.PAYPAL }),
  'pays-apple-pay': guestPays({ type: BillingType.APPLE_PAY }),
  'pays-google-pay': guestPays({ type: BillingType.GOOGLE_PAY }),
  'pays-venmo': guestPays({ type: BillingType.VENMO }),
  'pays-fasspay': guestPays(fasspay),
  'pays-ipay88': guestPays(ipay88),
  'pays-payoo': guestPays(payoo),
  'payment-at-bank': { ...guestPays(card(testCards.asksBank)), payment: 'open' },
  'payment-at-fasspay': { ...guestPays(fasspay), payment: 'open' },
  'payment-at-ipay88': { ...guestPays(ipay88), payment: 'open' },
  'payment-at-payoo': { ...guestPays(payoo), payment: 'open' },
  'payment-waiting': { ...guestPays(ipay88), payment: 'approveLater' },
  'payment-failing': { ...guestPays(ipay88), payment: 'declineLater' },
  'session-expired': { person: 'returningCustomer', hasExpired: true },
} as const satisfies Readonly<Record<string, Persona>>

export type PersonaId = keyof typeof personas

export const isPersona = (name: string): name is PersonaId => Object.hasOwn(personas, name)

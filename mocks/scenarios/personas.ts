import { testCards } from '../../fixtures/inputs.ts'
import { promoCodes } from '../../fixtures/promoCodes.ts'
import { BillingType, CheckoutStep, Ipay88Code } from '../../src/contract/enumerations.ts'
import type { PaymentStage, Pays, Persona } from './persona.ts'
import { storyPersonas } from './storyPersonas.ts'

const card = (cardNumber: string): Pays => ({
  billing: { cardNumber, securityCode: '123', nameOnCard: 'Aisyah Rahman' },
})
const fasspay: Pays = { type: BillingType.FASSPAY, data: { telephoneNumber: '0123456789' } }
const ipay88: Pays = { type: BillingType.IPAY88, data: { paymentId: String(Ipay88Code.FPX) } }
const payoo: Pays = { type: BillingType.PAYOO, data: { bankCode: 'MAYBANK' } }
const steps = (...named: CheckoutStep[]) => named.map((step) => `/checkout?step=${step}`)
const guestPays = (pays: Pays) => ({ person: null, stage: 'checkout', pays, opens: ['/checkout'] }) as const
const atProvider = (pays: Pays, payment: PaymentStage, ...opens: string[]) =>
  ({ person: null, stage: 'checkout', pays, payment, opens }) as const

/** The personas of links and the console; `locales` has a description of each. */
export const personas = {
  guest: { person: null },
  'guest-cart': { person: null, stage: 'cart' },
  'guest-checkout': { person: null, stage: 'checkout', opens: ['/checkout'] },
  'checkout-steps': {
    person: null,
    stage: 'checkout',
    basket: 'allSteps',
    hasVat: true,
    opens: steps(...Object.values(CheckoutStep)),
  },
  'checkout-pickup': {
    person: null,
    stage: 'checkout',
    basket: 'pickup',
    opens: steps(CheckoutStep.EXPRESS),
  },
  'checkout-codes': {
    person: null,
    stage: 'checkout',
    basket: 'codes',
    pays: card(testCards.good),
    opens: steps(CheckoutStep.TELEPHONE, CheckoutStep.BILLING),
  },
  'checkout-savings': { person: 'returningCustomer', stage: 'checkout', opens: ['/checkout'] },
  'checkout-loyalty': { person: 'activeMember', stage: 'checkout', opens: ['/checkout'] },
  'age-accepted': { person: null, isAgeAccepted: true },
  'first-order': { person: 'firstOrderCustomer' },
  returning: { person: 'returningCustomer' },
  'member-active': { person: 'activeMember' },
  'member-processing': { person: 'processingMember' },
  'member-expired': { person: 'expiredMember' },
  'member-not-connected': { person: 'notConnectedMember' },
  'unverified-phone': { person: 'unverifiedPhone' },
  'long-account': { person: 'facebookCustomer', isLong: true },
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
  'business-view': { person: 'looksAsBusiness' },
  'pays-card': guestPays(card(testCards.good)),
  'pays-card-code': guestPays(card(testCards.asksBank)),
  'pays-card-declined': guestPays(card(testCards.declinedOnPlacing)),
  'pays-card-expired': { person: 'expiredMember', stage: 'checkout', opens: steps(CheckoutStep.BILLING) },
  'pays-bank-account': {
    person: 'businessOwner',
    stage: 'checkout',
    opens: ['/checkout'],
    pays: {
      billing: {
        bankName: 'Maybank',
        routingNumber: '021000021',
        accountNumber: '5144001234',
        nameOnAccount: 'Kopitiam Makmur Sdn Bhd',
      },
    },
  },
  'pays-invoice': {
    person: 'invoiceCustomer',
    stage: 'checkout',
    pays: { type: BillingType.INVOICE },
    opens: ['/checkout'],
  },
  'pays-paypal': guestPays({ type: BillingType.PAYPAL }),
  'pays-apple-pay': guestPays({ type: BillingType.APPLE_PAY }),
  'pays-google-pay': guestPays({ type: BillingType.GOOGLE_PAY }),
  'pays-venmo': guestPays({ type: BillingType.VENMO }),
  'pays-fasspay': guestPays(fasspay),
  'pays-ipay88': guestPays(ipay88),
  'pays-payoo': guestPays(payoo),
  // Milk to fetch for RM 13.00 at most, less RM 10.00, less credit of up to RM 15.00.
  'pays-nothing': {
    person: 'returningCustomer',
    stage: 'checkout',
    basket: 'pickup',
    pays: { type: BillingType.IPAY88, data: { paymentId: String(Ipay88Code.BOOST) } },
    saves: { promoCode: promoCodes.ipay88Boost.code },
    opens: ['/checkout'],
  },
  'payment-at-bank': atProvider(card(testCards.asksBank), 'open', '/acs-mobile'),
  'payment-at-fasspay': atProvider(fasspay, 'open', '/fasspay-web', '/fasspay-mobile'),
  'payment-at-ipay88': atProvider(ipay88, 'open', '/ipay88'),
  'payment-at-payoo': atProvider(payoo, 'open', '/payoo'),
  'payment-at-wallet': atProvider({ type: BillingType.PAYPAL }, 'open', '/checkout'),
  'payment-approved': atProvider(ipay88, 'approve', '/ipay88'),
  'payment-declined': atProvider(ipay88, 'decline', '/ipay88'),
  'payment-cancelled': atProvider(ipay88, 'cancel', '/ipay88'),
  'payment-expiring': atProvider(ipay88, 'expiring', '/ipay88'),
  'payment-expired': atProvider(ipay88, 'expired', '/ipay88'),
  'payment-voided': atProvider(ipay88, 'cartChanged', '/ipay88'),
  'payment-waiting': atProvider(ipay88, 'approveLater', '/order-pending'),
  'payment-failing': atProvider(ipay88, 'declineLater', '/order-pending'),
  ...storyPersonas,
  'session-expired': { person: 'returningCustomer', hasExpired: true },
} as const satisfies Readonly<Record<string, Persona>>

export type PersonaId = keyof typeof personas

export const isPersona = (name: string): name is PersonaId => Object.hasOwn(personas, name)

import { testCards } from '../../../fixtures/inputs.ts'
import type { PersonaId } from '../../../mocks/scenarios/personas.ts'
import { BillingType, Ipay88Code } from '../../../src/contract/enumerations.ts'
import type { Page } from './tab.ts'

/** The personas that can buy. */
const anyone: readonly PersonaId[] = [
  'guest',
  'first-order',
  'returning',
  'member-active',
  'member-processing',
  'member-expired',
  'member-not-connected',
  'unverified-phone',
  'business-owner',
  'business-admin',
  'business-member',
  'invoice',
]

interface Way {
  choose: (page: Page) => Promise<boolean>
  /** Who can pay in this way; anyone, where it is left out. */
  buyers?: readonly PersonaId[]
}

/** A new card, or the one that an earlier attempt has saved. */
const card =
  (cardNumber: string) =>
  ({ checkout }: Page): Promise<boolean> => {
    const lastFour = cardNumber.slice(-4)
    const saved = checkout.useCheckout
      .getState()
      .info?.billingInfos.find((billing) => billing.lastFour === lastFour)
    if (saved) return checkout.chooseSavedBilling(saved._id)
    return checkout.addBilling({
      cardNumber,
      expiry: '12/30',
      securityCode: '123',
      nameOnCard: 'Aisyah Rahman',
    })
  }

const account = ({ checkout }: Page): Promise<boolean> =>
  checkout.addBilling({
    bankName: 'Maybank',
    routingNumber: '021000021',
    accountNumber: '5144001234',
    nameOnAccount: 'Kopitiam Makmur Sdn Bhd',
  })

const by =
  (type: BillingType, data?: Parameters<Page['checkout']['chooseBilling']>[1]) =>
  ({ checkout }: Page): Promise<boolean> =>
    checkout.chooseBilling(type, data)

/** The eleven ways to pay, and a card whose bank asks for a code. */
export const waysToPay = {
  card: { choose: card(testCards.good) },
  cardWithCode: { choose: card(testCards.asksBank) },
  bankAccount: { choose: account, buyers: ['business-owner', 'business-admin', 'business-member'] },
  paypal: { choose: by(BillingType.PAYPAL) },
  invoice: { choose: by(BillingType.INVOICE), buyers: ['invoice'] },
  onDelivery: { choose: by(BillingType.PAYMENT_ON_FULFILLMENT) },
  applePay: { choose: by(BillingType.APPLE_PAY) },
  googlePay: { choose: by(BillingType.GOOGLE_PAY) },
  venmo: { choose: by(BillingType.VENMO) },
  payoo: { choose: by(BillingType.PAYOO, { bankCode: 'CIMB' }) },
  fasspay: { choose: by(BillingType.FASSPAY, { telephoneNumber: '0123456789' }) },
  ipay88: { choose: by(BillingType.IPAY88, { paymentId: String(Ipay88Code.FPX) }) },
} as const satisfies Readonly<Record<string, Way>>

export type WayName = keyof typeof waysToPay

/** A card that is declined when the order is placed, as a first attempt. */
export const declinedCard = card(testCards.declinedOnPlacing)

export const wayNames = Object.keys(waysToPay) as WayName[]

const buyersOf = (name: WayName): readonly PersonaId[] => {
  const way: Way = waysToPay[name]
  return way.buyers ?? anyone
}

/** The purchase of a seed: each way comes up equally often, and each of its buyers in turn. */
export function castOf(seed: number): { way: WayName; persona: PersonaId } {
  const way = wayNames[seed % wayNames.length] ?? 'card'
  const buyers = buyersOf(way)
  const persona = buyers[Math.floor(seed / wayNames.length) % buyers.length] ?? 'guest'
  return { way, persona }
}

/** The ways that a persona can pay by. */
export const waysOf = (persona: PersonaId): WayName[] =>
  wayNames.filter((name) => buyersOf(name).includes(persona))

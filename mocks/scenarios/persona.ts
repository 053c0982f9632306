import type { PersonKey } from '../../fixtures/people.ts'
import type { StoryPersonKey } from '../../fixtures/stories/keys.ts'
import type { BankAccountWrite, CardWrite } from '../../src/contract/entities/account/billing.ts'
import type { ProviderData } from '../../src/contract/entities/checkout.ts'
import type { PaymentAnswer } from '../../src/contract/entities/payment.ts'
import type { BillingType } from '../../src/contract/enumerations.ts'

/** A persona: an account of the fixtures or a guest, and steps that are already done. */
export interface Persona {
  /** Null for a guest. */
  person: PersonKey | StoryPersonKey | null
  /** Of a business that opens with its persona only, and buys with its own address and telephone number. */
  isStory?: true
  /** The code of the invitation that they have followed. */
  invitation?: string
  /** Has accepted the age gate in this tab. */
  isAgeAccepted?: true
  /** The session has expired: the page still shows the account, and the next call is a guest's. */
  hasExpired?: true
  /** Their account is that of many years: 200 addresses, 500 orders, cards in every state, long names. */
  isLong?: true
  /** The progress of the purchase: items for some RM 70 in the cart, or everything up to the button "Place order". */
  stage?: 'cart' | 'checkout'
  /** What is in the cart; express items where it is left out. */
  basket?: 'allSteps' | 'pickup' | 'codes' | 'cafe' | 'canteen' | 'office' | 'hotel'
  /** The checkout has a step for the tax invoice (document 1 §4). */
  hasVat?: true
  /** How they pay, from the stage `checkout` on; on delivery where it is left out. */
  pays?: Pays
  /** They have entered this promo code, and use their credit. */
  saves?: { promoCode: string }
  /** What has become of the payment at the provider since the order was sent. */
  payment?: PaymentStage
  /** The pages that they are for; the console links to them. */
  opens?: readonly string[]
}

/**
 * A payment at a provider that waits for an answer, was answered, has seconds left or none; or the cart has changed, and it was approved.
 */
export type PaymentStage = PaymentAnswer | 'open' | 'expiring' | 'expired' | 'cartChanged'

/** A billing type with what its provider needs, or a new card (valid at the time of the shop) or bank account (fixtures/inputs.ts). */
export type Pays =
  | { type: BillingType; data?: ProviderData }
  | { billing: BankAccountWrite | Omit<CardWrite, 'expiry'> }

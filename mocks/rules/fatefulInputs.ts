import { fatesOfCards, fatesOfStreets, testAccounts, testWallets } from '../../fixtures/inputs.ts'
import type { OrderFate, PaymentFate } from './orders/testOutcome.ts'

const ofCards: Readonly<Record<string, PaymentFate>> = fatesOfCards
const ofStreets: readonly (readonly [street: string, fate: OrderFate])[] = fatesOfStreets

/** What will become of payments with a card of that number; nothing for any but the named test cards. */
export const cardFate = (cardNumber: string): PaymentFate | undefined => ofCards[cardNumber]

/** The same for a bank account. */
export const accountFate = (accountNumber: string): PaymentFate | undefined =>
  accountNumber === testAccounts.returned ? 'settlementDeclined' : undefined

/** The same for a FassPay wallet, by its telephone number. */
export const walletFate = (telephoneNumber: string | undefined): PaymentFate | undefined =>
  telephoneNumber?.replaceAll(/\D/g, '') === testWallets.turnedDown ? 'unsuccessful' : undefined

/** What will become of an order to that address; nothing for any but the named test streets. */
export const streetFate = (addressLine1: string): OrderFate => {
  const asked = addressLine1.trim().toLowerCase()
  return ofStreets.find(([street]) => street.toLowerCase() === asked)?.[1] ?? {}
}

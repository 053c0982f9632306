import { testAccounts, testCards, testStreets, testWallets } from '../../fixtures/inputs.ts'
import type { OrderFate, PaymentFate } from './orderFate.ts'

const fatesOfCards: Readonly<Record<string, PaymentFate>> = {
  [testCards.slow]: 'slow',
  [testCards.unsuccessful]: 'unsuccessful',
  [testCards.failing]: 'error',
  [testCards.authorizationExpires]: 'authorizationExpires',
  [testCards.settlementDeclined]: 'settlementDeclined',
}

/** What will become of payments with a card of that number; nothing for any but the named test cards. */
export const cardFate = (cardNumber: string): PaymentFate | undefined => fatesOfCards[cardNumber]

/** The same for a bank account. */
export const accountFate = (accountNumber: string): PaymentFate | undefined =>
  accountNumber === testAccounts.returned ? 'settlementDeclined' : undefined

/** The same for a FassPay wallet, by its telephone number. */
export const walletFate = (telephoneNumber: string | undefined): PaymentFate | undefined =>
  telephoneNumber?.replaceAll(/\D/g, '') === testWallets.turnedDown ? 'unsuccessful' : undefined

const streets: readonly (readonly [street: string, fate: OrderFate])[] = [
  [testStreets.checkedAndCleared, { check: 'cleared' }],
  [testStreets.checkedAndRejected, { check: 'rejected' }],
  [testStreets.fulfillerStumbles, { fulfilment: 'recovers' }],
  [testStreets.cannotBeFulfilled, { fulfilment: 'fails' }],
  [testStreets.lostOnTheWay, { fulfilment: 'lost' }],
]

/** What will become of an order to that address; nothing for any but the named test streets. */
export const streetFate = (addressLine1: string): OrderFate => {
  const asked = addressLine1.trim().toLowerCase()
  return streets.find(([street]) => street.toLowerCase() === asked)?.[1] ?? {}
}

import {
  testOutcomesOfCards,
  testOutcomesOfStreets,
  testAccounts,
  testWallets,
} from '../../fixtures/inputs.ts'
import { telephoneDigits } from './contact/telephoneDigits.ts'
import type { OrderTestOutcome, PaymentTestOutcome } from './orders/testOutcome.ts'

const ofCards: Readonly<Record<string, PaymentTestOutcome>> = testOutcomesOfCards
const ofStreets: readonly (readonly [street: string, testOutcome: OrderTestOutcome])[] = testOutcomesOfStreets

/** The test outcome of payments with a card number; nothing for other cards. */
export const cardTestOutcome = (cardNumber: string): PaymentTestOutcome | undefined => ofCards[cardNumber]

/** The same for a bank account. */
export const accountTestOutcome = (accountNumber: string): PaymentTestOutcome | undefined =>
  accountNumber === testAccounts.returned ? 'settlementDeclined' : undefined

/** The same for a FassPay wallet, by its phone number. */
export const walletTestOutcome = (telephoneNumber: string | undefined): PaymentTestOutcome | undefined =>
  telephoneDigits(telephoneNumber ?? '') === testWallets.turnedDown ? 'unsuccessful' : undefined

/** The test outcome of an order to an address; nothing for other streets. */
export const streetTestOutcome = (addressLine1: string): OrderTestOutcome => {
  const asked = addressLine1.trim().toLowerCase()
  return ofStreets.find(([street]) => street.toLowerCase() === asked)?.[1] ?? {}
}

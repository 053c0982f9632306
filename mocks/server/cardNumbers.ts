import { hasCheckDigit } from '../base/hasCheckDigit.ts'

/** Replaces a secret. */
export const HIDDEN = '•••'

/** Cards begin with 2 to 6 and have 12 to 19 digits, written together or in groups, in an address too; `+` begins a telephone number. */
const LIKE_A_CARD = /(?<![\w+])[2-6](?:(?:[ +-]|%20)?\d){11,18}(?!\w)/g

const isCardNumber = (text: string): boolean =>
  hasCheckDigit(text.replaceAll('%20', '').replaceAll(/\D/g, ''))

/** The text with every card number hidden, for text fields that should not contain one. */
export const withoutCardNumbers = (text: string): string =>
  text.replaceAll(LIKE_A_CARD, (found) => (isCardNumber(found) ? HIDDEN : found))

/** Replaces a secret. */
export const HIDDEN = '•••'

/** Cards begin with 2 to 6 and have 12 to 19 digits, written together or in groups, in an address too; `+` begins a telephone number. */
const LIKE_A_CARD = /(?<![\w+])[2-6](?:(?:[ +-]|%20)?\d){11,18}(?!\w)/g

/** The check digit that every card number ends with (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = (text.replaceAll('%20', '').match(/\d/g) ?? []).map(Number)
  const sum = digits.toReversed().reduce((so, digit, place) => {
    const counted = place % 2 === 0 ? digit : digit * 2
    return so + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}

/** The text with every card number hidden, for text fields that should not contain one. */
export const withoutCardNumbers = (text: string): string =>
  text.replaceAll(LIKE_A_CARD, (found) => (isCardNumber(found) ? HIDDEN : found))

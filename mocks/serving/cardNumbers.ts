const HIDDEN = '•••'

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

const hiddenIn = (text: string): string =>
  text.replaceAll(LIKE_A_CARD, (found) => (isCardNumber(found) ? HIDDEN : found))

/** The same with every card number hidden that somebody has written where none belongs, however deep. */
export function withoutCardNumbers<Value>(value: Value): Value
export function withoutCardNumbers(value: unknown): unknown {
  if (typeof value === 'string') return hiddenIn(value)
  if (Array.isArray(value)) return value.map((inner: unknown) => withoutCardNumbers(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [name, withoutCardNumbers(inner)]),
  )
}

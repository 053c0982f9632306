import { cardBrand, cardDigits } from '../../domain/checkout/card.ts'

/** A card number in the groups printed on the card: 4-6-5 for American Express, else fours. */
export function groupedCardNumber(text: string): string {
  const digits = cardDigits(text).replace(/\D/g, '').slice(0, 19)
  const groups =
    cardBrand(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      : (digits.match(/.{1,4}/g) ?? [])
  return groups.filter(Boolean).join(' ')
}

/** `30` of `2030`; a year that is still being typed as it is. */
const shortYear = (digits: string): string => {
  if (!digits.startsWith('20')) return digits.slice(0, 2)
  return digits.length < 4 ? digits : digits.slice(2, 4)
}

/**
 * An expiry while it is typed: the stroke comes by itself after the month, and goes again with it. A month may have one digit,
 * a year four.
 */
export function typedExpiry(text: string, before: string): string {
  const isDeleting = text.length < before.length
  const [first = '', ...others] = text.split('/').map((part) => part.replace(/\D/g, ''))
  const hasStroke = others.length > 0
  // A digit above 1 can only be a month of its own, and so is one before the first stroke.
  const isWhole = hasStroke ? /^[1-9]$/.test(first) && !before.includes('/') : /^[2-9]/.test(first)
  const padded = isWhole && !isDeleting ? `0${first}` : first
  const month = padded.slice(0, 2)
  const year = shortYear(padded.slice(2) + others.join(''))
  if (year) return `${month}/${year}`
  const isComplete = month.length === 2
  return isComplete && (hasStroke || !isDeleting) ? `${month}/` : month
}

import { cardBrand, cardDigits } from '../../domain/checkout/card.ts'

/** A card number in the groups that are printed on the card: 4-6-5 for American Express, else four digits each. */
export function groupedCardNumber(text: string): string {
  const digits = cardDigits(text).replace(/\D/g, '').slice(0, 19)
  const groups =
    cardBrand(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      : (digits.match(/.{1,4}/g) ?? [])
  return groups.filter(Boolean).join(' ')
}

/** `30` of `2030`; an incomplete year unchanged. */
const shortYear = (digits: string): string => {
  if (!digits.startsWith('20')) return digits.slice(0, 2)
  return digits.length < 4 ? digits : digits.slice(2, 4)
}

/**
 * Formats an expiry date during typing: the slash is added after the month and removed with it. A month may have one digit, a year four.
 */
export function typedExpiry(text: string, before: string): string {
  const isDeleting = text.length < before.length
  const [first = '', ...others] = text.split('/').map((part) => part.replace(/\D/g, ''))
  const hasStroke = others.length > 0
  // A first digit above 1 is a complete month, and so is one digit before a typed slash.
  const isWhole = hasStroke ? /^[1-9]$/.test(first) && !before.includes('/') : /^[2-9]/.test(first)
  const padded = isWhole && !isDeleting ? `0${first}` : first
  const month = padded.slice(0, 2)
  const year = shortYear(padded.slice(2) + others.join(''))
  if (year) return `${month}/${year}`
  const isComplete = month.length === 2
  return isComplete && (hasStroke || !isDeleting) ? `${month}/` : month
}

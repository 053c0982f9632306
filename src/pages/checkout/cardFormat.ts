import { cardBrand, cardDigits } from '../../domain/card.ts'

/** A card number in the groups printed on the card: 4-6-5 for American Express, else fours. */
export function groupedCardNumber(text: string): string {
  const digits = cardDigits(text).replace(/\D/g, '').slice(0, 19)
  const groups =
    cardBrand(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      : (digits.match(/.{1,4}/g) ?? [])
  return groups.filter(Boolean).join(' ')
}

/** An expiry while it is typed: the stroke comes by itself after the month, and goes again with it. */
export function typedExpiry(text: string, before: string): string {
  const isDeleting = text.length < before.length
  const digits = text.replace(/\D/g, '')
  // A first digit above 1 can only be a month of its own.
  const padded = /^[2-9]/.test(digits) && !text.includes('/') ? `0${digits}` : digits
  const month = padded.slice(0, 2)
  // Autofill may give four digits of the year.
  const year = padded.length === 6 ? padded.slice(4) : padded.slice(2, 4)
  if (year) return `${month}/${year}`
  return month.length === 2 && !isDeleting ? `${month}/` : month
}

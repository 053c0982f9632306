import { cardBrands } from '../../fixtures/tables/cardBrands.ts'

/** The check digit that all card numbers carry (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const counted = place % 2 === 1 ? digit * 2 : digit
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}

/** A card is valid until the last day of its month. `expiry` is MM/YY, `today` a day such as `2026-11-21`. */
export function isExpired(expiry: string, today: string): boolean {
  const [month = '', year = ''] = expiry.split('/')
  return `20${year}-${month}` < today.slice(0, 7)
}

export const cardBrand = (digits: string): string =>
  cardBrands.find(([pattern]) => pattern.test(digits))?.[1] ?? 'Card'

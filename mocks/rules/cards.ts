import { cardBrands } from '../../fixtures/tables/cardBrands.ts'
import { hasCheckDigit } from '../base/hasCheckDigit.ts'

/** 12 to 19 digits, of which the last one is right. */
export const isCardNumber = (digits: string): boolean => /^\d{12,19}$/.test(digits) && hasCheckDigit(digits)

/** A card is valid until the last day of its month. `expiry` is MM/YY, `today` a day such as `2026-11-21`. */
export function isExpired(expiry: string, today: string): boolean {
  const [month = '', year = ''] = expiry.split('/')
  return `20${year}-${month}` < today.slice(0, 7)
}

/** The brand of a card number; `Card` if it is unknown. */
export const cardBrand = (digits: string): string =>
  cardBrands.find(([pattern]) => pattern.test(digits))?.[1] ?? 'Card'

/** Checks of a card form before it is sent. The documents state no formats; these are the card industry's. */

export type CardBrand = 'visa' | 'mastercard' | 'amex'

export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '')

/** The brand that a number's first digits name; null for others. */
export function cardBrand(text: string): CardBrand | null {
  const digits = cardDigits(text)
  if (digits.startsWith('4')) return 'visa'
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits)) return 'mastercard'
  if (/^3[47]/.test(digits)) return 'amex'
  return null
}

/** 12 to 19 digits with a valid Luhn checksum; spaces and hyphens are ignored. */
export function isCardNumber(text: string): boolean {
  const digits = cardDigits(text)
  if (!/^\d{12,19}$/.test(digits)) return false
  const total = Array.from(digits)
    .toReversed()
    .reduce((running, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return running + (value > 9 ? value - 9 : value)
    }, 0)
  return total % 10 === 0
}

/** `MM/YY` from input such as `3/28`, `0328` or `03/2028`; null when it is not a month and year. */
export function cardExpiry(text: string): string | null {
  const typed = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})\s*$/.exec(text)
  const month = Number(typed?.[1])
  const year = typed?.[2]
  if (!year || !(month >= 1 && month <= 12)) return null
  return `${String(month).padStart(2, '0')}/${year}`
}

/** A card is valid until the end of its month in Malaysia (UTC+8); `now` in ms. */
export function isCardExpired(text: string, now: number): boolean {
  const [month, year] = (cardExpiry(text) ?? '').split('/')
  if (!month || !year) return true
  return now >= Date.UTC(2000 + Number(year), Number(month), 1, -8)
}

/** Three digits, or four for American Express; either while the brand is unknown. */
export function isSecurityCode(text: string, brand: CardBrand | null = null): boolean {
  const lengths = brand === null ? [3, 4] : brand === 'amex' ? [4] : [3]
  return /^\d+$/.test(text.trim()) && lengths.includes(text.trim().length)
}

import { TELEPHONE_DIGITS } from '../../../src/contract/limits.ts'

/** The digits of a telephone number; null unless there are exactly 10 (document 2 §5). */
export function telephoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return digits.length === TELEPHONE_DIGITS ? digits : null
}

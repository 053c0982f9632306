import { POSTAL_CODE_DIGITS } from '../../src/contract/limits.ts'
import { postalCodeTable } from '../../fixtures/tables/postalCodes.ts'

export interface PostalCodeFacts {
  isValid: boolean
  isSupported: boolean
  city?: string
  state?: string
}

const DIGITS: readonly number[] = POSTAL_CODE_DIGITS

/** Whether a postal code can be one (5 or 9 digits, document 2 §5), where it is, and whether the shop delivers there. */
export function postalCodeFacts(code: string): PostalCodeFacts {
  if (!/^\d+$/.test(code) || !DIGITS.includes(code.length)) return { isValid: false, isSupported: false }
  const area = Number(code.slice(0, 5))
  const row = postalCodeTable.find(([from, to]) => from <= area && area <= to)
  if (!row) return { isValid: true, isSupported: false }
  const [, , city, state, isSupported = true] = row
  return { isValid: true, isSupported, city, state }
}

import { POSTAL_CODE_DIGITS } from '../../src/contract/limits.ts'
import { postalCodeTable } from '../../fixtures/tables/postalCodes.ts'

export interface PostalCodeFacts {
  isValid: boolean
  isSupported: boolean
  city?: string
  state?: string
}

const DIGITS: readonly number[] = POSTAL_CODE_DIGITS

/** The states and federal territories that have postal codes. */
export const states: readonly string[] = [
  ...new Set(postalCodeTable.map(([, , , state]) => state)),
].toSorted()

/** Other names of states, as people write them on a parcel; the postal register suggests the official one. */
const otherNames: readonly string[] = [
  'KL',
  'WP',
  'W.P.',
  'Wilayah Persekutuan',
  'Penang',
  'P. Pinang',
  'Malacca',
  'N. Sembilan',
]

/** Whether a text names a state of Malaysia, officially or as people write it. */
export const isState = (text: string): boolean => {
  const name = text.trim().toLowerCase()
  return [...states, ...otherNames].some((known) => known.toLowerCase() === name)
}

/** The only country that the shop delivers in, by its name and its code (ISO 3166). */
const country: readonly string[] = ['Malaysia', 'MY']

/** Whether a text names that country. */
export const isCountry = (text: string): boolean => country.includes(text.trim())

/** Whether a postal code can be one (5 or 9 digits, document 2 §5), where it is, and whether the shop delivers there. */
export function postalCodeFacts(code: string): PostalCodeFacts {
  if (!/^\d+$/.test(code) || !DIGITS.includes(code.length)) return { isValid: false, isSupported: false }
  const area = Number(code.slice(0, 5))
  const row = postalCodeTable.find(([from, to]) => from <= area && area <= to)
  if (!row) return { isValid: true, isSupported: false }
  const [, , city, state, isSupported = true] = row
  return { isValid: true, isSupported, city, state }
}

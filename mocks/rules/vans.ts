import { postalCodeFacts } from './postalCodes.ts'

/** Where vans go beyond the state that they start from: the Klang Valley is one town with three names. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  'Kuala Lumpur': ['Selangor', 'Putrajaya'],
}

/**
 * Whether the vans of a place bring goods to a postal code: within their own state and its neighbours, nowhere else. The documents
 * have express suppliers by location and no radius.
 */
export function vansReach(from: string, to: string): boolean {
  const start = postalCodeFacts(from)
  const end = postalCodeFacts(to)
  if (!start.state || !end.state || !end.isSupported) return false
  return start.state === end.state || NEIGHBOURS[start.state]?.includes(end.state) === true
}

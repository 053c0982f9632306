import { neighbours } from '../../fixtures/tables/neighbours.ts'
import { postalCodeFacts } from './postalCodes.ts'

/**
 * Whether a warehouse's vans deliver to a postal code: within its state and the neighbouring states. The documents have express suppliers
 * by location and no radius.
 */
export function vansReach(from: string, to: string): boolean {
  const start = postalCodeFacts(from)
  const end = postalCodeFacts(to)
  if (!start.state || !end.state || !end.isSupported) return false
  return start.state === end.state || neighbours[start.state]?.includes(end.state) === true
}

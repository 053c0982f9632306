import { streetWords } from '../../fixtures/tables/streetWords.ts'
import type { Address } from '../../src/contract/entities/account/address.ts'
import { postalCodeFacts } from './postalCodes.ts'

const tidied = (text: string): string =>
  streetWords.reduce((line, [pattern, word]) => line.replace(pattern, word), text.trim().replace(/\s+/g, ' '))

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * The postal spelling of an address: street names in full, the state of its postal code, and that state's town where the address named
 * another state. Empty when the address is spelled so already, or its postal code is unknown (document 1 §3, validationAddresses).
 */
export function suggestedSpellings(address: Address): Address[] {
  const { city, state } = postalCodeFacts(address.postalCode)
  if (city === undefined || state === undefined) return []
  const isInState = isSame(address.state, state)
  const suggested: Address = {
    ...address,
    addressLine1: tidied(address.addressLine1),
    city: isInState ? tidied(address.city) : city,
    state,
  }
  const isAsTyped = (['addressLine1', 'city', 'state'] as const).every(
    (name) => suggested[name] === address[name],
  )
  return isAsTyped ? [] : [suggested]
}

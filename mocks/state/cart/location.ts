import { warehouses } from '../../../fixtures/warehouses.ts'
import type { Location } from '../../../src/contract/entities/location.ts'
import { FulfillmentMethod } from '../../../src/contract/enumerations.ts'
import { postalCodeFacts } from '../../rules/postalCodes.ts'
import { vansReach } from '../../rules/vans.ts'
import type { Shopper } from '../records/shopper.ts'

/** Sets the shopper's location as one that they chose themselves. */
export function setPostalCode(postalCode: string, shopper: Shopper): void {
  shopper.postalCode = postalCode
  shopper.isLocationCaptured = true
}

const EVERYWHERE: readonly FulfillmentMethod[] = [
  FulfillmentMethod.CARRIER_DELIVERY,
  FulfillmentMethod.ELECTRONIC,
]

/** The places that serve a postal code: carriers and codes go everywhere, the shop's own vans and counters are for those around them. */
function servedFrom(postalCode: string): string[] {
  if (!postalCodeFacts(postalCode).isSupported) return []
  return warehouses()
    .filter(
      ({ warehouse, postalCode: from }) =>
        EVERYWHERE.includes(warehouse.fulfillmentMethodType) || vansReach(from, postalCode),
    )
    .map(({ warehouse }) => warehouse._id)
}

/** The shopper's location, its warehouses, and whether they chose it themselves (document 1 §3, location). */
export const locationOf = ({ postalCode, isLocationCaptured = false }: Shopper): Location => ({
  postalCode,
  identifiers: servedFrom(postalCode),
  locationCaptured: isLocationCaptured,
})

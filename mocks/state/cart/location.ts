import type { Serves } from '../../../fixtures/inventory.ts'
import { type WarehouseRecord, warehouses } from '../../../fixtures/warehouses.ts'
import type { Location } from '../../../src/contract/entities/location.ts'
import { FulfillmentMethod } from '../../../src/contract/enumerations.ts'
import { postalCodeFacts } from '../../rules/postalCodes.ts'
import { vansReach } from '../../rules/vans.ts'
import type { Shopper } from '../records/shopper.ts'
import { hasExpress, isBroughtByVan } from './vans.ts'

/** Sets the shopper's location as one that they chose themselves. */
export function setPostalCode(postalCode: string, shopper: Shopper): void {
  shopper.postalCode = postalCode
  shopper.isLocationCaptured = true
}

const EVERYWHERE: readonly FulfillmentMethod[] = [
  FulfillmentMethod.CARRIER_DELIVERY,
  FulfillmentMethod.ELECTRONIC,
]

/**
 * The warehouses that serve a postal code: carriers and codes go everywhere, express items where any van goes, and a pickup counter serves
 * the places around it.
 */
function servedFrom(postalCode: string): string[] {
  if (!postalCodeFacts(postalCode).isSupported) return []
  const isExpress = hasExpress(postalCode)
  const serves = ({ warehouse, postalCode: from }: WarehouseRecord): boolean => {
    if (EVERYWHERE.includes(warehouse.fulfillmentMethodType)) return true
    return isBroughtByVan(warehouse) ? isExpress : vansReach(from, postalCode)
  }
  return warehouses()
    .filter(serves)
    .map(({ warehouse }) => warehouse._id)
}

/** The shopper's location, its warehouses, and whether they chose it themselves (document 1 §3, location). */
export const locationOf = ({ postalCode, isLocationCaptured = false }: Shopper): Location => ({
  postalCode,
  identifiers: servedFrom(postalCode),
  locationCaptured: isLocationCaptured,
})

/** Whether a warehouse serves the shopper's location, worked out at the first question. */
export function servesLocation({ postalCode }: Pick<Shopper, 'postalCode'>): Serves {
  let served: readonly string[] | null = null
  return (warehouseId) => (served ??= servedFrom(postalCode)).includes(warehouseId)
}

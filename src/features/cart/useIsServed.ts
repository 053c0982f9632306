import type { Warehouse } from '../../contract/entities/product/warehouse.ts'
import { isServed } from '../../domain/fulfillment.ts'
import { useSession } from '../../stores/session/session.ts'

/** Whether items of a warehouse come to the shopper's location: the one source of every delivery promise (docs/decisions/0071). */
export function useIsServed(): (warehouse: Pick<Warehouse, '_id' | 'fulfillmentMethodType'>) => boolean {
  const location = useSession((session) => session.location)
  return (warehouse) => isServed(warehouse, location)
}

/** The town of the shopper's location, else its postcode. */
export const usePlaceName = (): string =>
  useSession(({ base }) => base?.locationName.split(',')[0] || base?.postalCode || '')

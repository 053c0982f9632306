import { warehouseById, warehouses } from '../../fixtures/warehouses.ts'
import type { CartGroup } from '../../src/contract/entities/cart.ts'
import type { Warehouse } from '../../src/contract/entities/warehouse.ts'
import { FulfillmentClass, FulfillmentMethod } from '../../src/contract/enumerations.ts'
import type { Visit } from '../handlers/handler.ts'
import { classOf } from '../rules/fulfillmentClass.ts'
import { vansReach } from '../rules/vans.ts'
import { addressesOf } from './addressBook.ts'

type Place = Pick<Warehouse, 'fulfillerType' | 'fulfillmentMethodType'>

/** Express goods that somebody brings; those of a counter are fetched. */
export const isBroughtByVan = ({ fulfillerType, fulfillmentMethodType }: Place): boolean =>
  fulfillmentMethodType !== FulfillmentMethod.IN_STORE_PICKUP &&
  classOf(fulfillerType, fulfillmentMethodType) === FulfillmentClass.EXPRESS

const reaches = (warehouseId: string, postalCode: string): boolean => {
  const record = warehouseById(warehouseId)
  return record === undefined || vansReach(record.postalCode, postalCode)
}

/** Whether the vans that a cart needs all go to the address chosen for it; while none is chosen, they may. */
export function doVansReach(groups: readonly CartGroup[], visit: Visit): boolean {
  const { addressId } = visit.shopper.selection
  const address = addressesOf(visit).find(({ _id }) => _id === addressId)
  if (!address) return true
  return groups.filter(isBroughtByVan).every(({ warehouse }) => reaches(warehouse._id, address.postalCode))
}

/** Whether the vans of any of the shop's places go to a postal code. */
export const doesAnyVanReach = (postalCode: string): boolean =>
  warehouses().some(({ warehouse }) => isBroughtByVan(warehouse) && reaches(warehouse._id, postalCode))

import { warehouseById, warehouses } from '../../../fixtures/warehouses.ts'
import type { CartGroup } from '../../../src/contract/entities/cart.ts'
import type { Warehouse } from '../../../src/contract/entities/product/warehouse.ts'
import { FulfillmentClass, FulfillmentMethod } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { classOf } from '../../rules/fulfillmentClass.ts'
import { vansReach } from '../../rules/vans.ts'
import { addressesOf } from '../account/addressBook.ts'

type Place = Pick<Warehouse, 'fulfillerType' | 'fulfillmentMethodType'>

/** Express items that are delivered, not picked up. */
export const isBroughtByVan = ({ fulfillerType, fulfillmentMethodType }: Place): boolean =>
  fulfillmentMethodType !== FulfillmentMethod.IN_STORE_PICKUP &&
  classOf(fulfillerType, fulfillmentMethodType) === FulfillmentClass.EXPRESS

const reaches = (warehouseId: string, postalCode: string): boolean => {
  const record = warehouseById(warehouseId)
  return record === undefined || vansReach(record.postalCode, postalCode)
}

/** Whether the vans that a cart needs all go to the address chosen for it; while none is chosen, they may. */
export function doVansReach(groups: readonly CartGroup[], context: HandlerContext): boolean {
  const { addressId } = context.shopper.selection
  const address = addressesOf(context).find(({ _id }) => _id === addressId)
  if (!address) return true
  return groups.filter(isBroughtByVan).every(({ warehouse }) => reaches(warehouse._id, address.postalCode))
}

/** The shop's warehouses whose vans deliver to a postal code; without one, all that have vans. */
export const vansFor = (postalCode?: string): string[] =>
  warehouses().flatMap(({ warehouse }) =>
    isBroughtByVan(warehouse) && (postalCode === undefined || reaches(warehouse._id, postalCode))
      ? warehouse._id
      : [],
  )

/** The warehouses where an order of these groups needs a slot: each with express items, delivered or picked up. */
export const slotPlaces = (groups: readonly CartGroup[]): string[] =>
  groups.flatMap((group) =>
    classOf(group.fulfillerType, group.fulfillmentMethodType) === FulfillmentClass.EXPRESS
      ? group.warehouse._id
      : [],
  )

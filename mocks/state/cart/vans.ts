import { warehouses } from '../../../fixtures/warehouses.ts'
import type { CartGroup } from '../../../src/contract/entities/cart.ts'
import type { Warehouse } from '../../../src/contract/entities/product/warehouse.ts'
import { FulfillmentClass, FulfillmentMethod } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { classOf } from '../../rules/fulfillmentClass.ts'
import { vansReach } from '../../rules/vans.ts'

type Place = Pick<Warehouse, 'fulfillerType' | 'fulfillmentMethodType'>

/** Express items that are delivered, not picked up. */
export const isBroughtByVan = ({ fulfillerType, fulfillmentMethodType }: Place): boolean =>
  fulfillmentMethodType !== FulfillmentMethod.IN_STORE_PICKUP &&
  classOf(fulfillerType, fulfillmentMethodType) === FulfillmentClass.EXPRESS

/** The shop's warehouses whose vans deliver to a postal code; without one, all that have vans. */
export const vansFor = (postalCode?: string): string[] =>
  warehouses().flatMap(({ warehouse, postalCode: from }) =>
    isBroughtByVan(warehouse) && (postalCode === undefined || vansReach(from, postalCode))
      ? warehouse._id
      : [],
  )

/** Whether express items are delivered to a postal code: the express stores supply each other, so the vans of any of them will do. */
export const hasExpress = (postalCode: string): boolean => vansFor(postalCode).length > 0

/** Whether the vans that a cart needs go to the shopper's location, which is the one of the chosen address. */
export const doVansReach = (
  groups: readonly Place[],
  { shopper }: Pick<HandlerContext, 'shopper'>,
): boolean => !groups.some(isBroughtByVan) || hasExpress(shopper.postalCode)

/** The warehouses where an order of these groups needs a slot: each with express items, delivered or picked up. */
export const slotPlaces = (groups: readonly CartGroup[]): string[] =>
  groups.flatMap((group) =>
    classOf(group.fulfillerType, group.fulfillmentMethodType) === FulfillmentClass.EXPRESS
      ? group.warehouse._id
      : [],
  )

import type { Order } from '../../contract/entities/order.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { isDiscontinued } from '../product/variant.ts'

/** A product can be added to an order: it is in stock where one of the deliveries leaves from (docs/decisions/0035). */
export function canTravelWith(variant: Variant, { shipments }: Pick<Order, 'shipments'>): boolean {
  if (isDiscontinued(variant)) return false
  return variant.inventory.some(({ warehouse, availableCount }) =>
    shipments.some(
      (shipment) =>
        availableCount !== 0 &&
        shipment.warehouse === warehouse._id &&
        shipment.fulfillmentMethod === warehouse.fulfillmentMethodType,
    ),
  )
}

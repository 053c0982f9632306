import type { CartGroup } from '../../src/contract/entities/cart.ts'
import { FulfillmentClass } from '../../src/contract/enumerations.ts'
import { nextHex } from '../base/random.ts'
import { shipmentKind } from '../rules/orders/shipmentKind.ts'
import { type Checkout, classOfGroup } from '../state/cart/checkoutView.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import type { StoredShipment } from '../state/records/order.ts'
import { parcelAddressOf } from './orderDestination.ts'

/** The shipment of a group of items, as it is stored with a new order. */
export function shipmentOf(group: CartGroup, checkout: Checkout, context: HandlerContext): StoredShipment {
  const { slot } = checkout
  const { state, shopper } = context
  const known = classOfGroup(group)
  // The documents name no class for codes.
  const fulfillmentClass = known ?? FulfillmentClass.STANDARD
  const instructions = shopper.selection.standardOrderDeliveryInstructions
  const isMarketplace = fulfillmentClass === FulfillmentClass.MARKETPLACE
  const shippingAddress = isMarketplace ? parcelAddressOf(context, checkout) : undefined
  return {
    _id: nextHex(state.chance, 24),
    fulfillmentClass,
    fulfillmentMethod: group.fulfillmentMethodType,
    warehouseId: group.warehouse._id,
    shippingPrice: group.summary.shippingPrice,
    ...shipmentKind(fulfillmentClass, group.fulfillmentMethodType),
    fulfiller: group.warehouse.name,
    ...(known === FulfillmentClass.STANDARD && instructions ? { instructions } : {}),
    ...(fulfillmentClass === FulfillmentClass.EXPRESS && slot
      ? {
          slot: {
            id: slot._id,
            start: new Date(slot.start).getTime(),
            end: new Date(slot.end).getTime(),
            timeDisplay: slot.timeDisplay,
          },
        }
      : {}),
    ...(shippingAddress ? { shippingAddress } : {}),
    variants: group.variants,
  }
}

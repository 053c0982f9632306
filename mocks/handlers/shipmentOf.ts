import type { CartGroup } from '../../src/contract/entities/cart.ts'
import {
  DeliveryKind,
  FulfillmentClass,
  FulfillmentMethod,
  OrderType,
} from '../../src/contract/enumerations.ts'
import { nextHex } from '../base/random.ts'
import { type Checkout, classOfGroup } from '../state/cart/checkoutView.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import type { StoredShipment } from '../state/records/order.ts'
import { parcelAddressOf } from './orderDestination.ts'

const kindOf: Readonly<Record<FulfillmentClass, Pick<StoredShipment, 'deliveryKind' | 'orderType'>>> = {
  express: { deliveryKind: DeliveryKind.EXPRESS_DELIVERY, orderType: OrderType.EXPRESS },
  standard: { deliveryKind: DeliveryKind.STANDARD_DELIVERY, orderType: OrderType.STANDARD },
  marketplace: { deliveryKind: DeliveryKind.STANDARD_DELIVERY, orderType: OrderType.DROPSHIP },
}

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
  const isPickup = group.fulfillmentMethodType === FulfillmentMethod.IN_STORE_PICKUP
  return {
    _id: nextHex(state.chance, 24),
    fulfillmentClass,
    fulfillmentMethod: group.fulfillmentMethodType,
    warehouseId: group.warehouse._id,
    shippingPrice: group.summary.shippingPrice,
    ...kindOf[fulfillmentClass],
    ...(isPickup ? { orderType: OrderType.EXPRESS_PICKUP } : {}),
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

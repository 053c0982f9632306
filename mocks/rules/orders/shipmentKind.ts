import {
  DeliveryKind,
  type FulfillmentClass,
  FulfillmentMethod,
  OrderType,
} from '../../../src/contract/enumerations.ts'

interface ShipmentKind {
  deliveryKind: DeliveryKind
  orderType: OrderType
}

const kinds: Readonly<Record<FulfillmentClass, ShipmentKind>> = {
  express: { deliveryKind: DeliveryKind.EXPRESS_DELIVERY, orderType: OrderType.EXPRESS },
  standard: { deliveryKind: DeliveryKind.STANDARD_DELIVERY, orderType: OrderType.STANDARD },
  marketplace: { deliveryKind: DeliveryKind.STANDARD_DELIVERY, orderType: OrderType.DROPSHIP },
}

/** The delivery kind and the order type of a shipment (document 2 §4); a pickup has an order type of its own. */
export const shipmentKind = (
  fulfillmentClass: FulfillmentClass,
  method: FulfillmentMethod,
): ShipmentKind => ({
  ...kinds[fulfillmentClass],
  ...(method === FulfillmentMethod.IN_STORE_PICKUP ? { orderType: OrderType.EXPRESS_PICKUP } : {}),
})

import { FulfillerType, FulfillmentClass, FulfillmentMethod } from '../../src/contract/enumerations.ts'

const OWN: readonly FulfillerType[] = [FulfillerType.EXPRESS, FulfillerType.ORDER_FULFILLMENT]
const EXPRESS_METHODS: readonly FulfillmentMethod[] = [
  FulfillmentMethod.LOCAL_DELIVERY,
  FulfillmentMethod.IN_STORE_PICKUP,
]

/** The fulfilment class (document 1 §4, fulfilment classification); null where the documents name none. */
export function classOf(fulfillerType: FulfillerType, method: FulfillmentMethod): FulfillmentClass | null {
  if (OWN.includes(fulfillerType)) {
    if (EXPRESS_METHODS.includes(method)) return FulfillmentClass.EXPRESS
    return method === FulfillmentMethod.CARRIER_DELIVERY ? FulfillmentClass.STANDARD : null
  }
  return fulfillerType === FulfillerType.SELLER && method === FulfillmentMethod.CARRIER_DELIVERY
    ? FulfillmentClass.MARKETPLACE
    : null
}

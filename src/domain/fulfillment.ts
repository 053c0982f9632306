import { FulfillerType, FulfillmentClass, FulfillmentMethod } from '../contract/enumerations.ts'

export interface Fulfilled {
  fulfillerType: FulfillerType
  fulfillmentMethodType: FulfillmentMethod
}

const isShopsOwn = (type: FulfillerType) =>
  type === FulfillerType.EXPRESS || type === FulfillerType.ORDER_FULFILLMENT

const isNearby = (method: FulfillmentMethod) =>
  method === FulfillmentMethod.LOCAL_DELIVERY || method === FulfillmentMethod.IN_STORE_PICKUP

/** Sent as a code: nothing is delivered, and the documents name no class for it (document 1 §4, fulfilment method 5). */
export const isElectronic = ({ fulfillmentMethodType }: Pick<Fulfilled, 'fulfillmentMethodType'>): boolean =>
  fulfillmentMethodType === FulfillmentMethod.ELECTRONIC

/**
 * The fulfilment class of a variant, a warehouse or a cart group (document 1 §4, fulfilment classification); null where the documents name
 * no class. "express fulfiller or order-fulfilment" is read as one subject of "with local delivery or pickup", as in its next sentence,
 * "same fulfillers".
 */
export function fulfillmentClass({
  fulfillerType,
  fulfillmentMethodType,
}: Fulfilled): FulfillmentClass | null {
  const isByCarrier = fulfillmentMethodType === FulfillmentMethod.CARRIER_DELIVERY
  if (isShopsOwn(fulfillerType) && isNearby(fulfillmentMethodType)) return FulfillmentClass.EXPRESS
  if (isShopsOwn(fulfillerType) && isByCarrier) return FulfillmentClass.STANDARD
  if (fulfillerType === FulfillerType.SELLER && isByCarrier) return FulfillmentClass.MARKETPLACE
  return null
}

export const isExpress = (item: Fulfilled): boolean => fulfillmentClass(item) === FulfillmentClass.EXPRESS
export const isStandard = (item: Fulfilled): boolean => fulfillmentClass(item) === FulfillmentClass.STANDARD
export const isMarketplace = (item: Fulfilled): boolean =>
  fulfillmentClass(item) === FulfillmentClass.MARKETPLACE

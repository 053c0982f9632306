import type { Location } from '../contract/entities/location.ts'
import type { Warehouse } from '../contract/entities/product/warehouse.ts'
import { FulfillerType, FulfillmentClass, FulfillmentMethod } from '../contract/enumerations.ts'

export interface Fulfilled {
  fulfillerType: FulfillerType
  fulfillmentMethodType: FulfillmentMethod
}

/** Whether the shopper collects the items at a counter (document 1 §4, fulfilment method 2). */
export const isPickup = ({ fulfillmentMethodType }: Pick<Fulfilled, 'fulfillmentMethodType'>): boolean =>
  fulfillmentMethodType === FulfillmentMethod.IN_STORE_PICKUP

/**
 * Whether items of a warehouse come to a location: it is among those that serve it, or the shopper collects them. Without a location yet,
 * everything does (document 1 §3, location).
 */
export const isServed = (
  warehouse: Pick<Warehouse, '_id' | 'fulfillmentMethodType'>,
  location: Pick<Location, 'identifiers'> | null,
): boolean => location === null || isPickup(warehouse) || location.identifiers.includes(warehouse._id)

/**
 * Whether items can be had from another warehouse than theirs: it serves the location, or it is a counter and theirs does not serve the
 * location. A counter far away is no offer to a shopper who gets a delivery.
 */
export const isOffered = (
  other: Pick<Warehouse, '_id' | 'fulfillmentMethodType'>,
  own: Pick<Warehouse, '_id' | 'fulfillmentMethodType'>,
  location: Pick<Location, 'identifiers'> | null,
): boolean =>
  location === null ||
  location.identifiers.includes(other._id) ||
  (isPickup(other) && !isServed(own, location))

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

import type { Config } from '../contract/entities/config.ts'
import type { Cents } from '../contract/entities/money.ts'
import type { FulfillmentMethod } from '../contract/enumerations.ts'
import { less } from './money.ts'

export type ShippingRules = Pick<
  Config,
  'shipping' | 'minimumSpendByFulfillmentMethod' | 'firstOrderFreeShipping'
>

const NOTHING = 0 as Cents

/** The minimum spend of a fulfilment method in cents, zero where there is none (document 1 §5, Order minimum). */
export const orderMinimumOf = (method: FulfillmentMethod, rules: ShippingRules): Cents =>
  rules.minimumSpendByFulfillmentMethod.find((row) => row.fulfillmentMethod === method)?.minimum ?? NOTHING

/** What shipping costs for a method; undefined makes the cart invalid (document 1 §5). */
export const shippingOf = (method: FulfillmentMethod, rules: ShippingRules) =>
  rules.shipping.find((row) => row.fulfillmentMethod === method)

/** Shipping of one group in cents: nothing from the free-shipping threshold on (document 1 §5). */
export function shippingPrice(
  method: FulfillmentMethod,
  subTotal: Cents,
  rules: ShippingRules,
  isFirstOrder: boolean,
): Cents {
  const shipping = shippingOf(method, rules)
  if (!shipping || (isFirstOrder && rules.firstOrderFreeShipping)) return NOTHING
  const isFree = shipping.freeFrom !== undefined && subTotal >= shipping.freeFrom
  return isFree ? NOTHING : shipping.price
}

/** What is still missing to a threshold, in cents; zero once it is reached. */
export const stillNeeded = (threshold: Cents, subTotal: Cents): Cents => less(threshold, subTotal)

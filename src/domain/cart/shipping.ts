import type { Config, ShippingConfig } from '../../contract/entities/config.ts'
import type { Cents } from '../../contract/entities/money.ts'
import type { FulfillmentMethod } from '../../contract/enumerations.ts'
import { less } from '../money.ts'

export type ShippingRules = Pick<
  Config,
  'shipping' | 'minimumSpendByFulfillmentMethod' | 'firstOrderFreeShipping'
>

const NOTHING = 0 as Cents

/** The minimum spend of a fulfilment method in cents; zero without one (document 1 §5, Order minimum). */
export const orderMinimumOf = (method: FulfillmentMethod, rules: ShippingRules): Cents =>
  rules.minimumSpendByFulfillmentMethod.find((row) => row.fulfillmentMethod === method)?.minimum ?? NOTHING

/** The shipping cost of a method; undefined makes the cart invalid (document 1 §5). */
export const shippingOf = (method: FulfillmentMethod, rules: ShippingRules) =>
  rules.shipping.find((row) => row.fulfillmentMethod === method)

/** Shipping is free: on the first order where the shop offers that, or when the threshold is reached (document 1 §5, §6). */
export const isShippingFree = (
  shipping: ShippingConfig | undefined,
  subTotal: Cents,
  rules: ShippingRules,
  isFirstOrder: boolean,
): boolean =>
  (rules.firstOrderFreeShipping && isFirstOrder) ||
  (shipping?.freeFrom !== undefined && subTotal >= shipping.freeFrom)

/** The amount that is missing to a threshold, in cents; zero once it is reached. */
export const stillNeeded = (threshold: Cents, subTotal: Cents): Cents => less(threshold, subTotal)

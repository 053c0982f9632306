import type { Config, ShippingConfig } from '../../contract/entities/config.ts'
import type { Cents } from '../../contract/entities/money.ts'
import type { FulfillmentMethod } from '../../contract/enumerations.ts'
import { less } from '../money.ts'

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

/** Nothing is paid for shipping: the first order where the shop says so, or the threshold is reached (document 1 §5, §6). */
export const isShippingFree = (
  shipping: ShippingConfig | undefined,
  subTotal: Cents,
  rules: ShippingRules,
  isFirstOrder: boolean,
): boolean =>
  (rules.firstOrderFreeShipping && isFirstOrder) ||
  (shipping?.freeFrom !== undefined && subTotal >= shipping.freeFrom)

/** What is still missing to a threshold, in cents; zero once it is reached. */
export const stillNeeded = (threshold: Cents, subTotal: Cents): Cents => less(threshold, subTotal)

import type { Cart, CartGroup, CartVariant } from '../../contract/entities/cart.ts'
import type { Cents } from '../../contract/entities/money.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import type { Warehouse } from '../../contract/entities/product/warehouse.ts'
import type { FulfillmentMethod } from '../../contract/enumerations.ts'
import { less, sum, times } from '../money.ts'
import { priceOf, pricePaid } from '../product/price.ts'
import { isAvailable, isSample } from '../product/variant.ts'

/** What names a cart line: there is one for each variant, warehouse and fulfilment method. */
export type LineKey = string & { readonly names: 'line' }

export interface LineTarget {
  variant: Variant
  warehouse: Warehouse
  fulfillmentMethod: FulfillmentMethod
}

export const lineKey = (line: {
  variant: Pick<Variant, '_id'>
  warehouse: Pick<Warehouse, '_id'>
  fulfillmentMethod: FulfillmentMethod
}): LineKey => `${line.variant._id}:${line.warehouse._id}:${line.fulfillmentMethod}` as LineKey

/** The line that an entry of a list stands for: it is fulfilled as its warehouse does. */
export const targetOf = (entry: { variant: Variant; warehouse: Warehouse }): LineTarget => ({
  variant: entry.variant,
  warehouse: entry.warehouse,
  fulfillmentMethod: entry.warehouse.fulfillmentMethodType,
})

export const lineOf = (cart: Cart | null, key: LineKey): CartVariant | undefined =>
  cart?.cartVariants.find((line) => lineKey(line) === key)

/** What one line costs, in cents. */
export const lineTotal = (line: Pick<CartVariant, 'variant' | 'quantity'>): Cents =>
  times(pricePaid(line.variant), line.quantity)

/** Subtotal of some lines, in cents, without what can no longer be had: that is not sent. */
export const subTotalOf = (lines: readonly Pick<CartVariant, 'variant' | 'quantity'>[]): Cents =>
  sum(lines.filter((line) => isAvailable(line.variant)).map(lineTotal))

/** How many things are in the cart: the count on the cart button. */
export const itemCount = (cart: Cart | null): number =>
  (cart?.cartVariants ?? []).reduce((count, line) => count + line.quantity, 0)

/** Samples in the cart, without those of one line (document 1 §5, sample limit). */
export const sampleCount = (cart: Cart | null, except?: LineKey): number =>
  (cart?.cartVariants ?? [])
    .filter((line) => isSample(line.variant) && lineKey(line) !== except)
    .reduce((count, line) => count + line.quantity, 0)

/** How many of a line's variant the cart holds from other places. */
export const countElsewhere = (cart: Cart | null, target: LineTarget): number =>
  (cart?.cartVariants ?? [])
    .filter((line) => line.variant._id === target.variant._id && lineKey(line) !== lineKey(target))
    .reduce((count, line) => count + line.quantity, 0)

/** What the cart saves against the struck prices, with promotions, coupons and promo codes; in cents. */
export function savingsOf(cart: Cart): Cents {
  const sent = cart.cartVariants.filter((line) => isAvailable(line.variant))
  const onLines = sent.map((line) => {
    const { was, now } = priceOf(line.variant)
    return times(less(was ?? now, now), line.quantity)
  })
  const discounts = cart.deductions.discounts.map(({ amount }) => amount)
  return sum([...onLines, ...discounts, cart.pricingInfo.promoDiscount])
}

/** The lines of a group, in the order they were added. */
export const linesOf = (cart: Cart, group: CartGroup): CartVariant[] =>
  cart.cartVariants.filter((line) => isInGroup(line, group))

export const isInGroup = (
  line: Pick<CartVariant, 'warehouse' | 'fulfillmentMethod'>,
  group: Pick<CartGroup, 'warehouse' | 'fulfillmentMethodType'>,
): boolean =>
  line.warehouse._id === group.warehouse._id && line.fulfillmentMethod === group.fulfillmentMethodType

/** Every group's method has a shipping configuration (document 1 §5). */
export const isCartValid = (cart: Cart): boolean => cart.groups.every((group) => group.summary.hasShipping)

/** More than one group: several deliveries (document 1 §5). */
export const isMultiCart = (cart: Cart): boolean => cart.groups.length > 1

export const areMinimumsMet = (cart: Cart): boolean =>
  cart.groups.every((group) => group.summary.orderMinimumMet)

/** Lines that can no longer be had; the shopper takes them out before checking out. */
export const unavailableLines = (cart: Cart): CartVariant[] =>
  cart.cartVariants.filter((line) => !isAvailable(line.variant))

/** Nothing is in the way of the checkout: something in it, all shippable, all to be had, every minimum reached. */
export const canCheckOut = (cart: Cart): boolean =>
  cart.cartVariants.length > 0 &&
  isCartValid(cart) &&
  areMinimumsMet(cart) &&
  unavailableLines(cart).length === 0

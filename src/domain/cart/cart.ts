import type { Cart, CartGroup, CartVariant } from '../../contract/entities/cart.ts'
import type { Cents } from '../../contract/entities/money.ts'
import { type PricingInfo, TAX_EXEMPTION } from '../../contract/entities/product/pricingInfo.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import type { Warehouse } from '../../contract/entities/product/warehouse.ts'
import type { FulfillmentMethod } from '../../contract/enumerations.ts'
import { less, sum, times } from '../money.ts'
import { priceOf, pricePaid } from '../product/price.ts'
import { isAvailable, isSample } from '../product/variant.ts'

/** The identity of a cart line: one for each variant, warehouse and fulfilment method. */
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

/** The cart line of a listing entry, with the fulfilment method of its warehouse. */
export const targetOf = (entry: { variant: Variant; warehouse: Warehouse }): LineTarget => ({
  variant: entry.variant,
  warehouse: entry.warehouse,
  fulfillmentMethod: entry.warehouse.fulfillmentMethodType,
})

export const lineOf = (cart: Cart | null, key: LineKey): CartVariant | undefined =>
  cart?.cartVariants.find((line) => lineKey(line) === key)

/** The price of one line, in cents. */
export const lineTotal = (line: Pick<CartVariant, 'variant' | 'quantity'>): Cents =>
  times(pricePaid(line.variant), line.quantity)

/** The subtotal of some lines in cents, without unavailable ones, which are not delivered. */
export const subTotalOf = (lines: readonly Pick<CartVariant, 'variant' | 'quantity'>[]): Cents =>
  sum(lines.filter((line) => isAvailable(line.variant)).map(lineTotal))

/** The number of items in the cart, shown on the cart button. */
export const itemCount = (cart: Cart | null): number =>
  (cart?.cartVariants ?? []).reduce((count, line) => count + line.quantity, 0)

/** The number of samples in the cart, without those of one line (document 1 §5, sample limit). */
export const sampleCount = (cart: Cart | null, except?: LineKey): number =>
  (cart?.cartVariants ?? [])
    .filter((line) => isSample(line.variant) && lineKey(line) !== except)
    .reduce((count, line) => count + line.quantity, 0)

/** The number of items of the same variant in other lines. */
export const countElsewhere = (cart: Cart | null, target: LineTarget): number =>
  (cart?.cartVariants ?? [])
    .filter((line) => line.variant._id === target.variant._id && lineKey(line) !== lineKey(target))
    .reduce((count, line) => count + line.quantity, 0)

/** The total saving in cents, against regular prices and through promotions, coupons and promo codes. */
export function savingsOf(cart: Cart): Cents {
  const sent = cart.cartVariants.filter((line) => isAvailable(line.variant))
  const onLines = sent.map((line) => {
    const { was, now } = priceOf(line.variant)
    return times(less(was ?? now, now), line.quantity)
  })
  const discounts = cart.deductions.discounts.map(({ amount }) => amount)
  return sum([...onLines, ...discounts, cart.pricingInfo.promoDiscount])
}

/** Whether the tax was taken off these sums: the buyer is a business that is tax exempt (docs/decisions/0125). */
export const isTaxExempt = ({ priceModifiers }: PricingInfo): boolean =>
  priceModifiers.some(({ _id }) => _id === TAX_EXEMPTION)

/** The lines of a group, in the order in which they were added. */
export const linesOf = (cart: Cart, group: CartGroup): CartVariant[] =>
  cart.cartVariants.filter((line) => isInGroup(line, group))

export const isInGroup = (
  line: Pick<CartVariant, 'warehouse' | 'fulfillmentMethod'>,
  group: Pick<CartGroup, 'warehouse' | 'fulfillmentMethodType'>,
): boolean =>
  line.warehouse._id === group.warehouse._id && line.fulfillmentMethod === group.fulfillmentMethodType

/** In how many deliveries a cart arrives: its groups with something available. Several make a multi-cart (document 1 §5). */
export const deliveryCount = (cart: Cart): number =>
  cart.groups.filter((group) => linesOf(cart, group).some(({ variant }) => isAvailable(variant))).length

/** Unavailable lines, which the shopper removes before the checkout. */
export const unavailableLines = (cart: Cart): CartVariant[] =>
  cart.cartVariants.filter((line) => !isAvailable(line.variant))

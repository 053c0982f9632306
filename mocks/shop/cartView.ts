import type { Cart, CartGroup, CartVariant } from '../../src/contract/entities/cart.ts'
import type { Config } from '../../src/contract/entities/config.ts'
import { cents } from '../../src/contract/entities/money.ts'
import type { Variant } from '../../src/contract/entities/variant.ts'
import type { Warehouse } from '../../src/contract/entities/warehouse.ts'
import { grouped } from '../rules/grouping.ts'
import { lineTotal, pricingInfo, total } from '../rules/pricing.ts'
import { groupSummary } from '../rules/shipping.ts'
import type { Shelf } from './shelf.ts'
import type { CartLine, Visitor } from './state.ts'

/** A line with the goods it stands for, as they are now. */
export interface StockedLine {
  line: CartLine
  variant: Variant
  warehouse: Warehouse
  warehouseId: string
  fulfiller: string
  fulfillmentMethod: CartLine['fulfillmentMethod']
}

export const warehouseOf = (variant: Variant, warehouseId: string): Warehouse | undefined =>
  variant.inventory.find(({ warehouse }) => warehouse._id === warehouseId)?.warehouse

/** The cart's lines with their goods; a line whose goods left the catalogue is not shown. */
export const stockedLines = (lines: readonly CartLine[], shelf: Shelf): StockedLine[] =>
  lines.flatMap((line) => {
    const variant = shelf.variant(line.variantId, line.warehouseId)
    const warehouse = variant && warehouseOf(variant, line.warehouseId)
    if (!variant || !warehouse) return []
    return {
      line,
      variant,
      warehouse,
      warehouseId: warehouse._id,
      fulfiller: warehouse.fulfiller,
      fulfillmentMethod: line.fulfillmentMethod,
    }
  })

const cartVariantOf = ({ line, variant, warehouse }: StockedLine, visitor: Visitor): CartVariant => ({
  variant,
  quantity: line.quantity,
  warehouse,
  ...(visitor.userId === null ? { guest: visitor.id } : { user: visitor.userId }),
  ...(line.fulfillerLocation === undefined ? {} : { fulfillerLocation: line.fulfillerLocation }),
  fulfillmentMethod: line.fulfillmentMethod,
  ...(line.pickingNotes === undefined ? {} : { customerItemPickingNotes: line.pickingNotes }),
})

const subTotalOf = (lines: readonly StockedLine[]) =>
  total(lines.map(({ line, variant }) => lineTotal(variant, line.quantity)))

/** No order of this visitor has succeeded yet (document 1 §6). */
export const isFirstOrder = (visitor: Visitor): boolean => visitor.orders.length === 0

/** The cart's groups in the order of their first lines. */
export const groupsOf = (lines: readonly StockedLine[], visitor: Visitor, config: Config): CartGroup[] =>
  [...grouped(lines)].flatMap(([groupIdentifier, inGroup]) => {
    const [first] = inGroup
    if (!first) return []
    return {
      groupIdentifier,
      fulfillmentMethodType: first.fulfillmentMethod,
      fulfillerType: first.warehouse.fulfillerType,
      variants: inGroup.map(({ variant }) => variant._id),
      warehouse: first.warehouse,
      summary: groupSummary(subTotalOf(inGroup), first.fulfillmentMethod, config, isFirstOrder(visitor)),
    }
  })

/** What the cart comes to; `express` is the chosen slot's price, which only the checkout knows. */
export const pricingOf = (
  lines: readonly StockedLine[],
  groups: readonly CartGroup[],
  config: Config,
  express = cents(0),
) =>
  pricingInfo({
    subtotal: subTotalOf(lines),
    shipping: total(groups.map(({ summary }) => summary.shippingPrice)),
    express,
    taxPercent: config.taxPercent,
  })

/** Document 1 §3, Cart, as the shop shows it. */
export function cartOf(visitor: Visitor, shelf: Shelf, config: Config): Cart {
  const lines = stockedLines(visitor.cart.lines, shelf)
  const groups = groupsOf(lines, visitor, config)
  return {
    _id: visitor.cart.id,
    revision: visitor.cart.revision,
    cartVariants: lines.map((line) => cartVariantOf(line, visitor)),
    offers: { promoVariants: [] },
    groups,
    appliedPromoCodes: [],
    pricingInfo: pricingOf(lines, groups, config),
  }
}

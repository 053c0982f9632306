import type { Cart, CartGroup, CartVariant } from '../../../src/contract/entities/cart.ts'
import type { EarliestDelivery } from '../../../src/contract/entities/product/earliestDelivery.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import type { Warehouse } from '../../../src/contract/entities/product/warehouse.ts'
import type { HandlerContext } from '../handlerContext.ts'
import type { PaidLine } from '../../rules/discounts.ts'
import { earliestDelivery } from '../../rules/deliverySlots.ts'
import { grouped } from '../../rules/grouping.ts'
import { lineTotal, type Price, priceOf, total, unitPrice } from '../../rules/pricing.ts'
import { groupSummary } from '../../rules/shipping.ts'
import { canBeHad } from '../../rules/stock.ts'
import { surchargeOf } from '../../rules/surcharge.ts'
import { deductionsOf } from './deductions.ts'
import { hasExpress, isBroughtByVan } from './vans.ts'
import { isFirstOrder } from '../firstOrder.ts'
import { promoVariantsOf } from './promoVariants.ts'
import { codesInCart } from './promoCodes.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'
import type { CartLine } from '../records/shopper.ts'

/** A line with its current variant. */
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

/** The cart's lines with their variants; a line whose variant left the catalogue is not shown. */
export const stockedLines = (lines: readonly CartLine[], catalogueView: CatalogueView): StockedLine[] =>
  lines.flatMap((line) => {
    const variant = catalogueView.variant(line.variantId, line.warehouseId)
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

const cartVariantOf = (
  { line, variant, warehouse }: StockedLine,
  { account, visitor }: HandlerContext,
): CartVariant => ({
  variant,
  quantity: line.quantity,
  warehouse,
  ...(account === null ? { guest: visitor.id } : { user: account._id }),
  ...(line.fulfillerLocation === undefined ? {} : { fulfillerLocation: line.fulfillerLocation }),
  fulfillmentMethod: line.fulfillmentMethod,
  ...(line.pickingNotes === undefined ? {} : { customerItemPickingNotes: line.pickingNotes }),
  ...(line.substitution === undefined ? {} : { substitution: line.substitution }),
})

/** What can no longer be had costs nothing: it stays in the cart until it is taken out, and is not sent. */
const sentOf = (lines: readonly StockedLine[]) => lines.filter(({ variant }) => canBeHad(variant))

const subTotalOf = (lines: readonly StockedLine[]) =>
  total(sentOf(lines).map(({ line, variant }) => lineTotal(variant, line.quantity)))

/** The earliest delivery from a warehouse to the shopper; for express items only, since a carrier has no slots, and where vans go. */
export function earliestFrom(
  warehouse: Warehouse,
  { now, state, shopper }: HandlerContext,
): { earliestDelivery?: EarliestDelivery } {
  const isPromised = isBroughtByVan(warehouse) && hasExpress(shopper.postalCode)
  const earliest = isPromised ? earliestDelivery(now, state.slots, warehouse._id) : undefined
  return earliest ? { earliestDelivery: earliest } : {}
}

/** The cart's groups in the order of their first lines. */
export function groupsOf(lines: readonly StockedLine[], context: HandlerContext): CartGroup[] {
  const { shopper, config } = context
  return [...grouped(lines)].flatMap(([groupIdentifier, inGroup]) => {
    const [first] = inGroup
    if (!first) return []
    const { fulfillmentMethod } = first
    const summary = groupSummary(subTotalOf(inGroup), fulfillmentMethod, config, isFirstOrder(shopper))
    return {
      groupIdentifier,
      fulfillmentMethodType: fulfillmentMethod,
      fulfillerType: first.warehouse.fulfillerType,
      variants: inGroup.map(({ variant }) => variant._id),
      warehouse: first.warehouse,
      summary: sentOf(inGroup).length > 0 ? summary : { ...summary, shippingPrice: cents(0) },
      ...earliestFrom(first.warehouse, context),
    }
  })
}

/** The lines as they are paid for, before anything is taken off. */
export const paidLinesOf = (lines: readonly StockedLine[]): PaidLine[] =>
  sentOf(lines).map(({ line, variant }) => ({
    variantId: variant._id,
    fulfillmentMethod: line.fulfillmentMethod,
    quantity: line.quantity,
    unitPrice: unitPrice(variant),
    left: lineTotal(variant, line.quantity),
  }))

/** The totals of the cart, with the deduction of each code and discount; `express` is the price of the chosen slot, which only the checkout has. */
export function priceOfCart(
  lines: readonly StockedLine[],
  groups: readonly CartGroup[],
  context: HandlerContext,
  express = cents(0),
): Price {
  return priceOf({
    lines: paidLinesOf(lines),
    deductions: deductionsOf(context),
    promoCodes: codesInCart(context),
    shipping: total(groups.map(({ summary }) => summary.shippingPrice)),
    express,
    surcharge: surchargeOf(
      sentOf(lines).map(({ fulfillmentMethod }) => fulfillmentMethod),
      context.config,
    ),
    taxPercent: context.config.taxPercent,
  })
}

/** Document 1 §3, Cart, as the shop shows it. */
export function cartOf(context: HandlerContext): Cart {
  const { shopper, catalogueView } = context
  const lines = stockedLines(shopper.cart.lines, catalogueView)
  const groups = groupsOf(lines, context)
  const { pricingInfo, promoCodes, deductions } = priceOfCart(lines, groups, context)
  return {
    _id: shopper.cart.id,
    revision: shopper.cart.revision,
    cartVariants: lines.map((line) => cartVariantOf(line, context)),
    offers: { promoVariants: promoVariantsOf(lines, deductions, catalogueView) },
    groups,
    appliedPromoCodes: promoCodes,
    deductions,
    pricingInfo,
  }
}

import type { PostOrderAttachVariant } from '../../../src/contract/calls/orders.ts'
import { type Cents, cents } from '../../../src/contract/entities/money.ts'
import { type PricingInfo, TAX_EXEMPTION } from '../../../src/contract/entities/product/pricingInfo.ts'
import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import { PaymentMethod, VariantState } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { isCoveredByInvoice } from '../../rules/invoiceCredit.ts'
import { maximumQuantity, reasonFor } from '../../rules/maximumQuantity.ts'
import { canAttach, progressAt } from '../../rules/orders/orderLifecycle.ts'
import { containedTax, lineTotal, total, unitPrice } from '../../rules/pricing.ts'
import { groupSummary, shippingWithMore } from '../../rules/shipping.ts'
import { sellable } from '../../rules/stock.ts'
import { notFound, refuse } from '../../base/refuse.ts'
import { hasToProveAge } from '../cart/ageGate.ts'
import { sampleBound } from '../cart/cartBounds.ts'
import { timelineInputOf } from './orderView.ts'
import type { StoredOrder, StoredShipment } from '../records/order.ts'
import { stockKey } from '../../catalogue/catalogueView.ts'
import { invoicedBusiness, organizationOf, permissionsIn } from '../permissions.ts'

/** Items to add to an order, and the shipment that takes them. */
interface Added {
  variant: Variant
  shipment: StoredShipment
  quantity: number
  price: Cents
}

/** What an order would be with more in it. */
export interface Attachment {
  added: Added[]
  pricingInfo: PricingInfo
  /** By shipment, in cents. */
  shippingPrices: readonly Cents[]
}

/** The same item twice becomes one. */
function gathered(wanted: readonly PostOrderAttachVariant[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { variantId, quantity } of wanted) {
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  }
  return quantities
}

const soldFrom = (variant: Variant, { warehouseId, fulfillmentMethod }: StoredShipment): boolean =>
  variant.inventory.some(
    ({ warehouse }) => warehouse._id === warehouseId && warehouse.fulfillmentMethodType === fulfillmentMethod,
  )

/** The shipment that can take an item: one from a warehouse that has it, preferably enough of it. */
function companionOf(
  id: string,
  quantity: number,
  { shipments }: StoredOrder,
  { catalogueView }: HandlerContext,
): { variant: Variant; shipment: StoredShipment } {
  const variant = catalogueView.variant(id)
  if (!variant) throw notFound('postOrderAttachVariants')
  if (variant.state === VariantState.DISCONTINUED) throw refuse('not_available')
  const possible = shipments.flatMap((shipment) => {
    if (!soldFrom(variant, shipment)) return []
    const there = catalogueView.variant(id, shipment.warehouseId)
    return there ? { variant: there, shipment } : []
  })
  const chosen = possible.find((one) => (sellable(one.variant) ?? Infinity) >= quantity) ?? possible[0]
  if (!chosen) throw refuse('not_available', { field: 'postOrderAttachVariants' })
  return chosen
}

function refuseTooMany(
  variant: Variant,
  quantity: number,
  order: StoredOrder,
  context: HandlerContext,
): void {
  const { config } = context
  const before = order.lines.reduce(
    (sum, line) => (line.variantId === variant._id ? sum + line.quantity : sum),
    0,
  )
  const left = sellable(variant)
  const { quantity: maximum, limit } = maximumQuantity({
    // The order's own items have already been taken from stock.
    sellable: left === null ? null : left + before,
    maxCartQuantity: variant.maxCartQuantity,
    sample: sampleBound(variant, order.lines, context),
  })
  if (before + quantity > maximum) {
    throw refuse(reasonFor[limit], { details: { maximum: Math.max(0, maximum - before) } })
  }
  if (quantity > config.maxQtyAddableAtOnce) {
    throw refuse('over_maximum', { details: { maximum: config.maxQtyAddableAtOnce } })
  }
}

/** What each shipment costs to send once more travels in it: never more than before, nothing from the free-shipping minimum. */
function shippingPricesOf(
  order: StoredOrder,
  added: readonly Added[],
  { config }: HandlerContext,
): readonly Cents[] {
  const after = order.shipments.map((shipment) => {
    const inside = order.lines.filter(({ warehouseId }) => warehouseId === shipment.warehouseId)
    const joining = added.filter((one) => one.shipment === shipment)
    const subTotal = total([
      ...inside.map((line) => lineTotal(line, line.quantity)),
      ...joining.map(({ price, quantity }) => lineTotal({ price }, quantity)),
    ])
    const { shippingPrice } = groupSummary(subTotal, shipment.fulfillmentMethod, config, order.isFirstOrder)
    return cents(Math.min(shipment.shippingPrice, shippingPrice))
  })
  const before = order.shipments.map(({ shippingPrice }) => shippingPrice)
  return shippingWithMore(before, after, cents(order.pricingInfo.totalPrice + itemsTotalOf(added)))
}

const itemsTotalOf = (added: readonly Added[]): Cents =>
  total(added.map(({ price, quantity }) => lineTotal({ price }, quantity)))

function pricedWith(
  { pricingInfo, shipments }: StoredOrder,
  added: readonly Added[],
  shippingPrices: readonly Cents[],
  taxPercent: number,
): PricingInfo {
  const itemsTotal = itemsTotalOf(added)
  const saved = cents(total(shipments.map(({ shippingPrice }) => shippingPrice)) - total(shippingPrices))
  const exemption = pricingInfo.priceModifiers.find(({ _id }) => _id === TAX_EXEMPTION)
  const more = cents(itemsTotal - saved)
  const exempted = exemption ? containedTax(more, taxPercent) : cents(0)
  // What was taken off stays as it was: points and codes are spent once.
  const totalPrice = cents(pricingInfo.totalPrice + more - exempted)
  return {
    ...pricingInfo,
    variantsSubtotalPrice: cents(pricingInfo.variantsSubtotalPrice + itemsTotal),
    shippingPrice: cents(pricingInfo.shippingPrice - saved),
    totalPrice,
    taxAmount: exemption ? cents(0) : containedTax(totalPrice, taxPercent),
    priceModifiers: pricingInfo.priceModifiers.map((modifier) =>
      modifier === exemption ? { ...modifier, amount: cents(modifier.amount - exempted) } : modifier,
    ),
  }
}

/**
 * The totals of an order with these items added, at current prices. Refuses "not enough data", an order that is being picked or is paid,
 * items that cannot be delivered with it, and more than is available (document 2 §5, docs/decisions/0035). Changes nothing.
 */
export function attachmentOf(
  wanted: readonly PostOrderAttachVariant[],
  order: StoredOrder,
  context: HandlerContext,
): Attachment {
  const { config, now, state, account } = context
  if (wanted.length === 0) throw refuse('not_enough_data', { field: 'postOrderAttachVariants' })
  const isOpen = canAttach(order.paymentMethod, progressAt(timelineInputOf(order), now))
  if (order.isByPallet || !isOpen) throw refuse('too_late')
  const added = [...gathered(wanted)].map(([id, quantity]): Added => {
    const { variant, shipment } = companionOf(id, quantity, order, context)
    if (hasToProveAge(variant, context)) throw refuse('age_gate')
    refuseTooMany(variant, quantity, order, context)
    return { variant, shipment, quantity, price: unitPrice(variant) }
  })
  const shippingPrices = shippingPricesOf(order, added, context)
  const pricingInfo = pricedWith(order, added, shippingPrices, config.taxPercent)
  if (order.paymentMethod === PaymentMethod.BUSINESS_INVOICE) {
    const business = invoicedBusiness(order, account, state)
    const more = cents(pricingInfo.totalPrice - order.pricingInfo.totalPrice)
    // Who buys for the business no longer puts nothing more on its invoice.
    const isTheirs = permissionsIn(context).canPayByInvoice && business === organizationOf(state, account)
    if (!business || !isTheirs || !isCoveredByInvoice(business.account.invoice, more))
      throw refuse('over_credit_limit')
  }
  return { added, pricingInfo, shippingPrices }
}

/** How much more the order costs, in cents. */
export const addedPriceOf = ({ pricingInfo }: Attachment, order: StoredOrder): Cents =>
  cents(pricingInfo.totalPrice - order.pricingInfo.totalPrice)

/** Puts them in: the order, its price, the stock and, where it is paid so, the invoice change. */
export function attach(
  { added, pricingInfo, shippingPrices }: Attachment,
  order: StoredOrder,
  { state, account }: HandlerContext,
): void {
  const more = addedPriceOf({ added, pricingInfo, shippingPrices }, order)
  for (const { variant, shipment, quantity, price } of added) {
    const { warehouseId } = shipment
    const known = order.lines.find(
      (line) => line.variantId === variant._id && line.warehouseId === warehouseId && line.price === price,
    )
    if (known) known.quantity += quantity
    else order.lines.push({ variantId: variant._id, warehouseId, quantity, price })
    if (!shipment.variants.includes(variant._id)) shipment.variants.push(variant._id)
    const key = stockKey(variant._id, warehouseId)
    state.sold[key] = (state.sold[key] ?? 0) + quantity
  }
  order.placedTotal ??= order.pricingInfo.totalPrice
  order.pricingInfo = pricingInfo
  for (const [at, shippingPrice] of shippingPrices.entries()) {
    const shipment = order.shipments[at]
    if (shipment) shipment.shippingPrice = shippingPrice
  }
  const invoice = invoicedBusiness(order, account, state)?.account.invoice
  if (order.paymentMethod === PaymentMethod.BUSINESS_INVOICE && invoice) {
    invoice.currentOutstanding = cents(invoice.currentOutstanding + more)
  }
}

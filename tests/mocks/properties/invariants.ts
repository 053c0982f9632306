import { openingStock } from '../../../fixtures/catalogue.ts'
import type { PricingInfo } from '../../../src/contract/entities/product/pricingInfo.ts'
import { PaymentMethod } from '../../../src/contract/enumerations.ts'
import { slotCapacity } from '../../../mocks/rules/deliverySlots.ts'
import type { StoredOrder } from '../../../mocks/state/records/order.ts'
import type { Shopper } from '../../../mocks/state/records/shopper.ts'
import type { ShopState } from '../../../mocks/state/stateSchema.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Items, modifiers, codes, shipping and slot, points and credits add up to the total, to the cent. */
export function pricingFaults(pricing: PricingInfo): string[] {
  const due =
    pricing.variantsSubtotalPrice +
    sum(pricing.priceModifiers.map(({ amount }) => amount)) -
    pricing.promoDiscount +
    pricing.shippingPrice +
    pricing.expressDeliveryPrice -
    pricing.rewardDeduction -
    pricing.creditDeduction
  return [
    ...(due === pricing.totalPrice ? [] : [`the parts come to ${due}, the total says ${pricing.totalPrice}`]),
    ...(pricing.totalPrice < 0 ? ['a total below zero'] : []),
    ...(pricing.taxAmount < 0 || pricing.taxAmount > pricing.totalPrice ? ['tax beyond the total'] : []),
  ]
}

function orderFaults(order: StoredOrder): string[] {
  const { gid, lines, pricingInfo, paymentMethod, shipments } = order
  const subtotal = sum(lines.map(({ price, quantity }) => price * quantity))
  const isFree = paymentMethod === PaymentMethod.BRAINTREE_ZERO
  const isCard = paymentMethod === PaymentMethod.SAVED_CARD || paymentMethod === PaymentMethod.GUEST_CARD
  return [
    ...pricingFaults(pricingInfo),
    ...(subtotal === pricingInfo.variantsSubtotalPrice ? [] : [`its lines come to ${subtotal}`]),
    ...(isFree === (pricingInfo.totalPrice === 0) ? [] : ['it was paid for nothing, or not paid for']),
    ...(isCard && order.lastFour === undefined ? ['paid by a card that nobody knows'] : []),
    ...(shipments.length > 0 ? [] : ['nothing is sent']),
  ].map((fault) => `order ${gid}: ${fault}`)
}

function shopperFaults(whose: string, { cart, orders }: Shopper): string[] {
  const keys = cart.lines.map(
    ({ variantId, warehouseId, fulfillmentMethod }) => `${variantId}:${warehouseId}:${fulfillmentMethod}`,
  )
  return [
    ...(new Set(keys).size === keys.length ? [] : ['two lines of the same']),
    ...(cart.lines.some(({ quantity }) => quantity < 1) ? ['a line of nothing'] : []),
    ...(new Set(orders.map(({ gid }) => gid)).size === orders.length ? [] : ['two orders of one number']),
    ...orders.flatMap(orderFaults),
  ].map((fault) => `${whose}: ${fault}`)
}

function stockFaults({ sold }: ShopState): string[] {
  return Object.entries(sold).flatMap(([key, count]) => {
    const [variantId = '', warehouseId] = key.split(':')
    const row = openingStock(variantId.replace('variant-', '')).find(
      ({ warehouse }) => warehouse._id === warehouseId,
    )
    return row && count > row.count ? [`${key}: ${count} sold of ${row.count}`] : []
  })
}

/** No slot exceeds its warehouse's capacity, and its count matches the open orders. */
const slotFaults = ({ slots }: ShopState): string[] =>
  Object.entries(slots).flatMap(([key, booked]) => {
    const [warehouseId = '', slotId = ''] = key.split(':')
    const most = slotCapacity(warehouseId, slotId)
    return booked < 0 || booked > most ? [`${key}: ${booked} orders of ${most}`] : []
  })

/** The violated invariants, in words. Variants without a stock count are left out by their ids. */
export function faultsOf(state: ShopState, uncounted: ReadonlySet<string>): string[] {
  const accounts = Object.values(state.accounts)
  return [
    ...accounts.flatMap(({ _id, shopper }) => shopperFaults(_id, shopper)),
    ...Object.values(state.visitors).flatMap(({ id, guest }) => shopperFaults(`guest ${id}`, guest)),
    ...accounts.flatMap(({ _id, rewardPoints, credits }) =>
      rewardPoints < 0 || credits < 0 ? [`${_id}: ${rewardPoints} points, ${credits} credits`] : [],
    ),
    ...stockFaults(state).filter((fault) => !uncounted.has(fault.split(':')[0] ?? '')),
    ...slotFaults(state),
    ...Object.values(state.organizations).flatMap(({ _id, account: { invoice } }) =>
      invoice.currentOutstanding < 0 || invoice.currentOutstanding > invoice.creditLimit
        ? [`${_id} owes ${invoice.currentOutstanding} of ${invoice.creditLimit}`]
        : [],
    ),
    ...(state.outbox.length > 50 ? ['too many messages'] : []),
  ]
}

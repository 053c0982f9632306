import type { checkoutCalls } from '../../src/contract/calls/checkout.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import { deliverySlots } from '../rules/deliverySlots.ts'
import { unitPrice } from '../rules/pricing.ts'
import { sellable } from '../rules/stock.ts'
import { refuse, Refused } from '../serving/refuse.ts'
import { stockedLines } from '../shop/cartView.ts'
import { billingTypesOf, checkoutReply, differencesOf } from '../shop/checkoutView.ts'
import { orderOf } from '../shop/orderView.ts'
import { type HandlersOf, reads, type Visit, writes } from './handler.ts'
import { placeOrder } from './placeOrder.ts'

/** The shopper has been told what changed: the cart takes today's prices and what is left. */
function agree({ shopper, shelf }: Visit): void {
  shopper.cart.lines = stockedLines(shopper.cart.lines, shelf).flatMap(({ line, variant }) => {
    const quantity = Math.min(line.quantity, sellable(variant) ?? line.quantity)
    return quantity === 0 ? [] : { ...line, quantity, seenPrice: unitPrice(variant) }
  })
  shopper.cart.revision += 1
}

/** Document 2 §7, Checkout. */
export const checkoutHandlers: HandlersOf<typeof checkoutCalls> = {
  refreshCheckout: reads((visit) => checkoutReply(visit)),
  // A GET that writes: what it tells, it also settles, so that the next try to order meets the cart as shown.
  verifyCheckout: writes((visit) => {
    const differences = differencesOf(stockedLines(visit.shopper.cart.lines, visit.shelf))
    if (differences.length > 0) agree(visit)
    return { data: { isValid: differences.length === 0, differences } }
  }),
  setDeliveryInfo: writes(({ body, ...visit }) => {
    const { shopper, state, now } = visit
    const { deliveryTimeId, marketplaceAddressId } = body.deliveryInfo
    const { deliveryInfo } = shopper.selection
    if (deliveryTimeId !== undefined) {
      const slot = deliverySlots(now, state.slots).find(({ _id }) => _id === deliveryTimeId)
      if (!slot) throw refuse(404, 'not_found', { field: 'deliveryInfo.deliveryTimeId' })
      if (!slot.isAvailable) throw refuse(409, 'slot_taken')
      deliveryInfo.deliveryTimeId = deliveryTimeId
    }
    if (marketplaceAddressId !== undefined) {
      if (!shopper.addresses.some(({ _id }) => _id === marketplaceAddressId)) {
        throw refuse(404, 'not_found', { field: 'deliveryInfo.marketplaceAddressId' })
      }
      deliveryInfo.marketplaceAddressId = marketplaceAddressId
    }
    return checkoutReply(visit)
  }),
  setStandardInstructions: writes(({ body, ...visit }) => {
    visit.shopper.selection.standardOrderDeliveryInstructions = body.standardOrderDeliveryInstructions
    return checkoutReply(visit)
  }),
  setBillingType: writes(({ body, ...visit }) => {
    if (!billingTypesOf(visit).includes(body.type)) throw refuse(409, 'not_available', { field: 'type' })
    visit.shopper.selection.billingType = body.type
    return checkoutReply(visit)
  }),
  setSelectedPaymentMethod: writes(({ body, ...visit }) => {
    const { shopper } = visit
    const id = body.selectedSavedPaymentMethod
    const billing = shopper.billings.find(({ info }) => info._id === id)
    if (!billing) throw refuse(404, 'not_found', { field: 'selectedSavedPaymentMethod' })
    // Who chooses it again wants it tried again.
    delete billing.info.isDeclined
    shopper.selection.selectedSavedPaymentMethod = id
    shopper.selection.billingType = BillingType.CREDIT_CARD
    return checkoutReply(visit)
  }),
  expressDeliveryTimes: reads(({ state, now }) => ({ deliveryTimes: deliverySlots(now, state.slots) })),
  placeOrder: writes(({ body, ...visit }) => {
    const order = placeOrder(body, visit)
    return order instanceof Refused ? order : { data: { order: orderOf(order, visit.shelf) } }
  }),
}

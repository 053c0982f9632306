import { accountIn } from '../state/account/accountIn.ts'
import type { checkoutCalls } from '../../src/contract/calls/checkout.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import { deliverySlots, slotsAnywhere } from '../rules/deliverySlots.ts'
import { unitPrice } from '../rules/pricing.ts'
import { providerData } from '../rules/providers.ts'
import { sellable } from '../rules/stock.ts'
import { badField, notFound, refuse, Refused } from '../base/refuse.ts'
import { groupsOf, stockedLines } from '../state/cart/cartView.ts'
import { differencesOf } from '../state/cart/cartNews.ts'
import { checkoutOf, checkoutReply } from '../state/cart/checkoutView.ts'
import { refuseUnpayableCode } from '../state/cart/enterPromoCode.ts'
import { applyPoints } from '../state/account/points.ts'
import { addressesOf } from '../state/account/addressBook.ts'
import { permissionsIn } from '../state/standing.ts'
import { usableBillings } from '../state/account/usableBillings.ts'
import { doVansReach, slotPlaces, vansFor } from '../state/cart/vans.ts'
import { orderOf } from '../state/orders/orderView.ts'
import { type HandlersOf, reads, writes } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import { placeOrder } from './placeOrder.ts'

/** The shopper has been told what changed: the cart takes today's prices and what is left. */
function agree({ shopper, shelf }: HandlerContext): void {
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
      const groups = groupsOf(stockedLines(shopper.cart.lines, visit.shelf), visit)
      const slots = deliverySlots(now, state.slots, slotPlaces(groups))
      const slot = slots.find(({ _id }) => _id === deliveryTimeId)
      if (!slot) throw notFound('deliveryInfo.deliveryTimeId')
      if (!slot.isAvailable) throw refuse(409, 'slot_taken')
      if (!doVansReach(groups, visit)) {
        throw refuse(409, 'not_available', { field: 'deliveryInfo.deliveryTimeId' })
      }
      deliveryInfo.deliveryTimeId = deliveryTimeId
    }
    if (marketplaceAddressId !== undefined) {
      if (!addressesOf(visit).some(({ _id }) => _id === marketplaceAddressId)) {
        throw notFound('deliveryInfo.marketplaceAddressId')
      }
      deliveryInfo.marketplaceAddressId = marketplaceAddressId
    }
    return checkoutReply(visit)
  }),
  setStandardInstructions: writes(({ body, ...visit }) => {
    visit.shopper.selection.standardOrderDeliveryInstructions = body.standardOrderDeliveryInstructions
    return checkoutReply(visit)
  }),
  setLoyaltyInfo: writes(({ body, ...visit }) => {
    const { loyaltyId, pointsAmount } = body.loyaltyInfo
    const { selection } = visit.shopper
    if (pointsAmount !== undefined && pointsAmount > 0) {
      accountIn(visit)
      if (!permissionsIn(visit).canUseRewards) throw refuse(403, 'forbidden', { expected: 'canUseRewards' })
    }
    if (loyaltyId !== undefined) selection.loyaltyInfo = { ...selection.loyaltyInfo, loyaltyId }
    if (pointsAmount !== undefined) applyPoints(pointsAmount, visit)
    return checkoutReply(visit)
  }),
  setPurchaseOrderNumber: writes(({ body, ...visit }) => {
    visit.shopper.selection.purchaseOrderNumber = body.purchaseOrderNumber
    return checkoutReply(visit)
  }),
  removePurchaseOrderNumber: writes(({ body, ...visit }) => {
    const { selection } = visit.shopper
    if (selection.purchaseOrderNumber !== body.purchaseOrderNumber) throw notFound('purchaseOrderNumber')
    delete selection.purchaseOrderNumber
    return checkoutReply(visit)
  }),
  setBillingType: writes(({ body, ...visit }) => {
    const { type } = body
    if (!checkoutOf(visit).info.billingTypes.includes(type))
      throw refuse(409, 'not_available', { field: 'type' })
    const told = providerData(type, body.data ?? {})
    if ('missing' in told) {
      const { field, expected } = told.missing
      throw badField(`data.${field}`, expected)
    }
    const { billingData: _, ...rest } = visit.shopper.selection
    visit.shopper.selection = { ...rest, billingType: type, ...(told.data ? { billingData: told.data } : {}) }
    if (type === BillingType.IPAY88) refuseUnpayableCode(visit)
    return checkoutReply(visit)
  }),
  applyUserCredits: writes(({ body, ...visit }) => {
    visit.shopper.selection.applyUserCredits = body.applyUserCredits
    visit.shopper.cart.revision += 1
    return checkoutReply(visit)
  }),
  setSelectedPaymentMethod: writes(({ body, ...visit }) => {
    const { shopper } = visit
    const id = body.selectedSavedPaymentMethod
    const billing = usableBillings(visit).find(({ info }) => info._id === id)
    if (!billing) throw notFound('selectedSavedPaymentMethod')
    // Who chooses it again wants it tried again.
    delete billing.info.isDeclined
    delete shopper.selection.billingData
    shopper.selection.selectedSavedPaymentMethod = id
    shopper.selection.billingType = BillingType.CREDIT_CARD
    return checkoutReply(visit)
  }),
  expressDeliveryTimes: reads(({ query, ...visit }) => {
    const { postalCode, day } = query
    const vans = vansFor(postalCode)
    if (vans.length === 0) return { deliveryTimes: [] }
    const { shopper, shelf, state, now } = visit
    const places = slotPlaces(groupsOf(stockedLines(shopper.cart.lines, shelf), visit))
    const slots =
      places.length > 0 ? deliverySlots(now, state.slots, places) : slotsAnywhere(now, state.slots, vans)
    return { deliveryTimes: day === undefined ? slots : slots.filter((slot) => slot.day === day) }
  }),
  placeOrder: writes(({ body, ...visit }) => {
    const order = placeOrder(body, visit)
    return order instanceof Refused ? order : { data: { order: orderOf(order, visit.shelf) } }
  }),
}

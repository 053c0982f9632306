import { accountIn } from '../state/account/accountIn.ts'
import type { checkoutCalls } from '../../src/contract/calls/checkout.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import { deliverySlots, slotsAnywhere } from '../rules/deliverySlots.ts'
import { unitPrice } from '../rules/pricing.ts'
import { providerData } from '../rules/waysToPay.ts'
import { sellable } from '../rules/stock.ts'
import { badField, notFound, refuse, Refused } from '../base/refuse.ts'
import { groupsOf, stockedLines } from '../state/cart/cartView.ts'
import { differencesOf } from '../state/cart/cartNews.ts'
import { checkoutOf, checkoutReply } from '../state/cart/checkoutView.ts'
import { refuseUnpayableCode } from '../state/cart/enterPromoCode.ts'
import { selectPayment } from '../state/cart/selectPayment.ts'
import { applyPoints } from '../state/account/points.ts'
import { addressesOf } from '../state/account/addressBook.ts'
import { permissionsIn } from '../state/permissions.ts'
import { doVansReach, isBroughtByVan, slotPlaces, vansFor } from '../state/cart/vans.ts'
import { orderOf } from '../state/orders/orderView.ts'
import { type HandlersOf, reads, writes } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import { paymentOf } from '../state/payments.ts'
import { chooseSavedPayment } from './chooseSavedPayment.ts'
import { answerPayment, paymentReply } from './payments.ts'
import { placeOrder } from './placeOrder.ts'

/** The shopper has seen the changes: the cart takes current prices and available quantities. */
function agree({ shopper, catalogueView }: HandlerContext): void {
  shopper.cart.lines = stockedLines(shopper.cart.lines, catalogueView).flatMap(({ line, variant }) => {
    const quantity = Math.min(line.quantity, sellable(variant) ?? line.quantity)
    return quantity === 0 ? [] : { ...line, quantity, seenPrice: unitPrice(variant) }
  })
  shopper.cart.revision += 1
}

/** Document 2 §7, Checkout. */
export const checkoutHandlers: HandlersOf<typeof checkoutCalls> = {
  refreshCheckout: reads((context) => checkoutReply(context)),
  // A GET that writes: the reported differences are accepted, so that the next attempt to order matches the cart on screen.
  verifyCheckout: writes((context) => {
    const differences = differencesOf(stockedLines(context.shopper.cart.lines, context.catalogueView))
    if (differences.length > 0) agree(context)
    return { data: { isValid: differences.length === 0, differences } }
  }),
  setDeliveryInfo: writes(({ body, ...context }) => {
    const { shopper, state, now } = context
    const { deliveryTimeId, marketplaceAddressId } = body.deliveryInfo
    const { deliveryInfo } = shopper.selection
    if (deliveryTimeId !== undefined) {
      const groups = groupsOf(stockedLines(shopper.cart.lines, context.catalogueView), context)
      const places = slotPlaces(groups)
      const slots = deliverySlots(now, state.slots, places)
      const slot = slots.find(({ _id }) => _id === deliveryTimeId)
      if (!slot) throw notFound('deliveryInfo.deliveryTimeId')
      if (!slot.isAvailable) throw refuse('slot_taken')
      // The checkout offers no slots then (docs/decisions/0051).
      if (places.length === 0 || !doVansReach(groups, context)) {
        throw refuse('not_available', { field: 'deliveryInfo.deliveryTimeId' })
      }
      deliveryInfo.deliveryTimeId = deliveryTimeId
    }
    if (marketplaceAddressId !== undefined) {
      if (!addressesOf(context).some(({ _id }) => _id === marketplaceAddressId)) {
        throw notFound('deliveryInfo.marketplaceAddressId')
      }
      deliveryInfo.marketplaceAddressId = marketplaceAddressId
    }
    return checkoutReply(context)
  }),
  setStandardInstructions: writes(({ body, ...context }) => {
    context.shopper.selection.standardOrderDeliveryInstructions = body.standardOrderDeliveryInstructions
    return checkoutReply(context)
  }),
  setLoyaltyInfo: writes(({ body, ...context }) => {
    const { loyaltyId, pointsAmount } = body.loyaltyInfo
    const { selection } = context.shopper
    if (pointsAmount !== undefined && pointsAmount > 0) {
      accountIn(context)
      if (!permissionsIn(context).canUseRewards) throw refuse('forbidden', { expected: 'canUseRewards' })
    }
    if (loyaltyId !== undefined) {
      const { loyaltyId: _, ...rest } = selection.loyaltyInfo ?? {}
      selection.loyaltyInfo = loyaltyId === '' ? rest : { ...rest, loyaltyId }
    }
    if (pointsAmount !== undefined) applyPoints(pointsAmount, context)
    return checkoutReply(context)
  }),
  setPurchaseOrderNumber: writes(({ body, ...context }) => {
    context.shopper.selection.purchaseOrderNumber = body.purchaseOrderNumber
    return checkoutReply(context)
  }),
  removePurchaseOrderNumber: writes(({ body, ...context }) => {
    const { selection } = context.shopper
    if (selection.purchaseOrderNumber !== body.purchaseOrderNumber) throw notFound('purchaseOrderNumber')
    delete selection.purchaseOrderNumber
    return checkoutReply(context)
  }),
  setBillingType: writes(({ body, ...context }) => {
    const { type } = body
    if (!checkoutOf(context).info.billingTypes.includes(type))
      throw refuse('not_available', { field: 'type' })
    const parsed = providerData(type, body.data ?? {})
    if ('missing' in parsed) {
      const { field, expected } = parsed.missing
      throw badField(`data.${field}`, expected)
    }
    const { billingData: _, ...rest } = context.shopper.selection
    selectPayment(
      { ...rest, billingType: type, ...(parsed.data ? { billingData: parsed.data } : {}) },
      context,
    )
    if (type === BillingType.IPAY88) refuseUnpayableCode(context)
    return checkoutReply(context)
  }),
  applyUserCredits: writes(({ body, ...context }) => {
    context.shopper.selection.applyUserCredits = body.applyUserCredits
    context.shopper.cart.revision += 1
    return checkoutReply(context)
  }),
  setSelectedPaymentMethod: writes(({ body, ...context }) => {
    chooseSavedPayment(body.selectedSavedPaymentMethod, 'selectedSavedPaymentMethod', context)
    return checkoutReply(context)
  }),
  expressDeliveryTimes: reads(({ query, ...context }) => {
    const { postalCode, day } = query
    const { shopper, catalogueView, state, now } = context
    const groups = groupsOf(stockedLines(shopper.cart.lines, catalogueView), context)
    const places = slotPlaces(groups)
    // What is picked up is for every location.
    const isByVan = places.length === 0 || groups.some(isBroughtByVan)
    const vans = vansFor(postalCode ?? (isByVan ? shopper.postalCode : undefined))
    if (vans.length === 0) return { deliveryTimes: [] }
    const slots =
      places.length > 0 ? deliverySlots(now, state.slots, places) : slotsAnywhere(now, state.slots, vans)
    return { deliveryTimes: day === undefined ? slots : slots.filter((slot) => slot.day === day) }
  }),
  placeOrder: writes(({ body, ...context }) => {
    const placed = placeOrder(body, context)
    if (placed instanceof Refused) return placed
    return 'order' in placed
      ? { data: { order: orderOf(placed.order, context.catalogueView) } }
      : { data: { payment: paymentOf(placed.payment, context.now) } }
  }),
  payment: reads(({ params, ...context }) => paymentReply(params.id, context)),
  answerPayment: writes(({ params, body, ...context }) => answerPayment(params.id, body, context)),
}

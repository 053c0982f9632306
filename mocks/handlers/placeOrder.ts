import type { BodyInput } from '../../src/contract/call.ts'
import type { checkoutCalls } from '../../src/contract/calls/checkout.ts'
import type { SavedAddress } from '../../src/contract/entities/account/address.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import { streetTestOutcome } from '../rules/testInputs.ts'
import { withBooking } from '../rules/deliverySlots.ts'
import { orderNumber } from '../rules/orders/orderNumber.ts'
import { unitPrice } from '../rules/pricing.ts'
import { notFound, refuse, Refused } from '../base/refuse.ts'
import { bookDeductions } from '../state/cart/bookDeductions.ts'
import { isFirstOrder } from '../state/firstOrder.ts'
import { addressesOf, defaultAddressOf } from '../state/account/addressBook.ts'
import { creditInviter } from '../state/referrals.ts'
import { type Checkout, checkoutOf } from '../state/cart/checkoutView.ts'
import { chooseAddress } from '../state/cart/deliveryAddress.ts'
import { noteOrdered } from '../state/engagement/approvals.ts'
import { expectEnd } from '../state/orders/due.ts'
import { nextHex } from '../base/random.ts'
import { stockKey } from '../catalogue/catalogueView.ts'
import { slotPlaces } from '../state/cart/vans.ts'
import type { StoredOrder } from '../state/records/order.ts'
import { nothingChosen } from '../state/records/empty.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import type { PaymentTestOutcome } from '../rules/orders/testOutcome.ts'
import type { StoredPayment } from '../state/records/payment.ts'
import { shippingAddressOf } from './orderDestination.ts'
import { paidBy } from './paidBy.ts'
import { refuseUnplaceable } from './refuseUnplaceable.ts'
import { shipmentOf } from './shipmentOf.ts'
import { startPayment } from './startPayment.ts'
import { takePayment } from './takePayment.ts'

function takeStock({ lines, slot, groups }: Checkout, { state }: HandlerContext): void {
  for (const { variant, warehouseId, line } of lines) {
    const key = stockKey(variant._id, warehouseId)
    state.sold[key] = (state.sold[key] ?? 0) + line.quantity
  }
  if (slot) state.slots = withBooking(state.slots, slot._id, slotPlaces(groups))
}

/** Where the next order goes: to the default again, where this one went elsewhere for once. */
function nextAddress(context: HandlerContext): SavedAddress | undefined {
  const chosen = addressesOf(context).find(({ _id }) => _id === context.shopper.selection.addressId)
  if (!chosen || chosen.isDefault) return chosen
  return defaultAddressOf(context) ?? chosen
}

/** Empties the cart and the data of this order; contact and address stay. */
function startAfresh(context: HandlerContext): void {
  const { shopper } = context
  const { telephoneNumber, email } = shopper.selection
  const address = nextAddress(context)
  shopper.cart.lines = []
  shopper.cart.promoCodes = []
  shopper.cart.revision += 1
  shopper.selection = {
    ...nothingChosen(),
    ...(telephoneNumber === undefined ? {} : { telephoneNumber }),
    ...(email === undefined ? {} : { email }),
  }
  if (address) chooseAddress(address, shopper)
}

/** Refuses a key that has placed an order of another cart or at another total (docs/decisions/0004). */
function refuseOtherOrder(order: StoredOrder, cartId: string, totalPrice: number | undefined): void {
  const isSameCart = order.cartId === undefined || order.cartId === cartId
  const placedTotal = order.placedTotal ?? order.pricingInfo.totalPrice
  if (isSameCart && (totalPrice === undefined || totalPrice === placedTotal)) return
  throw refuse('cart_changed', {
    field: 'idempotencyKey',
    expected: `a new key: this one has placed order ${order.gid}`,
  })
}

/** What a provider has confirmed: it has collected the money, or it decides later. */
interface Confirmed {
  isPaid: boolean
  testOutcome?: PaymentTestOutcome
}

/**
 * Places the order of the current cart, once per idempotency key: the same key returns the same order, and is refused
 * for another cart or total. Refuses because of items, minimum, a
 * missing step, the slot, the card or a total that the shopper has not seen; then nothing is charged. With `withPaymentPage` it opens a
 * payment instead where a provider has to confirm it; `confirmed` is the provider's answer to that payment.
 */
export function placeOrder(
  {
    cartId,
    idempotencyKey,
    onlyIfPlaced = false,
    totalPrice,
    withPaymentPage = false,
  }: BodyInput<typeof checkoutCalls.placeOrder>,
  context: HandlerContext,
  confirmed?: Confirmed,
): { order: StoredOrder } | { payment: StoredPayment } | Refused {
  const { state, shopper, now } = context
  const gidBefore = shopper.placed[idempotencyKey]
  const before = shopper.orders.find(({ gid }) => gid === gidBefore)
  if (before) {
    // Only a request that cannot place an order may be about another cart: a guest's cart moves into the account.
    if (!onlyIfPlaced) refuseOtherOrder(before, cartId, totalPrice)
    return { order: before }
  }
  if (onlyIfPlaced) throw notFound('idempotencyKey')
  if (cartId !== shopper.cart.id) throw refuse('cart_changed')
  const checkout = checkoutOf(context)
  refuseUnplaceable(checkout, totalPrice, context)
  const { selection } = checkout.info
  const opened = withPaymentPage && !confirmed ? startPayment(checkout, idempotencyKey, context) : undefined
  if (opened) return { payment: opened }
  // Refused before anything is booked: the answer to a payment keeps what a refused order has changed.
  const shippingAddress = shippingAddressOf(context, checkout)
  const payment = takePayment(selection.billingType, checkout.info.pricingInfo.totalPrice, context)
  if (payment instanceof Refused) return payment
  const outcome = confirmed ? confirmed.testOutcome : payment.testOutcome
  const used = bookDeductions(checkout.price, context)
  const order: StoredOrder = {
    _id: nextHex(state.chance, 24),
    gid: orderNumber(now, state.orderCount, state.chance),
    cartId,
    createdAt: now,
    ...paidBy(payment, context),
    // Nothing to pay is settled as a card would be, at no cost.
    billingType: payment.billingType ?? BillingType.CREDIT_CARD,
    isFirstOrder: isFirstOrder(shopper),
    ...(selection.email === undefined ? {} : { email: selection.email }),
    telephoneNumber: selection.telephoneNumber ?? '',
    pricingInfo: checkout.info.pricingInfo,
    promoCodes: used.promoCodes,
    coupons: used.coupons,
    ...(selection.purchaseOrderNumber === undefined
      ? {}
      : { purchaseOrderNumber: selection.purchaseOrderNumber }),
    lines: checkout.lines.map(({ line, variant, warehouseId }) => ({
      variantId: variant._id,
      warehouseId,
      quantity: line.quantity,
      price: unitPrice(variant),
      ...(line.pickingNotes === undefined ? {} : { pickingNotes: line.pickingNotes }),
      ...(line.substitution === undefined ? {} : { substitution: line.substitution }),
    })),
    shipments: checkout.groups.map((group) => shipmentOf(group, checkout, context)),
    shippingAddress,
    ...(confirmed?.isPaid ? { isPaid: true } : {}),
    testOutcome: {
      ...streetTestOutcome(shippingAddress.addressLine1),
      ...(outcome ? { payment: outcome } : {}),
    },
  }
  takeStock(checkout, context)
  state.orderCount += 1
  shopper.orders.push(order)
  shopper.placed[idempotencyKey] = order.gid
  const buyer = { _id: context.account?._id ?? context.visitor.id, account: context.account }
  creditInviter(state, buyer, order, context.config.invitePromo, now)
  expectEnd(order, state, now)
  noteOrdered(order, context)
  startAfresh(context)
  return { order }
}

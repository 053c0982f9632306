import type { BodyOf } from '../../src/contract/call.ts'
import type { checkoutCalls } from '../../src/contract/calls/checkout.ts'
import type { Address } from '../../src/contract/entities/address.ts'
import type { CartGroup } from '../../src/contract/entities/cart.ts'
import {
  BillingType,
  DeliveryKind,
  FulfillmentClass,
  FulfillmentMethod,
  OrderType,
  PaymentMethod,
} from '../../src/contract/enumerations.ts'
import { missingSteps } from '../rules/checkoutSteps.ts'
import { orderNumber } from '../rules/orderNumber.ts'
import { unitPrice } from '../rules/pricing.ts'
import { refuse, Refused } from '../serving/refuse.ts'
import { isFirstOrder } from '../shop/firstOrder.ts'
import { type Checkout, checkoutOf, classOfGroup, differencesOf } from '../shop/checkoutView.ts'
import { nextHex } from '../shop/random.ts'
import { stockKey } from '../shop/shelf.ts'
import type { StoredOrder, StoredShipment } from '../shop/records/order.ts'
import { nothingChosen, type Shopper } from '../shop/records/shopper.ts'
import type { Visit } from './handler.ts'

function refuseWhatCannotBePlaced(
  checkout: Checkout,
  seenTotal: number | undefined,
  { shopper }: Visit,
): void {
  const { lines, groups, facts, slot } = checkout
  if (lines.length === 0) throw refuse(409, 'empty_cart')
  const differences = differencesOf(lines)
  if (differences.length > 0) throw refuse(409, 'cart_changed', { details: { differences } })
  const short = groups.find(({ summary }) => !summary.orderMinimumMet)
  if (short) {
    const { groupIdentifier, summary } = short
    throw refuse(409, 'below_order_minimum', {
      details: { groupIdentifier, orderMinimumNeeded: summary.orderMinimumNeeded },
    })
  }
  if (groups.some(({ summary }) => !summary.hasShipping)) throw refuse(409, 'not_available')
  if (shopper.selection.deliveryInfo.deliveryTimeId !== undefined && !slot && checkout.slots.length > 0) {
    throw refuse(409, 'slot_taken')
  }
  const steps = missingSteps(facts)
  if (steps.length > 0) throw refuse(409, 'incomplete_checkout', { details: { steps } })
  const { totalPrice } = checkout.info.pricingInfo
  // Another tab may have changed the cart: nobody pays a total that they have not seen.
  if (seenTotal !== undefined && seenTotal !== totalPrice)
    throw refuse(409, 'cart_changed', { details: { totalPrice } })
}

interface Payment {
  method: PaymentMethod
  lastFour?: string
}

const methodFor: Partial<Record<BillingType, PaymentMethod>> = {
  [BillingType.PAYMENT_ON_FULFILLMENT]: PaymentMethod.PAYMENT_ON_FULFILMENT,
  [BillingType.FASSPAY]: PaymentMethod.FASSPAY,
  [BillingType.IPAY88]: PaymentMethod.IPAY88,
}

/** A card that the bank declines is no longer the way to pay, and says so until it is chosen again. */
function takePayment(billingType: BillingType, { account, shopper }: Visit): Payment | Refused {
  const { selection, billings } = shopper
  if (billingType !== BillingType.CREDIT_CARD) {
    return { method: methodFor[billingType] ?? PaymentMethod.PAYMENT_ON_FULFILMENT }
  }
  const saved = billings.find(({ info }) => info._id === selection.selectedSavedPaymentMethod)
  if (!saved) throw refuse(402, 'card_declined')
  if (saved.declines) {
    saved.info.isDeclined = true
    const { billingType: _type, selectedSavedPaymentMethod: _card, ...rest } = selection
    shopper.selection = rest
    return refuse(402, 'card_declined')
  }
  const { lastFour } = saved.info
  return {
    method: account === null ? PaymentMethod.GUEST_CARD : PaymentMethod.SAVED_CARD,
    ...(lastFour === undefined ? {} : { lastFour }),
  }
}

const kindOf: Readonly<Record<FulfillmentClass, Pick<StoredShipment, 'deliveryKind' | 'orderType'>>> = {
  express: { deliveryKind: DeliveryKind.EXPRESS_DELIVERY, orderType: OrderType.EXPRESS },
  standard: { deliveryKind: DeliveryKind.STANDARD_DELIVERY, orderType: OrderType.STANDARD },
  marketplace: { deliveryKind: DeliveryKind.STANDARD_DELIVERY, orderType: OrderType.DROPSHIP },
}

function shipmentOf(group: CartGroup, { slot }: Checkout, { state, shopper }: Visit): StoredShipment {
  const fulfillmentClass = classOfGroup(group) ?? FulfillmentClass.STANDARD
  const instructions = shopper.selection.standardOrderDeliveryInstructions
  const isPickup = group.fulfillmentMethodType === FulfillmentMethod.IN_STORE_PICKUP
  return {
    _id: nextHex(state.chance, 24),
    fulfillmentClass,
    ...kindOf[fulfillmentClass],
    ...(isPickup ? { orderType: OrderType.EXPRESS_PICKUP } : {}),
    fulfiller: group.warehouse.name,
    ...(fulfillmentClass === FulfillmentClass.STANDARD && instructions ? { instructions } : {}),
    ...(fulfillmentClass === FulfillmentClass.EXPRESS && slot
      ? {
          slot: {
            id: slot._id,
            start: new Date(slot.start).getTime(),
            end: new Date(slot.end).getTime(),
            timeDisplay: slot.timeDisplay,
          },
        }
      : {}),
    variants: group.variants,
  }
}

function shippingAddressOf({ shopper }: Visit, { info }: Checkout): Address {
  const chosen = shopper.addresses.find(({ _id }) => _id === info.selection.addressId)
  const address = chosen ?? info.pickupAddress
  if (!address) throw refuse(409, 'incomplete_checkout', { details: { steps: ['address'] } })
  const { addressLine1, addressLine2, businessName, city, country, firstName, lastName, postalCode, state } =
    address
  return {
    addressLine1,
    ...(addressLine2 ? { addressLine2 } : {}),
    ...(businessName ? { businessName } : {}),
    city,
    country,
    firstName,
    lastName,
    postalCode,
    state,
  }
}

function takeGoods({ lines, slot }: Checkout, { state }: Visit): void {
  for (const { variant, warehouseId, line } of lines) {
    const key = stockKey(variant._id, warehouseId)
    state.sold[key] = (state.sold[key] ?? 0) + line.quantity
  }
  if (slot) state.slots[slot._id] = (state.slots[slot._id] ?? 0) + 1
}

/** Empties the cart and forgets what was for this order only; who and where stay known. */
function startAfresh(shopper: Shopper): void {
  const { addressId, telephoneNumber, email } = shopper.selection
  shopper.cart.lines = []
  shopper.cart.revision += 1
  shopper.selection = {
    ...nothingChosen(),
    ...(addressId === undefined ? {} : { addressId }),
    ...(telephoneNumber === undefined ? {} : { telephoneNumber }),
    ...(email === undefined ? {} : { email }),
  }
}

/**
 * Places the order of the cart at hand, once for each idempotency key: the same key answers the same order. Refuses
 * when goods, minimum, a step, the slot, the card or another total than the shopper saw stand in the way, and then nothing
 * is taken.
 */
export function placeOrder(
  { cartId, idempotencyKey, onlyIfPlaced = false, totalPrice }: BodyOf<typeof checkoutCalls.placeOrder>,
  visit: Visit,
): StoredOrder | Refused {
  const { state, shopper, now } = visit
  const gidBefore = shopper.placed[idempotencyKey]
  const before = shopper.orders.find(({ gid }) => gid === gidBefore)
  if (before) return before
  if (onlyIfPlaced) throw refuse(404, 'not_found', { field: 'idempotencyKey' })
  if (cartId !== shopper.cart.id) throw refuse(409, 'cart_changed')
  const checkout = checkoutOf(visit)
  refuseWhatCannotBePlaced(checkout, totalPrice, visit)
  const { selection } = checkout.info
  const billingType = selection.billingType ?? BillingType.PAYMENT_ON_FULFILLMENT
  const payment = takePayment(billingType, visit)
  if (payment instanceof Refused) return payment
  const order: StoredOrder = {
    _id: nextHex(state.chance, 24),
    gid: orderNumber(now, state.orderCount, state.chance),
    createdAt: now,
    paymentMethod: payment.method,
    billingType,
    ...(payment.lastFour === undefined ? {} : { lastFour: payment.lastFour }),
    isFirstOrder: isFirstOrder(shopper),
    ...(selection.email === undefined ? {} : { email: selection.email }),
    telephoneNumber: selection.telephoneNumber ?? '',
    pricingInfo: checkout.info.pricingInfo,
    promoCodes: [],
    lines: checkout.lines.map(({ line, variant, warehouseId }) => ({
      variantId: variant._id,
      warehouseId,
      quantity: line.quantity,
      price: unitPrice(variant),
      ...(line.pickingNotes === undefined ? {} : { pickingNotes: line.pickingNotes }),
    })),
    shipments: checkout.groups.map((group) => shipmentOf(group, checkout, visit)),
    shippingAddress: shippingAddressOf(visit, checkout),
  }
  takeGoods(checkout, visit)
  state.orderCount += 1
  shopper.orders.push(order)
  shopper.placed[idempotencyKey] = order.gid
  startAfresh(shopper)
  return order
}

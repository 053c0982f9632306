import { warehouseById } from '../../fixtures/warehouses.ts'
import type { BodyOf } from '../../src/contract/call.ts'
import type { palletOrderCalls } from '../../src/contract/calls/palletOrders.ts'
import type { SavedAddress } from '../../src/contract/entities/account/address.ts'
import { type Cents, cents } from '../../src/contract/entities/money.ts'
import { BillingType, FulfillmentClass, FulfillmentMethod } from '../../src/contract/enumerations.ts'
import { malaysianHour } from '../base/malaysiaTime.ts'
import { nextHex } from '../base/random.ts'
import { badField, notFound, refuse, Refused } from '../base/refuse.ts'
import { unsavedAddress } from '../rules/contact/unsavedAddress.ts'
import { telephoneDigits } from '../rules/contact/telephoneDigits.ts'
import { timeDisplay } from '../rules/deliverySlots.ts'
import { orderNumber } from '../rules/orders/orderNumber.ts'
import { shipmentKind } from '../rules/orders/shipmentKind.ts'
import { streetTestOutcome } from '../rules/testInputs.ts'
import { isPalletDay, quoteStatus, UNITS_A_PALLET } from '../rules/palletQuotes.ts'
import { isFirstOrder } from '../state/firstOrder.ts'
import { addressesOf } from '../state/account/addressBook.ts'
import { billingOf } from '../state/account/wallet.ts'
import { vansFor } from '../state/cart/vans.ts'
import { quotedItems, quotedPricing, type StoredPalletQuote } from '../state/engagement/palletQuotes.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import { expectEnd } from '../state/orders/due.ts'
import { permissionsIn } from '../state/permissions.ts'
import type { StoredOrder, StoredShipment } from '../state/records/order.ts'
import { type HandlersOf, writes } from './handler.ts'
import { paidBy } from './paidBy.ts'
import { type Payment, takePayment } from './takePayment.ts'

type Order = BodyOf<typeof palletOrderCalls.orderPallets>

/** The hours in which a lorry comes. */
const FIRST_HOUR = 8
const LAST_HOUR = 18
const POSTAL_CODE_PART = 5

function orderableQuote(id: string, { shopper, now }: HandlerContext): StoredPalletQuote {
  const quote = shopper.engagement.palletQuotes.find((one) => one.id === id)
  if (!quote) throw notFound('id')
  const status = quoteStatus(quote, now)
  if (status === 'received') throw refuse('not_available', { field: 'id' })
  if (status === 'expired') throw refuse('too_late', { field: 'id' })
  if (status === 'ordered') throw refuse('already_answered', { details: { orderGid: quote.orderGid } })
  return quote
}

/** The quote includes the delivery to its postal code, and to no other one. */
function addressFor(
  { addressId }: Order,
  { payload }: StoredPalletQuote,
  context: HandlerContext,
): SavedAddress {
  const address = addressesOf(context).find(({ _id }) => _id === addressId)
  if (!address) throw notFound('addressId')
  const area = payload.postalCode.slice(0, POSTAL_CODE_PART)
  if (!address.postalCode.startsWith(area)) throw badField('addressId', `an address with postal code ${area}`)
  return address
}

/** Takes the payment as chosen for this order; what the shopper has chosen for the cart stays. */
function paymentFor(
  { billingType, billingId }: Order,
  total: Cents,
  context: HandlerContext,
): Payment | Refused {
  const { shopper } = context
  const { canPayByInvoice, canPayByBankAccount } = permissionsIn(context)
  const isOffered = {
    [BillingType.INVOICE]: canPayByInvoice,
    [BillingType.CREDIT_CARD]: canPayByBankAccount,
    [BillingType.PAYMENT_ON_FULFILLMENT]: true,
  }[billingType]
  if (!isOffered) throw refuse('not_available', { field: 'billingType' })
  if (billingType !== BillingType.CREDIT_CARD) return takePayment(billingType, total, context)
  const saved = billingId === undefined ? undefined : billingOf(shopper, billingId)
  if (!saved) throw notFound('billingId')
  if (saved.info.bankAccount === undefined) throw badField('billingId', 'a bank account')
  const selection = { ...shopper.selection, selectedSavedPaymentMethod: saved.info._id }
  return takePayment(billingType, total, { ...context, shopper: { ...shopper, selection } })
}

/** One lorry of the shop, on the chosen day. */
function shipmentFor(
  day: string,
  { payload }: StoredPalletQuote,
  variants: readonly string[],
  { state }: HandlerContext,
): StoredShipment {
  const { EXPRESS } = FulfillmentClass
  const { LOCAL_DELIVERY } = FulfillmentMethod
  const warehouseId = vansFor(payload.postalCode)[0] ?? vansFor()[0] ?? ''
  return {
    _id: nextHex(state.chance, 24),
    fulfillmentClass: EXPRESS,
    fulfillmentMethod: LOCAL_DELIVERY,
    warehouseId,
    shippingPrice: cents(0),
    ...shipmentKind(EXPRESS, LOCAL_DELIVERY),
    fulfiller: warehouseById(warehouseId)?.warehouse.name ?? '',
    ...(payload.notes === undefined ? {} : { instructions: payload.notes }),
    slot: {
      id: `pallets-${day}`,
      start: malaysianHour(day, FIRST_HOUR),
      end: malaysianHour(day, LAST_HOUR),
      timeDisplay: timeDisplay(FIRST_HOUR, LAST_HOUR),
    },
    variants: [...variants],
  }
}

/** Orders from quotes for pallets (docs/decisions/0126). */
export const palletOrderHandlers: HandlersOf<typeof palletOrderCalls> = {
  orderPallets: writes(({ params, body, ...context }) => {
    const { state, shopper, now } = context
    const quote = orderableQuote(params.id, context)
    const address = addressFor(body, quote, context)
    if (!isPalletDay(body.deliveryDay, now)) throw badField('deliveryDay', 'a day to come')
    const items = quotedItems(quote, context)
    const pricingInfo = quotedPricing(items, context)
    const payment = paymentFor(body, pricingInfo.totalPrice, context)
    if (payment instanceof Refused) return payment
    const shipment = shipmentFor(
      body.deliveryDay,
      quote,
      items.map(({ variant }) => variant._id),
      context,
    )
    const order: StoredOrder = {
      _id: nextHex(state.chance, 24),
      gid: orderNumber(now, state.orderCount, state.chance),
      createdAt: now,
      ...paidBy(payment, context),
      billingType: body.billingType,
      isFirstOrder: isFirstOrder(shopper),
      email: quote.payload.email,
      telephoneNumber: telephoneDigits(quote.payload.phoneNumber) ?? '',
      pricingInfo,
      promoCodes: [],
      ...(body.purchaseOrderNumber ? { purchaseOrderNumber: body.purchaseOrderNumber } : {}),
      isByPallet: true,
      lines: items.map(({ variant, pallets, price }) => ({
        variantId: variant._id,
        warehouseId: shipment.warehouseId,
        quantity: pallets * UNITS_A_PALLET,
        price,
      })),
      shipments: [shipment],
      shippingAddress: unsavedAddress(address),
      testOutcome: {
        ...streetTestOutcome(address.addressLine1),
        ...(payment.testOutcome ? { payment: payment.testOutcome } : {}),
      },
    }
    state.orderCount += 1
    shopper.orders.push(order)
    quote.orderGid = order.gid
    expectEnd(order, state, now)
    return { data: { orderGid: order.gid } }
  }),
}

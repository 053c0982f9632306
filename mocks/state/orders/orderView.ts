import type { Order, OrderVariant, Shipment } from '../../../src/contract/entities/order.ts'
import {
  FulfillmentClass,
  OrderStatus,
  PaymentMethod,
  PaymentTransactionStatus,
} from '../../../src/contract/enumerations.ts'
import { dayInWords } from '../../base/malaysiaTime.ts'
import {
  canAttach,
  canChange,
  type TimelineInput,
  type OrderProgress,
  progressAt,
  stepsAt,
  timelineOf,
} from '../../rules/orders/orderLifecycle.ts'
import { lineTotal } from '../../rules/pricing.ts'
import { isoTime } from '../../base/clock.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'
import type { StoredOrder, StoredShipment } from '../records/order.ts'

/** The slot as text, for example `Sat, 21 Nov, 4-6 pm`. */
const slotInWords = ({ slot }: StoredShipment, language: string): string | undefined =>
  slot && `${dayInWords(slot.start, language)}, ${slot.timeDisplay}`

/** What of an order decides its course. */
export const timelineInputOf = ({ cancellation, ...order }: StoredOrder): TimelineInput => ({
  createdAt: order.createdAt,
  paymentMethod: order.paymentMethod,
  testOutcome: order.testOutcome,
  isPaid: order.isPaid,
  cancelledAt: cancellation?.at,
  shipments: order.shipments.map(({ fulfillmentMethod, fulfillmentClass, slot }) => ({
    fulfillmentMethod,
    slot,
    isFromSeller: fulfillmentClass === FulfillmentClass.MARKETPLACE,
  })),
})

function shipmentsOf(
  order: StoredOrder,
  progress: OrderProgress,
  { language, now: time }: CatalogueView,
): Shipment[] {
  const steps = stepsAt(timelineInputOf(order), time)
  return order.shipments.flatMap((stored, at) => {
    const now = progress.shipments[at]
    if (!now) return []
    const timeDisplay = slotInWords(stored, language)
    const { warehouseId: warehouse, shippingPrice: _price, slot, ...shown } = stored
    const times = slot && { slot: { start: isoTime(slot.start), end: isoTime(slot.end) } }
    return {
      ...shown,
      ...now,
      ...times,
      ...(timeDisplay === undefined ? {} : { timeDisplay }),
      warehouse,
      steps: (steps[at] ?? []).map(({ at: reachedAt, ...step }) => ({
        ...step,
        ...(reachedAt === undefined ? {} : { at: isoTime(reachedAt) }),
      })),
    }
  })
}

function cancellationOf(
  { cancellation, undone }: StoredOrder,
  progress: OrderProgress,
): Pick<Order, 'cancellation'> {
  if (cancellation) {
    const { at, ...why } = cancellation
    return { cancellation: { at: isoTime(at), by: 'shopper', ...why } }
  }
  return undone && progress.status === OrderStatus.CANCELLED
    ? { cancellation: { at: isoTime(undone.at), by: 'shop' } }
    : {}
}

/** Owed once the bank has returned the debit of a bank account. */
const feeOf = ({ returnCheckFee }: StoredOrder, { payment }: OrderProgress): Pick<Order, 'returnCheckFee'> =>
  returnCheckFee !== undefined && payment === PaymentTransactionStatus.SETTLEMENT_DECLINED
    ? { returnCheckFee }
    : {}

/** When the invoice is due: the time at which it is paid. A cancelled or failed order has none. */
function invoiceDueOf(order: StoredOrder): Pick<Order, 'invoiceDueAt'> {
  if (order.paymentMethod !== PaymentMethod.BUSINESS_INVOICE) return {}
  const paid = timelineOf(timelineInputOf(order)).find(
    ({ progress }) => progress.payment === PaymentTransactionStatus.SETTLED,
  )
  return paid ? { invoiceDueAt: isoTime(paid.at) } : {}
}

/** The shipment that a line travels in. */
const shipmentOf = ({ shipments }: StoredOrder, warehouseId: string): Pick<OrderVariant, 'shipment'> => {
  const shipment = shipments.find((one) => one.warehouseId === warehouseId)
  return shipment ? { shipment: shipment._id } : {}
}

/** Document 1 §3, Order, with its current statuses. Items have the price that was paid. */
export function orderOf(stored: StoredOrder, catalogueView: CatalogueView): Order {
  const progress = progressAt(timelineInputOf(stored), catalogueView.now)
  const shipments = shipmentsOf(stored, progress, catalogueView)
  const times = shipments.flatMap(({ timeDisplay }) => (timeDisplay === undefined ? [] : [{ timeDisplay }]))
  return {
    _id: stored._id,
    gid: stored.gid,
    createdAt: isoTime(stored.createdAt),
    status: progress.status,
    paymentMethod: stored.paymentMethod,
    paymentTransactionStatus: progress.payment,
    billingType: stored.billingType,
    ...(stored.lastFour === undefined ? {} : { lastFour: stored.lastFour }),
    isFirstOrder: stored.isFirstOrder,
    ...(stored.email === undefined ? {} : { email: stored.email }),
    telephoneNumber: stored.telephoneNumber,
    expressDeliveryTimes: times,
    pricingInfo: stored.pricingInfo,
    promoCodes: stored.promoCodes.map((code) => ({ code })),
    ...(stored.purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber: stored.purchaseOrderNumber }),
    orderVariants: stored.lines.flatMap((line) => {
      const { variantId, warehouseId, quantity, price, pickingNotes, substitution } = line
      const variant = catalogueView.variant(variantId, warehouseId)
      if (!variant) return []
      return {
        variant,
        quantity,
        price,
        totalPrice: lineTotal({ price }, quantity),
        ...(pickingNotes === undefined ? {} : { customerItemPickingNotes: pickingNotes }),
        ...(substitution === undefined ? {} : { substitution }),
        ...shipmentOf(stored, warehouseId),
      }
    }),
    shipments,
    shippingAddress: stored.shippingAddress,
    canCancel: canChange(progress),
    canAttach: !stored.isByPallet && canAttach(stored.paymentMethod, progress),
    ...cancellationOf(stored, progress),
    ...feeOf(stored, progress),
    ...invoiceDueOf(stored),
    ...(stored.isByPallet ? { isByPallet: true } : {}),
    ...(stored.undone?.refund ? { refund: stored.undone.refund } : {}),
  }
}

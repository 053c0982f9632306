import type { Order, Shipment } from '../../src/contract/entities/order.ts'
import { OrderStatus } from '../../src/contract/enumerations.ts'
import { dayInWords } from '../rules/malaysiaTime.ts'
import {
  canCancel,
  orderStatus,
  packageOf,
  paymentStatus,
  processingOf,
  shipmentStatus,
} from '../rules/orderLifecycle.ts'
import { lineTotal } from '../rules/pricing.ts'
import { isoTime } from './clock.ts'
import type { Shelf } from './shelf.ts'
import type { StoredOrder, StoredShipment } from './records/order.ts'

/** The slot in words, for example `Sat, 21 Nov, 4-6 pm`. */
const slotInWords = ({ slot }: StoredShipment, language: string): string | undefined =>
  slot && `${dayInWords(slot.start, language)}, ${slot.timeDisplay}`

function shipmentOf(stored: StoredShipment, createdAt: number, { now, language }: Shelf): Shipment {
  const status = shipmentStatus(stored, createdAt, now)
  const timeDisplay = slotInWords(stored, language)
  const { _id, fulfillmentClass, deliveryKind, orderType, fulfiller, instructions, variants } = stored
  return {
    _id,
    fulfillmentClass,
    deliveryKind,
    orderType,
    status,
    processing: processingOf(status),
    packageStatus: packageOf(status),
    fulfiller,
    ...(timeDisplay === undefined ? {} : { timeDisplay }),
    ...(instructions === undefined ? {} : { instructions }),
    variants,
  }
}

/** Document 1 §3, Order, with its statuses at this moment. Goods are shown at the price that was paid. */
export function orderOf(stored: StoredOrder, shelf: Shelf): Order {
  const shipments = stored.shipments.map((shipment) => shipmentOf(shipment, stored.createdAt, shelf))
  const status = orderStatus(shipments.map((shipment) => shipment.status))
  const times = shipments.flatMap(({ timeDisplay }) => (timeDisplay === undefined ? [] : [{ timeDisplay }]))
  return {
    _id: stored._id,
    gid: stored.gid,
    createdAt: isoTime(stored.createdAt),
    status,
    paymentMethod: stored.paymentMethod,
    paymentTransactionStatus: paymentStatus(stored.paymentMethod, status),
    billingType: stored.billingType,
    ...(stored.lastFour === undefined ? {} : { lastFour: stored.lastFour }),
    isFirstOrder: stored.isFirstOrder,
    ...(stored.email === undefined ? {} : { email: stored.email }),
    telephoneNumber: stored.telephoneNumber,
    expressDeliveryTimes: times,
    pricingInfo: stored.pricingInfo,
    promoCodes: stored.promoCodes.map((code) => ({ code })),
    orderVariants: stored.lines.flatMap(({ variantId, warehouseId, quantity, price, pickingNotes }) => {
      const variant = shelf.variant(variantId, warehouseId)
      if (!variant) return []
      return {
        variant,
        quantity,
        price,
        totalPrice: lineTotal({ price }, quantity),
        ...(pickingNotes === undefined ? {} : { customerItemPickingNotes: pickingNotes }),
      }
    }),
    shipments,
    shippingAddress: stored.shippingAddress,
    canCancel: status !== OrderStatus.CANCELLED && canCancel(status),
  }
}

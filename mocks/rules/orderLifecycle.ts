import {
  FulfillmentClass,
  FulfillmentProcessing,
  OrderStatus,
  PackageStatus,
  PaymentMethod,
  PaymentTransactionStatus,
} from '../../src/contract/enumerations.ts'
import { DAY_MS, MINUTE_MS } from '../shop/clock.ts'

export interface Travelling {
  fulfillmentClass: FulfillmentClass
  slot?: { start: number; end: number } | undefined
}

type Milestone = readonly [at: number, status: OrderStatus]

const started = (createdAt: number): Milestone[] => [
  [createdAt, OrderStatus.NEW],
  [createdAt + MINUTE_MS, OrderStatus.RECEIVED],
  [createdAt + 5 * MINUTE_MS, OrderStatus.CONFIRMED],
]

const byVan = (createdAt: number, slot: { start: number; end: number }): Milestone[] => [
  ...started(createdAt),
  [slot.start - 50 * MINUTE_MS, OrderStatus.SHOPPING],
  [slot.start - 30 * MINUTE_MS, OrderStatus.COMPLETE_SHOPPING],
  [slot.start - 15 * MINUTE_MS, OrderStatus.IN_TRANSIT],
  [slot.end - 45 * MINUTE_MS, OrderStatus.DELIVERED],
]

const byCarrier = (createdAt: number): Milestone[] => [
  ...started(createdAt),
  [createdAt + DAY_MS, OrderStatus.SHIPPED],
  [createdAt + 3 * DAY_MS, OrderStatus.DELIVERED],
]

/** How far a shipment has come at that moment. The documents name the statuses and not when they change. */
export function shipmentStatus(
  { fulfillmentClass, slot }: Travelling,
  createdAt: number,
  now: number,
): OrderStatus {
  const milestones =
    fulfillmentClass === FulfillmentClass.EXPRESS && slot ? byVan(createdAt, slot) : byCarrier(createdAt)
  return milestones.findLast(([at]) => at <= now)?.[1] ?? OrderStatus.NEW
}

/** An order is as far as the shipment that has the longest way to go. */
export const orderStatus = (shipments: readonly OrderStatus[]): OrderStatus =>
  shipments.reduce<OrderStatus>((least, status) => (status < least ? status : least), OrderStatus.DELIVERED)

/** Until the shop has begun to pick. */
export const canCancel = (status: OrderStatus): boolean => status <= OrderStatus.CONFIRMED

export function processingOf(status: OrderStatus): FulfillmentProcessing {
  if (status === OrderStatus.NEW) return FulfillmentProcessing.CREATED
  if (status === OrderStatus.RECEIVED) return FulfillmentProcessing.SENT_TO_FULFILLER
  return status === OrderStatus.DELIVERED
    ? FulfillmentProcessing.COMPLETED
    : FulfillmentProcessing.ON_FULFILLMENT_QUEUE
}

export function packageOf(status: OrderStatus): PackageStatus {
  if (status === OrderStatus.DELIVERED) return PackageStatus.DELIVERED
  return status === OrderStatus.SHIPPED || status === OrderStatus.IN_TRANSIT
    ? PackageStatus.SHIPPED
    : PackageStatus.CREATED
}

/** A card is authorized when the order is placed, all money has come in when the goods have. */
export function paymentStatus(method: PaymentMethod, status: OrderStatus): PaymentTransactionStatus {
  if (status === OrderStatus.DELIVERED) return PaymentTransactionStatus.SETTLED
  return method === PaymentMethod.PAYMENT_ON_FULFILMENT
    ? PaymentTransactionStatus.NO_TRANSACTION
    : PaymentTransactionStatus.AUTHORIZED
}

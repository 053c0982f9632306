import {
  FulfillmentMethod,
  FulfillmentProcessing,
  OrderStatus,
  PackageStatus,
} from '../../../src/contract/enumerations.ts'
import { DAY_MS, MINUTE_MS } from '../../base/clock.ts'
import type { OrderTestOutcome } from './testOutcome.ts'

/** The state of a shipment: the status for the shopper, the processing state, and the package state. */
export interface ShipmentProgress {
  status: OrderStatus
  processing: FulfillmentProcessing
  packageStatus: PackageStatus
}

/** A state and the time, in ms, from which it applies. */
export type Milestone = readonly [at: number, progress: ShipmentProgress]

/** The parts of a shipment that decide its timeline. */
export interface Travelling {
  fulfillmentMethod: FulfillmentMethod
  isFromSeller: boolean
  slot?: { start: number; end: number } | undefined
}

const Processing = FulfillmentProcessing
const Package = PackageStatus

const progress = (
  status: OrderStatus,
  processing: FulfillmentProcessing,
  packageStatus: PackageStatus,
): ShipmentProgress => ({ status, processing, packageStatus })

const { NEW, RECEIVED, CONFIRMED, SHOPPING, COMPLETE_SHOPPING, IN_TRANSIT, PICKED_UP_BY_CUSTOMER } =
  OrderStatus
const { SHIPPED, DELIVERED, CANCELLED, FAILED_TO_FULFILL } = OrderStatus

/** Cancelled before it left. */
export const cancelled = progress(CANCELLED, Processing.CANCELLED, Package.CANCELLED)
/** The shop could not send it: there is no parcel. */
export const notFulfilled = progress(FAILED_TO_FULFILL, Processing.ERROR, Package.CANCELLED)
/** It left, and never arrived. */
const lost = progress(FAILED_TO_FULFILL, Processing.ERROR, Package.FAILED)

const queued = (status: OrderStatus) => progress(status, Processing.ON_FULFILLMENT_QUEUE, Package.CREATED)
const onItsWay = (status: OrderStatus) => progress(status, Processing.ON_FULFILLMENT_QUEUE, Package.SHIPPED)
const arrived = (status: OrderStatus) => progress(status, Processing.COMPLETED, Package.DELIVERED)
const received = (processing: FulfillmentProcessing) => progress(RECEIVED, processing, Package.CREATED)

/** From the order to its confirmation: five minutes, eight when it is looked at for fraud or the fulfiller stumbles. */
function beginning(createdAt: number, { check, fulfilment }: OrderTestOutcome): Milestone[] {
  const after = (minutes: number) => createdAt + minutes * MINUTE_MS
  const placed: Milestone[] = [
    [createdAt, progress(NEW, Processing.CREATED, Package.CREATED)],
    [after(1), received(Processing.SENT_TO_FULFILLER)],
  ]
  if (check !== undefined) {
    return [
      ...placed,
      [after(2), received(Processing.ON_FRAUD_QUEUE)],
      [after(4), received(Processing.CHECKING_FOR_FRAUD)],
      [after(8), check === 'cleared' ? queued(CONFIRMED) : cancelled],
    ]
  }
  if (fulfilment === 'recovers') {
    return [...placed, [after(5), received(Processing.ERROR)], [after(8), queued(CONFIRMED)]]
  }
  return [...placed, [after(5), queued(CONFIRMED)]]
}

function journey(createdAt: number, { fulfillmentMethod, isFromSeller, slot }: Travelling): Milestone[] {
  if (fulfillmentMethod === FulfillmentMethod.ELECTRONIC) {
    return [[createdAt + 10 * MINUTE_MS, arrived(DELIVERED)]]
  }
  if (!slot) {
    const [leaves, arrives] = isFromSeller ? [2, 4] : [1, 3]
    return [
      [createdAt + leaves * DAY_MS, onItsWay(SHIPPED)],
      [createdAt + arrives * DAY_MS, arrived(DELIVERED)],
    ]
  }
  const picked: Milestone[] = [
    [slot.start - 50 * MINUTE_MS, queued(SHOPPING)],
    [slot.start - 30 * MINUTE_MS, queued(COMPLETE_SHOPPING)],
  ]
  return fulfillmentMethod === FulfillmentMethod.IN_STORE_PICKUP
    ? [...picked, [slot.start + 30 * MINUTE_MS, arrived(PICKED_UP_BY_CUSTOMER)]]
    : [
        ...picked,
        [slot.start - 15 * MINUTE_MS, onItsWay(IN_TRANSIT)],
        [slot.end - 45 * MINUTE_MS, arrived(DELIVERED)],
      ]
}

const isAway = ({ packageStatus }: ShipmentProgress): boolean => packageStatus !== Package.CREATED

/** The normal timeline up to the failure. */
function withTrouble(way: readonly Milestone[], fulfilment: OrderTestOutcome['fulfilment']): Milestone[] {
  if (fulfilment !== 'fails' && fulfilment !== 'lost') return [...way]
  const isLost = fulfilment === 'lost'
  // A lost shipment has left; missing items are noticed when they should be packed.
  const turn = way.findIndex(([, now]) =>
    isLost ? now.packageStatus === Package.DELIVERED : isAway(now) || now.status === COMPLETE_SHOPPING,
  )
  return way.flatMap(([at, now], place): Milestone[] => {
    if (place < turn) return [[at, now]]
    return place === turn ? [[at, isLost ? lost : notFulfilled]] : []
  })
}

/**
 * The timeline of a shipment: by van and to the counter around its slot, by carrier in three days, from a seller in four, by email at once.
 * The documents name the statuses and not when they change (docs/decisions/0033).
 */
export function shipmentTimeline(
  shipment: Travelling,
  createdAt: number,
  testOutcome: OrderTestOutcome = {},
): readonly Milestone[] {
  const start = beginning(createdAt, testOutcome)
  if (testOutcome.check === 'rejected') return start
  return [...start, ...withTrouble(journey(createdAt, shipment), testOutcome.fulfilment)]
}

/** Whether it has left, and is charged: the parcel is away, or picked and ready at the counter. */
export const hasLeft = (now: ShipmentProgress): boolean =>
  isAway(now) && now.packageStatus !== Package.CANCELLED
/** Whether the shipment is no longer under way: delivered, picked up or cancelled, for example. */
export const hasEnded = ({ packageStatus }: ShipmentProgress): boolean =>
  packageStatus !== Package.CREATED && packageStatus !== Package.SHIPPED

import { OrderStatus, PaymentMethod, PaymentTransactionStatus } from '../../../src/contract/enumerations.ts'
import type { OrderTestOutcome } from './testOutcome.ts'
import {
  failsAt,
  type Paying,
  paymentTimeline,
  type PaymentMilestone,
  withoutOrder,
} from './paymentTimeline.ts'
import {
  cancelled,
  hasEnded,
  hasLeft,
  type Milestone,
  notFulfilled,
  shipmentTimeline,
  type ShipmentProgress,
  type Travelling,
} from './shipmentTimeline.ts'
import { type ShipmentStep, shipmentSteps } from './shipmentSteps.ts'

/** The parts of an order that decide its timeline; times in ms. */
export interface TimelineInput {
  createdAt: number
  shipments: readonly Travelling[]
  paymentMethod: PaymentMethod
  testOutcome?: OrderTestOutcome | undefined
  /** The provider had collected the money when the order was placed. */
  isPaid?: boolean | undefined
  /** When the shopper or the shop cancelled it. */
  cancelledAt?: number | undefined
}

/** All statuses of an order at one time. */
export interface OrderProgress {
  status: OrderStatus
  payment: PaymentTransactionStatus
  shipments: readonly ShipmentProgress[]
}

/** From least to most done; what went wrong is in no line with the rest. */
const byProgress: readonly OrderStatus[] = [
  OrderStatus.NEW,
  OrderStatus.RECEIVED,
  OrderStatus.CONFIRMED,
  OrderStatus.SHOPPING,
  OrderStatus.COMPLETE_SHOPPING,
  OrderStatus.IN_TRANSIT,
  OrderStatus.SHIPPED,
  OrderStatus.PICKED_UP_BY_CUSTOMER,
  OrderStatus.DELIVERED,
]

const progressOf = (status: OrderStatus): number => byProgress.indexOf(status)

/** An order has the status of the shipment that is furthest from delivery; when none is on its way, the status of the outcome. */
export function orderStatus(shipments: readonly OrderStatus[]): OrderStatus {
  const going = shipments.filter((status) => progressOf(status) >= 0)
  const [first, ...rest] = going
  if (first !== undefined) {
    return rest.reduce((least, status) => (progressOf(status) < progressOf(least) ? status : least), first)
  }
  return shipments.includes(OrderStatus.FAILED_TO_FULFILL)
    ? OrderStatus.FAILED_TO_FULFILL
    : OrderStatus.CANCELLED
}

const firstAt = (timeline: readonly Milestone[], holds: (now: ShipmentProgress) => boolean): number =>
  timeline.find(([, now]) => holds(now))?.[0] ?? Infinity

interface Stop {
  at: number
  becomes: ShipmentProgress
}

/** What ends an order before its time, the earliest first. */
function stopOf(order: TimelineInput, leavesAt: number): Stop | undefined {
  const { createdAt, paymentMethod, testOutcome = {}, cancelledAt, isPaid = false } = order
  const unpaidAt = isPaid ? null : failsAt(paymentMethod, createdAt, testOutcome)
  const stops: Stop[] = [
    ...(cancelledAt === undefined ? [] : [{ at: cancelledAt, becomes: cancelled }]),
    ...(unpaidAt === null ? [] : [{ at: unpaidAt, becomes: cancelled }]),
    // Items that cannot be charged are not shipped.
    ...(testOutcome.payment === 'authorizationExpires' ? [{ at: leavesAt, becomes: notFulfilled }] : []),
  ]
  return stops.toSorted((one, other) => one.at - other.at)[0]
}

function upTo(timeline: readonly Milestone[], stop: Stop | undefined): readonly Milestone[] {
  if (!stop) return timeline
  const before = timeline.filter(([at]) => at < stop.at)
  const last = before.at(-1)
  return last && hasEnded(last[1]) ? before : [...before, [stop.at, stop.becomes]]
}

interface Timelines {
  shipments: readonly (readonly Milestone[])[]
  payment: readonly PaymentMilestone[]
  endsAt: number
}

/** The payment of an order that fails at a time: later payment steps do not happen. */
function withoutDelivery(
  paying: Omit<Paying, 'endsAt'>,
  testOutcome: OrderTestOutcome,
  endsAt: number,
): PaymentMilestone[] {
  const before = paymentTimeline({ ...paying, endsAt: Infinity }, testOutcome).filter(([at]) => at <= endsAt)
  const last = before.at(-1)
  return last ? [...before, [endsAt, withoutOrder(last[1])]] : before
}

const isFailure = (status: OrderStatus) => progressOf(status) < 0

function timelinesOf(order: TimelineInput): Timelines {
  const { createdAt, paymentMethod: method, testOutcome = {}, isPaid = false } = order
  const planned = order.shipments.map((shipment) => shipmentTimeline(shipment, createdAt, testOutcome))
  const leavesAt = Math.min(...planned.map((timeline) => firstAt(timeline, hasLeft)))
  const stop = stopOf(order, leavesAt)
  const shipments = planned.map((timeline) => upTo(timeline, stop))
  const endsAt = Math.max(...shipments.map((timeline) => firstAt(timeline, hasEnded)))
  const ends = shipments.map((timeline) => timeline.at(-1)?.[1].status ?? OrderStatus.NEW)
  const paying = { method, createdAt, leavesAt, isPaid }
  const payment = isFailure(orderStatus(ends))
    ? withoutDelivery(paying, testOutcome, endsAt)
    : paymentTimeline({ ...paying, endsAt }, testOutcome)
  return { shipments, payment, endsAt }
}

const lastOf = <Status>(timeline: readonly (readonly [number, Status])[], now: number): Status | undefined =>
  (timeline.findLast(([at]) => at <= now) ?? timeline[0])?.[1]

function progressIn({ shipments, payment }: Timelines, now: number): OrderProgress {
  const progresses = shipments.flatMap((timeline) => lastOf(timeline, now) ?? [])
  return {
    status: orderStatus(progresses.map(({ status }) => status)),
    payment: lastOf(payment, now) ?? PaymentTransactionStatus.NO_TRANSACTION,
    shipments: progresses,
  }
}

/** The statuses of an order at a time; they depend on the clock alone (docs/decisions/0033). */
export const progressAt = (order: TimelineInput, now: number): OrderProgress =>
  progressIn(timelinesOf(order), now)

/** The steps of each shipment at a time: those reached, and those planned. */
export const stepsAt = (order: TimelineInput, now: number): ShipmentStep[][] =>
  timelinesOf(order).shipments.map((real, at) => {
    const shipment = order.shipments[at]
    return shipment ? shipmentSteps(real, shipmentTimeline(shipment, order.createdAt), now) : []
  })

/** Each change of an order's statuses, in order, with its time in ms. */
export function timelineOf(order: TimelineInput): { at: number; progress: OrderProgress }[] {
  const timelines = timelinesOf(order)
  const times = new Set([...timelines.shipments, timelines.payment].flat().map(([at]) => at))
  return [...times]
    .toSorted((one, other) => one - other)
    .map((at) => ({ at, progress: progressIn(timelines, at) }))
}

/** When the last shipment is delivered, cancelled or has failed. */
export const endOf = (order: TimelineInput): number => timelinesOf(order).endsAt

/** Nothing was delivered: the order was cancelled or could not be fulfilled. */
export const isUndone = ({ status }: OrderProgress): boolean => isFailure(status)

/** Until the shop has begun to pick any of it. */
export const canChange = ({ shipments }: OrderProgress): boolean =>
  shipments.every(({ status }) => status <= OrderStatus.CONFIRMED)

const growing: readonly PaymentMethod[] = [
  PaymentMethod.SAVED_CARD,
  PaymentMethod.GUEST_CARD,
  PaymentMethod.BUSINESS_INVOICE,
  PaymentMethod.PAYMENT_ON_FULFILMENT,
]

const open: readonly PaymentTransactionStatus[] = [
  PaymentTransactionStatus.AUTHORIZED,
  PaymentTransactionStatus.DEFERRED,
  PaymentTransactionStatus.NO_TRANSACTION,
]

/** More can be put into an order while it can be changed and its payment can still grow: what a wallet has paid is paid. */
export const canAttach = (method: PaymentMethod, progress: OrderProgress): boolean =>
  canChange(progress) && growing.includes(method) && open.includes(progress.payment)

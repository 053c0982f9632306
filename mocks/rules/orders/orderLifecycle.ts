import { OrderStatus, PaymentMethod, PaymentTransactionStatus } from '../../../src/contract/enumerations.ts'
import type { OrderFate } from './testOutcome.ts'
import {
  failsAt,
  type Paying,
  paymentCourse,
  type PaymentMilestone,
  withoutOrder,
} from './paymentTimeline.ts'
import {
  calledOff,
  hasEnded,
  hasLeft,
  type Milestone,
  notFulfilled,
  shipmentCourse,
  type ShipmentStanding,
  type Travelling,
} from './shipmentTimeline.ts'

/** What of an order decides its course; moments in ms. */
export interface Coursing {
  createdAt: number
  shipments: readonly Travelling[]
  paymentMethod: PaymentMethod
  fate?: OrderFate | undefined
  /** When it was called off by the shopper, or by the shop's own people. */
  cancelledAt?: number | undefined
}

/** All statuses of an order at one moment. */
export interface OrderStanding {
  status: OrderStatus
  payment: PaymentTransactionStatus
  shipments: readonly ShipmentStanding[]
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

/** An order is as far as the shipment that has the longest way to go; with none left on the way, as what became of them. */
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

const firstAt = (course: readonly Milestone[], holds: (now: ShipmentStanding) => boolean): number =>
  course.find(([, now]) => holds(now))?.[0] ?? Infinity

interface Stop {
  at: number
  becomes: ShipmentStanding
}

/** What ends an order before its time, the earliest first. */
function stopOf(order: Coursing, leavesAt: number): Stop | undefined {
  const { createdAt, paymentMethod, fate = {}, cancelledAt } = order
  const unpaidAt = failsAt(paymentMethod, createdAt, fate)
  const stops: Stop[] = [
    ...(cancelledAt === undefined ? [] : [{ at: cancelledAt, becomes: calledOff }]),
    ...(unpaidAt === null ? [] : [{ at: unpaidAt, becomes: calledOff }]),
    // Goods that cannot be charged do not leave.
    ...(fate.payment === 'authorizationExpires' ? [{ at: leavesAt, becomes: notFulfilled }] : []),
  ]
  return stops.toSorted((one, other) => one.at - other.at)[0]
}

function upTo(course: readonly Milestone[], stop: Stop | undefined): readonly Milestone[] {
  if (!stop) return course
  const before = course.filter(([at]) => at < stop.at)
  const last = before.at(-1)
  return last && hasEnded(last[1]) ? before : [...before, [stop.at, stop.becomes]]
}

interface Courses {
  shipments: readonly (readonly Milestone[])[]
  payment: readonly PaymentMilestone[]
  endsAt: number
}

/** A payment whose order comes to nothing at that moment: it never gets to what the end of a good order brings. */
function withoutGoods(paying: Omit<Paying, 'endsAt'>, fate: OrderFate, endsAt: number): PaymentMilestone[] {
  const before = paymentCourse({ ...paying, endsAt: Infinity }, fate).filter(([at]) => at <= endsAt)
  const last = before.at(-1)
  return last ? [...before, [endsAt, withoutOrder(last[1])]] : before
}

const isFailure = (status: OrderStatus) => progressOf(status) < 0

function coursesOf(order: Coursing): Courses {
  const { createdAt, paymentMethod: method, fate = {} } = order
  const planned = order.shipments.map((shipment) => shipmentCourse(shipment, createdAt, fate))
  const leavesAt = Math.min(...planned.map((course) => firstAt(course, hasLeft)))
  const stop = stopOf(order, leavesAt)
  const shipments = planned.map((course) => upTo(course, stop))
  const endsAt = Math.max(...shipments.map((course) => firstAt(course, hasEnded)))
  const ends = shipments.map((course) => course.at(-1)?.[1].status ?? OrderStatus.NEW)
  const paying = { method, createdAt, leavesAt }
  const payment = isFailure(orderStatus(ends))
    ? withoutGoods(paying, fate, endsAt)
    : paymentCourse({ ...paying, endsAt }, fate)
  return { shipments, payment, endsAt }
}

const lastOf = <Status>(course: readonly (readonly [number, Status])[], now: number): Status | undefined =>
  (course.findLast(([at]) => at <= now) ?? course[0])?.[1]

function standingIn({ shipments, payment }: Courses, now: number): OrderStanding {
  const standings = shipments.flatMap((course) => lastOf(course, now) ?? [])
  return {
    status: orderStatus(standings.map(({ status }) => status)),
    payment: lastOf(payment, now) ?? PaymentTransactionStatus.NO_TRANSACTION,
    shipments: standings,
  }
}

/** How an order stands at that moment: the clock alone carries it along (docs/decisions/0033). */
export const standingAt = (order: Coursing, now: number): OrderStanding => standingIn(coursesOf(order), now)

/** Each change of an order's statuses in turn, with its moment in ms. */
export function timelineOf(order: Coursing): { at: number; standing: OrderStanding }[] {
  const courses = coursesOf(order)
  const moments = new Set([...courses.shipments, courses.payment].flat().map(([at]) => at))
  return [...moments]
    .toSorted((one, other) => one - other)
    .map((at) => ({ at, standing: standingIn(courses, at) }))
}

/** The moment, in ms, at which an order reaches that status; null for one that it passes by. */
export const momentOf = (order: Coursing, status: OrderStatus): number | null =>
  timelineOf(order).find(({ standing }) => standing.status === status)?.at ?? null

/** When the last of an order is delivered, called off or given up. */
export const endOf = (order: Coursing): number => coursesOf(order).endsAt

/** Nothing of it came: it was called off, or could not be fulfilled. */
export const isUndone = ({ status }: OrderStanding): boolean => isFailure(status)

/** Until the shop has begun to pick any of it. */
export const canChange = ({ shipments }: OrderStanding): boolean =>
  shipments.every(({ status }) => status <= OrderStatus.CONFIRMED)

const growing: readonly PaymentMethod[] = [
  PaymentMethod.SAVED_CARD,
  PaymentMethod.GUEST_CARD,
  PaymentMethod.GOOGLE_WALLET,
  PaymentMethod.BUSINESS_INVOICE,
  PaymentMethod.PAYMENT_ON_FULFILMENT,
]

const open: readonly PaymentTransactionStatus[] = [
  PaymentTransactionStatus.AUTHORIZED,
  PaymentTransactionStatus.DEFERRED,
  PaymentTransactionStatus.NO_TRANSACTION,
]

/** More can be put into an order while it can be changed and its payment can still grow: what a wallet has paid is paid. */
export const canAttach = (method: PaymentMethod, standing: OrderStanding): boolean =>
  canChange(standing) && growing.includes(method) && open.includes(standing.payment)

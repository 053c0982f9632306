import { OrderStatus, type PaymentTransactionStatus } from '../../src/contract/enumerations.ts'
import { progressAt, timelineOf } from '../rules/orders/orderLifecycle.ts'
import { cancellationReasons } from '../../fixtures/tables/cancellationReasons.ts'
import { hasEnded, hasLeft, type ShipmentProgress } from '../rules/orders/shipmentTimeline.ts'
import type { MockServer } from '../server/mockServer.ts'
import { expectEnd } from '../state/orders/due.ts'
import { isoTime } from '../base/clock.ts'
import { timelineInputOf } from '../state/orders/orderView.ts'
import type { StoredOrder } from '../state/records/order.ts'
import { accountOf, shopperOf } from '../state/state.ts'
import type { ShopState } from '../state/stateSchema.ts'
import { UnknownName } from './unknownName.ts'

/** A past, current or future status of an order without further changes, and its time (ISO). */
export interface OrderStep {
  status: OrderStatus
  at: string
  isReached: boolean
}

/** An order of the visitor with its timeline. */
export interface OrderTimeline {
  gid: string
  createdAt: string
  status: OrderStatus
  payment: PaymentTransactionStatus
  /** In the order of their times. */
  steps: readonly OrderStep[]
  /** The step after the current status; null at the end. */
  next: OrderStep | null
  /** The ways to end without a delivery that are still possible, besides its steps: none once a shipment has ended. */
  endings: readonly OrderStatus[]
}

/** The order cannot reach this status, or has passed it. */
export class NoSuchStep extends Error {
  readonly status: OrderStatus | undefined

  constructor(gid: string, status: OrderStatus | undefined) {
    super(
      status === undefined
        ? `Order ${gid} has come to its end`
        : `The way of order ${gid} does not lead to status ${status} any more`,
    )
    this.name = 'NoSuchStep'
    this.status = status
  }
}

function stepsOf(order: StoredOrder, now: number): OrderStep[] {
  const steps: OrderStep[] = []
  for (const { at, progress } of timelineOf(timelineInputOf(order))) {
    if (steps.at(-1)?.status === progress.status) continue
    steps.push({ status: progress.status, at: isoTime(at), isReached: at <= now })
  }
  return steps
}

/** What was delivered stays so: the order can no longer be cancelled or fail as a whole. */
const endingsOf = (shipments: readonly ShipmentProgress[]): OrderStatus[] =>
  shipments.some(hasEnded) ? [] : [OrderStatus.CANCELLED, OrderStatus.FAILED_TO_FULFILL]

function orderTimeline(order: StoredOrder, now: number): OrderTimeline {
  const { status, payment, shipments } = progressAt(timelineInputOf(order), now)
  const steps = stepsOf(order, now)
  return {
    gid: order.gid,
    createdAt: isoTime(order.createdAt),
    status,
    payment,
    steps,
    next: steps.find(({ isReached }) => !isReached) ?? null,
    endings: endingsOf(shipments),
  }
}

function ordersIn(state: ShopState, visitorId: string): StoredOrder[] {
  const visitor = state.visitors[visitorId]
  if (!visitor) return []
  const { orders } = shopperOf(visitor, accountOf(state, visitor))
  // Later ones of the same moment come first as well, as with a frozen clock.
  return orders.toReversed().toSorted((one, other) => other.createdAt - one.createdAt)
}

/** The visitor's orders at a time (ms), the newest first. */
export const orderTimelines = (state: ShopState, visitor: string, now: number): OrderTimeline[] =>
  ordersIn(state, visitor).map((order) => orderTimeline(order, now))

/** The visitor's orders, the newest first. */
export async function ordersOf({ store, clock }: MockServer, visitor: string): Promise<OrderTimeline[]> {
  // Read first: another tab may have moved the clock.
  const state = await store.read()
  return orderTimelines(state, visitor, clock.now())
}

function orderFound(state: ShopState, visitor: string, gid: string): StoredOrder {
  const orders = ordersIn(state, visitor)
  const found = orders.find((order) => order.gid === gid)
  if (found) return found
  throw new UnknownName(
    'order',
    gid,
    orders.map((order) => order.gid),
  )
}

/** Shortly after a change, so that the clock has passed it. */
const SOON_MS = 1_000

/** The statuses that an order can be moved to: those on its way, and, while no shipment has ended, cancelled and failed. */
export function reachableStatuses({ steps, endings }: OrderTimeline): OrderStatus[] {
  const next = steps.filter(({ isReached }) => !isReached).map(({ status }) => status)
  return [...new Set([...next, ...endings])]
}

/** Whether picking is finished, which reveals unavailable items. */
const isPicked = (shipment: ShipmentProgress): boolean =>
  hasLeft(shipment) || shipment.status === OrderStatus.COMPLETE_SHOPPING

/** Makes the order fail from now on: it is cancelled, items in the warehouse are unavailable, or what is picked or shipped is lost. */
function endWithoutDelivery(
  order: StoredOrder,
  draft: ShopState,
  status: OrderStatus | undefined,
  now: number,
): void {
  if (status === OrderStatus.CANCELLED) {
    order.cancellation = { at: now + SOON_MS, reason: cancellationReasons[0] }
  } else {
    const { shipments } = progressAt(timelineInputOf(order), now)
    order.testOutcome = { ...order.testOutcome, fulfilment: shipments.some(isPicked) ? 'lost' : 'fails' }
  }
  expectEnd(order, draft, now)
}

/** The order of a visitor, and the future status that it is to reach; without a status, its next one. */
export interface WantedStep {
  gid: string
  status?: OrderStatus | undefined
}

/**
 * The time, in ms, at which an order reaches a future status. In the draft, a successful order is made to fail or cancelled, where the status
 * needs that. Throws `UnknownName` for an order of another visitor, `NoSuchStep`.
 */
export function timeOfStep(
  draft: ShopState,
  visitor: string,
  { gid, status }: WantedStep,
  now: number,
): number {
  const order = orderFound(draft, visitor, gid)
  const stepNow = () =>
    stepsOf(order, now).find((step) => !step.isReached && (status === undefined || step.status === status))
  const { endings } = orderTimeline(order, now)
  if (!stepNow() && endings.some((ending) => ending === status)) endWithoutDelivery(order, draft, status, now)
  const step = stepNow()
  if (!step) throw new NoSuchStep(gid, status)
  return Date.parse(step.at)
}

import type { Order, Shipment } from '../../contract/entities/order.ts'
import { isOver, isPaymentPending } from './orderProgress.ts'

const SECOND_MS = 1_000
/** A payment is answered within seconds. */
const PENDING_MS = 3 * SECOND_MS
const SOONEST_MS = 5 * SECOND_MS
/** A plan may change, so that the page never waits longer. */
const LATEST_MS = 60 * SECOND_MS

type Refreshed = Pick<Order, 'status' | 'paymentTransactionStatus'> & {
  shipments: readonly Pick<Shipment, 'steps'>[]
}

/**
 * How long to wait until an order is read again, in ms: until the next planned step, but within 5 to 60 seconds. Null for an order that
 * does not change by itself.
 */
export function refreshDelay(order: Refreshed, now: number): number | null {
  if (isPaymentPending(order)) return PENDING_MS
  if (isOver(order)) return null
  const times = order.shipments.flatMap(({ steps = [] }) =>
    steps.flatMap(({ at, isReached }) => (isReached || at === undefined ? [] : [Date.parse(at) - now])),
  )
  const next = Math.min(...times, LATEST_MS)
  return Math.max(SOONEST_MS, next)
}

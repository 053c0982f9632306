import type { openServer, Shopper } from '../../shopper.ts'
import {
  OrderStatus as Status,
  PackageStatus as Package,
  PaymentTransactionStatus as Payment,
} from '../../../../src/contract/enumerations.ts'
import { readOrder } from './orderCalls.ts'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
/** The slot is at noon: the order is packed at 11:30, leaves at 11:45 and arrives at 13:15. */
export const PACKED = 210 * MINUTE
export const LEFT = 225 * MINUTE
export const THERE = 315 * MINUTE

/** The visible states of an order. */
async function orderSeenBy(who: Shopper, gid: string) {
  const { status, paymentTransactionStatus: payment, shipments, cancellation } = await readOrder(who, gid)
  const [{ processing, packageStatus } = {}] = shipments
  return { status, processing, packageStatus, payment, by: cancellation?.by }
}

type SeenOrder = Awaited<ReturnType<typeof orderSeenBy>>
/** Milliseconds after the order was placed, and its visible states at that time. */
export type FollowedStep = readonly [after: number, statesSeen: Partial<SeenOrder>]

export const delivered: Partial<SeenOrder> = {
  status: Status.DELIVERED,
  packageStatus: Package.DELIVERED,
  payment: Payment.SETTLED,
}

/** The visible states of an order placed now, at each of these times. */
export async function statesSeen(
  { clock }: ReturnType<typeof openServer>,
  who: Shopper,
  gid: string,
  steps: readonly FollowedStep[],
): Promise<SeenOrder[]> {
  const placedAt = clock.now()
  const all: SeenOrder[] = []
  for (const [after] of steps) {
    clock.set(new Date(placedAt + after).toISOString())
    all.push(await orderSeenBy(who, gid))
  }
  return all
}

/** The expected states. */
export const wanted = (steps: readonly FollowedStep[]) => steps.map(([, seen]) => seen)

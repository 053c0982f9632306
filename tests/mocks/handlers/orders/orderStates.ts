import type { openServer, Shopper } from '../../shopper.ts'
import {
  OrderStatus as Status,
  PackageStatus as Package,
  PaymentTransactionStatus as Payment,
} from '../../../../src/contract/enumerations.ts'
import { readOrder } from './orderCalls.ts'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
/** The van's slot is at noon: it is packed at half past eleven, leaves at a quarter to, and is there at a quarter past one. */
export const PACKED = 210 * MINUTE
export const LEFT = 225 * MINUTE
export const THERE = 315 * MINUTE

/** What the shopper is told of an order. */
async function orderSeenBy(who: Shopper, gid: string) {
  const { status, paymentTransactionStatus: payment, shipments, cancellation } = await readOrder(who, gid)
  const [{ processing, packageStatus } = {}] = shipments
  return { status, processing, packageStatus, payment, by: cancellation?.by }
}

type SeenOrder = Awaited<ReturnType<typeof orderSeenBy>>
/** So many ms after it was placed, what of it is told. */
export type FollowedStep = readonly [after: number, statesSeen: Partial<SeenOrder>]

export const delivered: Partial<SeenOrder> = {
  status: Status.DELIVERED,
  packageStatus: Package.DELIVERED,
  payment: Payment.SETTLED,
}

/** What the shopper is told at each of those moments of an order that was placed just now. */
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

/** What should be told at each. */
export const wanted = (steps: readonly FollowedStep[]) => steps.map(([, seen]) => seen)

import type { openServer, Shopper } from '../../shopper.ts'
import {
  OrderStatus as Status,
  PackageStatus as Package,
  PaymentTransactionStatus as Payment,
} from '../../../../src/contract/enumerations.ts'
import { readOrder } from './ordered.ts'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
/** The van's slot is at noon: it is packed at half past eleven, leaves at a quarter to, and is there at a quarter past one. */
export const PACKED = 210 * MINUTE
export const LEFT = 225 * MINUTE
export const THERE = 315 * MINUTE

/** What the shopper is told of an order. */
async function toldOf(who: Shopper, gid: string) {
  const { status, paymentTransactionStatus: payment, shipments, cancellation } = await readOrder(who, gid)
  const [{ processing, packageStatus } = {}] = shipments
  return { status, processing, packageStatus, payment, by: cancellation?.by }
}

type Told = Awaited<ReturnType<typeof toldOf>>
/** So many ms after it was placed, what of it is told. */
export type RequestInfo = readonly [after: number, told: Partial<Told>]

export const delivered: Partial<Told> = {
  status: Status.DELIVERED,
  packageStatus: Package.DELIVERED,
  payment: Payment.SETTLED,
}

/** What the shopper is told at each of those moments of an order that was placed just now. */
export async function told(
  { clock }: ReturnType<typeof openServer>,
  who: Shopper,
  gid: string,
  moments: readonly RequestInfo[],
): Promise<Told[]> {
  const placedAt = clock.now()
  const all: Told[] = []
  for (const [after] of moments) {
    clock.set(new Date(placedAt + after).toISOString())
    all.push(await toldOf(who, gid))
  }
  return all
}

/** What should be told at each. */
export const wanted = (moments: readonly RequestInfo[]) => moments.map(([, told_]) => told_)

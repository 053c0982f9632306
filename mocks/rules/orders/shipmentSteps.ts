import type { OrderStatus } from '../../../src/contract/enumerations.ts'
import { hasEnded, type Milestone } from './shipmentTimeline.ts'

/** A status of a shipment; `at` in ms is missing for a planned one whose time has passed. */
export interface ShipmentStep {
  status: OrderStatus
  at?: number
  isReached: boolean
}

/** The first milestone of each status. */
const byStatus = (timeline: readonly Milestone[]): Milestone[] =>
  timeline.filter(
    ([, { status }], place) => timeline.findIndex(([, first]) => first.status === status) === place,
  )

/**
 * The statuses that a shipment has reached, from its real timeline, and those that are planned after the last one. A trouble to come is not
 * among them: the shop learns of it when it happens (docs/decisions/0076).
 */
export function shipmentSteps(
  real: readonly Milestone[],
  planned: readonly Milestone[],
  now: number,
): ShipmentStep[] {
  const passed = real.filter(([at]) => at <= now)
  const reached = byStatus(passed).map(([at, { status }]) => ({ status, at, isReached: true }))
  const last = passed.at(-1)
  if (!last || hasEnded(last[1])) return reached
  const plan = byStatus(planned)
  const place = plan.findIndex(([, { status }]) => status === last[1].status)
  const expected = plan
    .slice(place + 1)
    .map(([at, { status }]) => ({ status, ...(at > now ? { at } : {}), isReached: false }))
  return [...reached, ...expected]
}

import type { Shipment, ShipmentStep } from '../../contract/entities/order.ts'
import { OrderStatus } from '../../contract/enumerations.ts'
import { isOver, isPickup, isUnfulfilled } from './orderProgress.ts'

export interface TimelineStep extends ShipmentStep {
  state: 'done' | 'failed' | 'current' | 'next' | 'later'
  /** Picked and waiting at the counter. */
  isReady: boolean
}

/**
 * The steps of a shipment for the screen: the last reached one is the current one until the shipment is over, and the first planned one is
 * next. A server without steps gives the status alone.
 */
export function timelineOf(
  shipment: Pick<Shipment, 'status' | 'steps' | 'fulfillmentMethod'>,
): TimelineStep[] {
  const steps = shipment.steps ?? [{ status: shipment.status, isReached: true }]
  const last = steps.findLastIndex(({ isReached }) => isReached)
  const stateOf = (step: ShipmentStep, place: number): TimelineStep['state'] => {
    if (isUnfulfilled(step)) return 'failed'
    if (step.isReached) return place === last && !isOver(step) ? 'current' : 'done'
    return place === last + 1 ? 'next' : 'later'
  }
  return steps.map((step, place) => ({
    ...step,
    state: stateOf(step, place),
    isReady: isPickup(shipment) && step.status === OrderStatus.COMPLETE_SHOPPING,
  }))
}

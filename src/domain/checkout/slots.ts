import type { DeliveryTime } from '../../contract/entities/checkout.ts'
import { DELIVERY_TIMES_FRESH_MS } from '../../contract/limits.ts'

/**
 * Whether the slots on screen may have changed since they were read (ms): some minutes have passed, so that others may have taken places,
 * or one of them has begun.
 */
export const areSlotsStale = (
  slots: readonly Pick<DeliveryTime, 'start'>[],
  readAt: number,
  now: number,
): boolean =>
  now - readAt >= DELIVERY_TIMES_FRESH_MS ||
  slots.some(({ start }) => readAt < Date.parse(start) && Date.parse(start) <= now)

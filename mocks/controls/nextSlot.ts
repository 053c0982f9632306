import { deliverySlots } from '../rules/deliverySlots.ts'
import { HOUR_MS } from '../base/clock.ts'

/** When the next delivery slot begins, in ms, whether it still takes orders or not. */
export function nextSlotAt(now: number): number {
  // Slots within the next hour are not offered any more; a request for an hour earlier has them.
  const starts = deliverySlots(now - HOUR_MS, {}, []).map(({ start }) => Date.parse(start))
  return starts.find((start) => start > now) ?? now + HOUR_MS
}

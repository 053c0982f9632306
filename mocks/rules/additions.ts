import type { CartShortfall } from '../../src/contract/entities/cart.ts'
import { type Bounds, maximumQuantity, reasonFor } from './maximumQuantity.ts'

/**
 * How many of those wanted a line can take, when several things are put into a cart at once: as many as stock and every
 * maximum allow, and what held the rest back. A line that holds more than it may already is left as it is.
 */
export function addition(
  before: number,
  wanted: number,
  bounds: Bounds,
  atOnce: number,
): { added: number; reason?: CartShortfall['reason'] } {
  const { quantity, limit } = maximumQuantity(bounds)
  const room = Math.max(0, quantity - before)
  const added = Math.min(wanted, room, atOnce)
  if (added === wanted) return { added }
  return { added, reason: room <= atOnce ? reasonFor[limit] : 'over_maximum' }
}

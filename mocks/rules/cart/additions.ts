import type { CartShortfall } from '../../../src/contract/entities/cart.ts'
import { type Bounds, maximumQuantity, reasonFor } from '../maximumQuantity.ts'

/**
 * How much of a requested quantity a line can take when several items are added at once: as much as stock and every maximum allow, and the
 * reason for the shortfall. A line that already exceeds its bounds stays as it is.
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

import { nextNumber, type Chance } from '../../base/random.ts'
import { malaysianDay } from '../../base/malaysiaTime.ts'

const STEPS = 7

/**
 * A new order's public number: the day as yymmdd, then five digits that grow by a few from order to order, as in a shop with other
 * customers. Unique.
 */
export function orderNumber(now: number, orderCount: number, chance: Chance): string {
  const place = orderCount * STEPS + Math.floor(nextNumber(chance) * STEPS)
  return `${malaysianDay(now).slice(2).replaceAll('-', '')}${String(10_000 + place)}`
}

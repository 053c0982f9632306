import type { Variant } from '../../../contract/entities/product/variant.ts'
import type { Warehouse } from '../../../contract/entities/product/warehouse.ts'

const DAY_MS = 24 * 60 * 60_000
/** The shop uses days in Malaysia, wherever the visitor is. */
const MALAYSIA_OFFSET_MS = 8 * 60 * 60_000

/** Beyond two months, the number of days has no meaning. */
export const COUNTED_DAYS = 60

export interface BestBefore {
  /** Calendar day, `2026-12-03`. */
  day: string
  /** Whole days from today in Malaysia; 0 is today. */
  daysLeft: number
}

/** A best-before date (`2026-12-03`) with the days until then; null once it has passed. */
export function bestBeforeOn(day: string, now: number): BestBefore | null {
  const today = Math.floor((now + MALAYSIA_OFFSET_MS) / DAY_MS)
  const daysLeft = Math.floor(Date.parse(`${day}T00:00:00.000Z`) / DAY_MS) - today
  return daysLeft < 0 ? null : { day, daysLeft }
}

/** The best-before day of a variant at its warehouse, and the days until then; null without a date and once it has passed. */
export function bestBeforeOf(variant: Variant, warehouse: Warehouse, now: number): BestBefore | null {
  const row = variant.inventory.find((each) => each.warehouse._id === warehouse._id)
  return row?.expirationDate ? bestBeforeOn(row.expirationDate, now) : null
}

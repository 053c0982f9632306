import { crews, priceByHour, usualCrew } from '../../fixtures/tables/vanSlots.ts'
import type { DeliveryTime } from '../../src/contract/entities/checkout.ts'
import type { EarliestDelivery } from '../../src/contract/entities/product/earliestDelivery.ts'
import { cents } from '../../src/contract/entities/money.ts'
import { HOUR_MS, isoTime } from '../base/clock.ts'
import { numberFor } from '../base/random.ts'
import { malaysianDay, malaysianHour } from '../base/malaysiaTime.ts'

const FIRST_HOUR = 10
const LAST_HOUR = 20
const LENGTH_HOURS = 2
const DAYS = 2
/** Shopping and driving take so long: a slot that starts sooner is no longer offered. */
const LEAD_MS = HOUR_MS
const SHARE_FULL = 0.15

const clockHour = (hour: number): number => (hour > 12 ? hour - 12 : hour)
const half = (hour: number): string => (hour < 12 ? 'am' : 'pm')

/** `4-6 pm`, or `10 am-12 pm` when noon lies between. */
export function timeDisplay(from: number, to: number): string {
  const start = half(from) === half(to) ? String(clockHour(from)) : `${clockHour(from)} ${half(from)}`
  return `${start}-${clockHour(to)} ${half(to)}`
}

/** Number of orders per slot and warehouse, by `bookingKey`. */
export type Booked = Readonly<Record<string, number>>

/** The key of a slot's bookings at a warehouse: `warehouseId:slotId`. */
export const bookingKey = (warehouseId: string, slotId: string): string => `${warehouseId}:${slotId}`

/** Capacity of a slot at a warehouse, derived from its id. A popular hour is full everywhere from the start. */
export function slotCapacity(warehouseId: string, slotId: string): number {
  const { smallest, spread } = crews[warehouseId] ?? usualCrew
  const chance = numberFor(slotId)
  return chance < SHARE_FULL ? 0 : smallest + Math.floor(chance * spread)
}

const takesAnother = (warehouseId: string, slotId: string, booked: Booked): boolean =>
  (booked[bookingKey(warehouseId, slotId)] ?? 0) < slotCapacity(warehouseId, slotId)

/** The bookings after an order has reserved a slot at each warehouse of its express items, once per warehouse. */
export function withBooking(booked: Booked, slotId: string, warehouseIds: readonly string[]): Booked {
  const keys = new Set(warehouseIds.map((id) => bookingKey(id, slotId)))
  return { ...booked, ...Object.fromEntries([...keys].map((key) => [key, (booked[key] ?? 0) + 1])) }
}

/** What is booked once the order has given its places back. */
export function withoutBooking(booked: Booked, slotId: string, warehouseIds: readonly string[]): Booked {
  const keys = new Set(warehouseIds.map((id) => bookingKey(id, slotId)))
  const counts = [...keys].flatMap((key) => {
    const count = booked[key] ?? 0
    return count > 0 ? [[key, count - 1] as const] : []
  })
  return { ...booked, ...Object.fromEntries(counts) }
}

/**
 * The express slots of today and tomorrow in Malaysia: two hours each from ten in the morning to ten at night, those
 * that start within the hour left out. One is available while every one of the places takes another order for it.
 */
export function deliverySlots(now: number, booked: Booked, warehouseIds: readonly string[]): DeliveryTime[] {
  const slots: DeliveryTime[] = []
  for (let daysOn = 0; daysOn < DAYS; daysOn += 1) {
    const day = malaysianDay(now, daysOn)
    for (let hour = FIRST_HOUR; hour <= LAST_HOUR; hour += LENGTH_HOURS) {
      const start = malaysianHour(day, hour)
      if (start < now + LEAD_MS) continue
      const id = `slot-${day}-${hour}`
      slots.push({
        _id: id,
        day,
        start: isoTime(start),
        end: isoTime(start + LENGTH_HOURS * HOUR_MS),
        timeDisplay: timeDisplay(hour, hour + LENGTH_HOURS),
        price: cents(priceByHour[hour] ?? 0),
        isAvailable: warehouseIds.every((warehouseId) => takesAnother(warehouseId, id, booked)),
      })
    }
  }
  return slots
}

/** The same, available while any of the warehouses has capacity: for a shopper with an empty cart. */
export const slotsAnywhere = (now: number, booked: Booked, warehouseIds: readonly string[]): DeliveryTime[] =>
  deliverySlots(now, booked, []).map((slot) => ({
    ...slot,
    isAvailable: warehouseIds.some((warehouseId) => takesAnother(warehouseId, slot._id, booked)),
  }))

/** The first slot for which a place still takes an order, as the cart and the product page promise it; none when all are full. */
export function earliestDelivery(
  now: number,
  booked: Booked,
  warehouseId: string,
): EarliestDelivery | undefined {
  const slot = deliverySlots(now, booked, [warehouseId]).find(({ isAvailable }) => isAvailable)
  return slot && { day: slot.day, start: slot.start, end: slot.end }
}

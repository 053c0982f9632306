import type { DeliveryTime } from '../../src/contract/entities/checkout.ts'
import type { EarliestDelivery } from '../../src/contract/entities/earliestDelivery.ts'
import { cents } from '../../src/contract/entities/money.ts'
import { HOUR_MS, isoTime } from '../shop/clock.ts'
import { numberFor } from '../shop/random.ts'
import { malaysianDay, malaysianHour } from './malaysiaTime.ts'

const FIRST_HOUR = 10
const LAST_HOUR = 20
const LENGTH_HOURS = 2
const DAYS = 2
/** Shopping and driving take so long: a slot that starts sooner is no longer offered. */
const LEAD_MS = HOUR_MS
const SHARE_FULL = 0.15
const SMALLEST_CAPACITY = 4
const CAPACITY_SPREAD = 9

const PRICE_BY_HOUR: Readonly<Record<number, number>> = { 16: 300, 18: 500 }

const clockHour = (hour: number): number => (hour > 12 ? hour - 12 : hour)
const half = (hour: number): string => (hour < 12 ? 'am' : 'pm')

/** `4-6 pm`, or `10 am-12 pm` when noon lies between. */
export function timeDisplay(from: number, to: number): string {
  const start = half(from) === half(to) ? String(clockHour(from)) : `${clockHour(from)} ${half(from)}`
  return `${start}-${clockHour(to)} ${half(to)}`
}

/** How many orders a slot takes; the same each time it is asked, and none for some. */
function capacity(id: string): number {
  const drawn = numberFor(id)
  return drawn < SHARE_FULL ? 0 : SMALLEST_CAPACITY + Math.floor(drawn * CAPACITY_SPREAD)
}

/**
 * The express slots of today and tomorrow in Malaysia: two hours each from ten in the morning to ten at night, those
 * that start within the hour left out. `booked` says how many orders hold a slot already.
 */
export function deliverySlots(now: number, booked: Readonly<Record<string, number>>): DeliveryTime[] {
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
        price: cents(PRICE_BY_HOUR[hour] ?? 0),
        isAvailable: (booked[id] ?? 0) < capacity(id),
      })
    }
  }
  return slots
}

/** The first slot that still takes an order, as the cart and the product page promise it; none when all are full. */
export function earliestDelivery(
  now: number,
  booked: Readonly<Record<string, number>>,
): EarliestDelivery | undefined {
  const slot = deliverySlots(now, booked).find(({ isAvailable }) => isAvailable)
  return slot && { day: slot.day, start: slot.start, end: slot.end }
}

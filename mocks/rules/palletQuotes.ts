import { type Cents, cents } from '../../src/contract/entities/money.ts'
import { DAY_MS } from '../base/clock.ts'
import { malaysianDay } from '../base/malaysiaTime.ts'

/** Cases on a pallet times things in a case: what a quote is reckoned with. */
export const UNITS_A_PALLET = 240

const percentFor = (pallets: number): number => (pallets >= 6 ? 15 : pallets >= 3 ? 12 : 8)

/** The price of pallets, in cents: 8 % off the retail price, 12 % from three pallets in all, 15 % from six. */
export function palletTotal(items: readonly { price: Cents; pallets: number }[]): Cents {
  const pallets = items.reduce((sum, item) => sum + item.pallets, 0)
  const full = items.reduce((sum, item) => sum + item.price * item.pallets * UNITS_A_PALLET, 0)
  return cents((full * (100 - percentFor(pallets))) / 100)
}

const WEEKEND: readonly number[] = [0, 6]

const isWorkingDay = (time: number): boolean =>
  !WEEKEND.includes(new Date(`${malaysianDay(time)}T00:00:00.000Z`).getUTCDay())

/** Whether a request has its price: a working day after it came. Saturdays and Sundays do not count. */
export function isQuoted(requestedAt: number, now: number): boolean {
  let due = requestedAt + DAY_MS
  while (!isWorkingDay(due)) due += DAY_MS
  return now >= due
}

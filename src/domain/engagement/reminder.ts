import { REMINDER_DAYS_AHEAD } from '../../contract/limits.ts'

const DAY_MS = 24 * 60 * 60_000
/** Malaysia has one time zone all year. */
const ZONE_MS = 8 * 60 * 60_000
const DIGITS = 8

/** The hours at which a reminder may be sent: from breakfast until the stores close. */
export const REMINDER_HOURS: readonly number[] = Array.from({ length: 15 }, (_, at) => at + 7)

/** A day as typed, with its slashes (document 1 §5, date input pattern dd/mm/yyyy). */
export function dayTyped(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, DIGITS)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/')
}

/** A typed day, `21/11/2026`, as a calendar day, `2026-11-21`; null when it does not exist. */
export function dayOf(typed: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? []
  if (day === undefined || month === undefined || year === undefined) return null
  const iso = `${year}-${month}-${day}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(iso) ? iso : null
}

/** The calendar day in Malaysia a number of days after a moment in ms. */
export const dayAhead = (now: number, days: number): string =>
  new Date(now + ZONE_MS + days * DAY_MS).toISOString().slice(0, 10)

/** The hour of the day in Malaysia of an ISO moment, 0 to 23. */
export const hourOf = (iso: string): number => new Date(Date.parse(iso) + ZONE_MS).getUTCHours()

/** An hour of a calendar day in Malaysia as an ISO moment. */
export const timeAt = (day: string, hour: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - ZONE_MS + hour * 60 * 60_000).toISOString()

/** What is wrong with a reminder: it must be in the future, at most a year ahead (docs/decisions/0036). Null when nothing is. */
export function reminderProblem(day: string, hour: number, now: number): 'past' | 'far' | null {
  const at = Date.parse(timeAt(day, hour))
  if (at <= now) return 'past'
  return day > dayAhead(now, REMINDER_DAYS_AHEAD) ? 'far' : null
}

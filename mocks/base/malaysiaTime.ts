import { dayAfter, MALAYSIA_OFFSET_MS } from '../../fixtures/times.ts'
import { HOUR_MS, isoTime } from './clock.ts'

/** The calendar day in Malaysia at a time, plus a number of days, as `2026-11-21`. */
export const malaysianDay = (now: number, daysOn = 0): string => dayAfter(now, daysOn)

/** The time in ms at which an hour of a day in Malaysia begins. */
export const malaysianHour = (day: string, hour: number): number =>
  new Date(`${day}T00:00:00.000Z`).getTime() - MALAYSIA_OFFSET_MS + hour * HOUR_MS

/** The time of day in Malaysia, `16:30`. */
export const malaysianClock = (time: number): string => isoTime(time + MALAYSIA_OFFSET_MS).slice(11, 16)

const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(language: string): Intl.DateTimeFormat {
  const known = dayFormats.get(language)
  if (known) return known
  const format = new Intl.DateTimeFormat(`${language}-MY`, {
    timeZone: 'Asia/Kuala_Lumpur',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  dayFormats.set(language, format)
  return format
}

/** The day in the language's format, for example `Sat, 21 Nov`. */
export const dayInWords = (time: number, language: string): string => dayFormat(language).format(time)

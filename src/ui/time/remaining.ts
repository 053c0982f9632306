const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Remaining {
  days: number
  hours: number
  minutes: number
  seconds: number
  isOver: boolean
}

/** The time from `now` until `end` (both in ms), in days, hours, minutes and seconds; over from the end on, and without one (document 1 §2). */
export function remaining(end: number, now: number): Remaining {
  const left = Number.isFinite(end) ? Math.max(0, end - now) : 0
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
    isOver: left === 0,
  }
}

export interface Countdown {
  days: number
  hours: number
  minutes: number
  seconds: number
  isOver: boolean
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The time from `now` until `end`, both in ms; all zero, and over, once it is reached (document 1 §2, countdown timer). */
export function countdown(end: number, now: number): Countdown {
  const left = Number.isFinite(end) ? Math.max(0, end - now) : 0
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
    isOver: left === 0,
  }
}

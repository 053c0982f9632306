import { formatDate } from './format.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether a calendar day in Malaysia is today or tomorrow, as seen from a moment (ms); null otherwise. */
export function nearness(day: string, now: number): 'today' | 'tomorrow' | null {
  const isDayOf = (time: number) => formatDate(new Date(time).toISOString()) === formatDate(day)
  if (isDayOf(now)) return 'today'
  return isDayOf(now + DAY_MS) ? 'tomorrow' : null
}

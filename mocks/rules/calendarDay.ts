/** Whether a day (`2026-11-21`) exists in the calendar: no year has a 31 February, which JavaScript takes for a day of March. */
export function isCalendarDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00.000Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

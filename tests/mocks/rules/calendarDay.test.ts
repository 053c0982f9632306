import { expect, test } from 'vitest'
import { isCalendarDay } from '../../../mocks/rules/calendarDay.ts'

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['yesterday', false],
  ['', false],
])('%s: %s', (day, isOne) => {
  expect(isCalendarDay(day)).toBe(isOne)
})

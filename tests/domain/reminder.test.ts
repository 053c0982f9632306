import { describe, expect, test } from 'vitest'
import {
  dayAhead,
  dayOf,
  dayTyped,
  hourOf,
  timeAt,
  reminderProblem,
} from '../../src/domain/engagement/reminder.ts'

test.each([
  ['2', '2'],
  ['21', '21'],
  ['211', '21/1'],
  ['21/11/2026', '21/11/2026'],
  ['2111202699', '21/11/2026'],
  ['', ''],
])('"%s" is shown as "%s"', (typed, shown) => {
  expect(dayTyped(typed)).toBe(shown)
})

test.each([
  ['21/11/2026', '2026-11-21'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/11/2026', null],
  ['1/1/2026', null],
  ['00/01/2026', null],
])('%s is the day %s', (typed, day) => {
  expect(dayOf(typed)).toBe(day)
})

describe('in Malaysia, eight hours ahead of UTC', () => {
  test('nine in the morning is one at night UTC', () => {
    expect(timeAt('2026-11-22', 9)).toBe('2026-11-22T01:00:00.000Z')
    expect(hourOf('2026-11-22T01:00:00.000Z')).toBe(9)
  })

  test('a day starts at four in the afternoon UTC', () => {
    expect(dayAhead(Date.parse('2026-11-21T15:59:59Z'), 0)).toBe('2026-11-21')
    expect(dayAhead(Date.parse('2026-11-21T16:00:00Z'), 1)).toBe('2026-11-23')
  })
})

test.each([
  ['2026-11-21', 7, 'past'],
  ['2026-11-21', 9, null],
  ['2027-11-21', 9, null],
  ['2027-11-22', 9, 'far'],
] as const)('on 21 November 2026 at 8, %s at %i is %s', (day, hour, problem) => {
  expect(reminderProblem(day, hour, Date.parse('2026-11-21T00:00:00Z'))).toBe(problem)
})

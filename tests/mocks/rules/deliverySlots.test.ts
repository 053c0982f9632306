import { expect, test } from 'vitest'
import { deliverySlots, earliestDelivery, timeDisplay } from '../../../mocks/rules/deliverySlots.ts'

const at = (time: string) => deliverySlots(Date.parse(time), {})
const starts = (time: string, day: string) =>
  at(time)
    .filter((slot) => slot.day === day)
    .map(({ start }) => start.slice(11, 16))

test('in the morning all six slots of today and tomorrow are offered', () => {
  // 08:00 in Malaysia; slots start at 10, 12, 14, 16, 18 and 20, which is eight hours less in UTC.
  const wanted = ['02:00', '04:00', '06:00', '08:00', '10:00', '12:00']
  expect(starts('2026-11-21T08:00:00+08:00', '2026-11-21')).toEqual(wanted)
  expect(starts('2026-11-21T08:00:00+08:00', '2026-11-22')).toEqual(wanted)
})

test('a slot is offered until an hour before it starts', () => {
  expect(starts('2026-11-21T15:00:00+08:00', '2026-11-21')).toEqual(['08:00', '10:00', '12:00'])
  expect(starts('2026-11-21T15:00:01+08:00', '2026-11-21')).toEqual(['10:00', '12:00'])
})

test('late at night only tomorrow is left, after midnight that is today', () => {
  expect(starts('2026-11-21T23:30:00+08:00', '2026-11-21')).toEqual([])
  expect(starts('2026-11-21T23:30:00+08:00', '2026-11-22')).toHaveLength(6)
  expect(starts('2026-11-22T00:30:00+08:00', '2026-11-22')).toHaveLength(6)
})

test('evenings cost more', () => {
  const prices = at('2026-11-21T08:00:00+08:00')
    .slice(0, 6)
    .map(({ timeDisplay: time, price }) => [time, price])
  expect(prices).toEqual([
    ['10 am-12 pm', 0],
    ['12-2 pm', 0],
    ['2-4 pm', 0],
    ['4-6 pm', 300],
    ['6-8 pm', 500],
    ['8-10 pm', 0],
  ])
})

test('times as people say them', () => {
  expect(timeDisplay(9, 11)).toBe('9-11 am')
  expect(timeDisplay(10, 12)).toBe('10 am-12 pm')
  expect(timeDisplay(12, 14)).toBe('12-2 pm')
})

test('a slot fills up, and some are full from the start', () => {
  const now = Date.parse('2026-11-21T08:00:00+08:00')
  const open = deliverySlots(now, {}).find(({ isAvailable }) => isAvailable)
  expect(open).toBeDefined()
  const full = deliverySlots(now, { [open?._id ?? '']: 12 }).find(({ _id }) => _id === open?._id)
  expect(full?.isAvailable).toBe(false)
  const month = Array.from({ length: 30 }, (_, day) => deliverySlots(now + day * 86_400_000, {})).flat()
  const share = month.filter(({ isAvailable }) => !isAvailable).length / month.length
  expect(share).toBeGreaterThan(0.05)
  expect(share).toBeLessThan(0.3)
})

test('the earliest delivery is the first slot that is not full', () => {
  const now = Date.parse('2026-11-21T08:00:00+08:00')
  // The ten o'clock slot of that day is full from the start.
  const noon = { day: '2026-11-21', start: '2026-11-21T04:00:00.000Z', end: '2026-11-21T06:00:00.000Z' }
  expect(earliestDelivery(now, {})).toEqual(noon)
  // At noon twelve orders at most fit, and at two the slot is full as well.
  expect(earliestDelivery(now, { 'slot-2026-11-21-12': 12 })?.start).toBe('2026-11-21T08:00:00.000Z')
  const all = Object.fromEntries(deliverySlots(now, {}).map(({ _id }) => [_id, 12]))
  expect(earliestDelivery(now, all)).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import {
  type Booked,
  deliverySlots,
  earliestDelivery,
  slotCapacity,
  slotsAnywhere,
  timeDisplay,
  withBooking,
  withoutBooking,
} from '../../../mocks/rules/deliverySlots.ts'

const at = (time: string) => deliverySlots(Date.parse(time), {}, [])
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

test('late at night only tomorrow is left, which after midnight is today', () => {
  expect(starts('2026-11-21T23:30:00+08:00', '2026-11-21')).toEqual([])
  expect(starts('2026-11-21T23:30:00+08:00', '2026-11-22')).toHaveLength(6)
  expect(starts('2026-11-22T00:30:00+08:00', '2026-11-22')).toHaveLength(6)
})

test('evening slots cost more', () => {
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

test('the spoken names of the hours', () => {
  expect(timeDisplay(9, 11)).toBe('9-11 am')
  expect(timeDisplay(10, 12)).toBe('10 am-12 pm')
  expect(timeDisplay(12, 14)).toBe('12-2 pm')
})

// The random number of an hour: below 0.15 the slot is full from the start; else Kuala Lumpur takes 4 orders plus 9 times the number,
// rounded down, Penang 3 plus 6 times, Johor 2 plus 4 times, pickup 6 plus 10 times. Others are like Kuala Lumpur.
test.each([
  ['slot-2026-11-21-10', 0.1375, [0, 0, 0, 0, 0]],
  ['slot-2026-11-21-12', 0.3278, [6, 4, 3, 9, 6]],
  ['slot-2026-11-21-16', 0.99, [12, 8, 5, 15, 12]],
  ['slot-2026-11-21-18', 0.6569, [9, 6, 4, 12, 9]],
  ['slot-2026-11-21-20', 0.4705, [8, 5, 3, 10, 8]],
  ['slot-2026-11-22-16', 0.0535, [0, 0, 0, 0, 0]],
])('with %s as the random number %d, each warehouse takes this many orders', (slotId, _, orders) => {
  const places = ['kl-express', 'penang-express', 'johor-local', 'kl-pickup', 'somewhere-else']
  expect(places.map((place) => slotCapacity(place, slotId))).toEqual(orders)
})

describe('an order', () => {
  const noon = 'slot-2026-11-21-12'
  const isOpen = (booked: Booked, ...places: string[]) =>
    deliverySlots(Date.parse('2026-11-21T08:00:00+08:00'), booked, places).find(({ _id }) => _id === noon)
      ?.isAvailable

  test('takes a place in its slot at each warehouse of its items, once, and returns it', () => {
    const one = withBooking({}, noon, ['kl-express', 'kl-pickup', 'kl-express'])
    expect(one).toEqual({ [`kl-express:${noon}`]: 1, [`kl-pickup:${noon}`]: 1 })
    const two = withBooking(one, noon, ['kl-express'])
    expect(two).toEqual({ [`kl-express:${noon}`]: 2, [`kl-pickup:${noon}`]: 1 })
    const left = withoutBooking(two, noon, ['kl-express', 'kl-pickup'])
    expect(left).toEqual({ [`kl-express:${noon}`]: 1, [`kl-pickup:${noon}`]: 0 })
    // Past orders were never counted here.
    expect(withoutBooking(left, noon, ['kl-pickup', 'johor-local'])).toEqual(left)
  })

  test.each([
    ['two of three in Johor', { [`johor-local:${noon}`]: 2 }, ['johor-local'], true, true],
    ['three of three in Johor', { [`johor-local:${noon}`]: 3 }, ['johor-local'], false, false],
    ['Johor is full, not Kuala Lumpur', { [`johor-local:${noon}`]: 3 }, ['kl-express'], true, true],
    [
      'the counter is full, the vans are not',
      { [`kl-express:${noon}`]: 5, [`kl-pickup:${noon}`]: 9 },
      ['kl-express', 'kl-pickup'],
      false,
      true,
    ],
    ['more than it takes', { [`penang-express:${noon}`]: 99 }, ['penang-express'], false, false],
  ])('%s', (_, booked, places, isForAll, isForAny) => {
    expect(isOpen(booked, ...places)).toBe(isForAll)
    const anySlots = slotsAnywhere(Date.parse('2026-11-21T08:00:00+08:00'), booked, places)
    expect(anySlots.find(({ _id }) => _id === noon)?.isAvailable).toBe(isForAny)
  })
})

test('few slots are full from the start', () => {
  const now = Date.parse('2026-11-21T08:00:00+08:00')
  const month = Array.from({ length: 30 }, (_, day) =>
    deliverySlots(now + day * 86_400_000, {}, ['kl-express']),
  ).flat()
  const share = month.filter(({ isAvailable }) => !isAvailable).length / month.length
  expect(share).toBeGreaterThan(0.05)
  expect(share).toBeLessThan(0.3)
})

test('the earliest delivery is the first slot that is not full', () => {
  const now = Date.parse('2026-11-21T08:00:00+08:00')
  // The ten o'clock slot of that day is full from the start.
  const noon = { day: '2026-11-21', start: '2026-11-21T04:00:00.000Z', end: '2026-11-21T06:00:00.000Z' }
  expect(earliestDelivery(now, {}, 'kl-express')).toEqual(noon)
  // At noon at most twelve orders fit, and at two the slot is full as well.
  const noonFull = { 'kl-express:slot-2026-11-21-12': 12 }
  expect(earliestDelivery(now, noonFull, 'kl-express')?.start).toBe('2026-11-21T08:00:00.000Z')
  expect(earliestDelivery(now, noonFull, 'penang-express')).toEqual(noon)
  const all = Object.fromEntries(deliverySlots(now, {}, []).map(({ _id }) => [`kl-express:${_id}`, 12]))
  expect(earliestDelivery(now, all, 'kl-express')).toBeUndefined()
})

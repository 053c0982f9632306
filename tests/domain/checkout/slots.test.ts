import { expect, test } from 'vitest'
import { areSlotsStale } from '../../../src/domain/checkout/slots.ts'

const at = (time: string) => Date.parse(`2026-11-21T${time}:00.000Z`)
const slots = [{ start: '2026-11-21T04:00:00.000Z' }, { start: '2026-11-21T06:00:00.000Z' }]

test.each([
  ['just read', '03:00', '03:00', false],
  ['four minutes ago', '03:00', '03:04', false],
  ['five minutes ago', '03:00', '03:05', true],
  ['and one begins', '03:58', '04:00', true],
  ['and one has begun before', '04:00', '04:04', false],
])('slots that were read %s', (_when, readAt, now, isStale) => {
  expect(areSlotsStale(slots, at(readAt), at(now))).toBe(isStale)
})

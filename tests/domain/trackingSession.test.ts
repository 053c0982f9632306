import { beforeEach, describe, expect, test } from 'vitest'
import { clockStart } from '../../fixtures/rows.ts'
import { createClock } from '../../mocks/base/clock.ts'
import { createSession } from '../../src/tracking/session.ts'
import { keeping } from './textStore.ts'

const clock = createClock(clockStart)
const START = Date.parse(clockStart)
let kept = keeping()
beforeEach(() => {
  clock.set(START)
  clock.freeze()
  kept = keeping()
})

describe('the session of the events', () => {
  const MINUTE = 60_000
  const session = () => createSession({ slot: kept, now: () => clock.now(), newDevice: () => 'device' })

  test('is the device and its start time, and each use extends it by half an hour', () => {
    const current = session()
    const first = `device-${START}`
    expect(current()).toBe(first)
    clock.set(START + 30 * MINUTE - 1)
    expect(current()).toBe(first)
    clock.set(START + 60 * MINUTE - 2)
    expect(current()).toBe(first)
    clock.set(START + 90 * MINUTE - 2)
    expect(current()).toBe(`device-${START + 90 * MINUTE - 2}`)
  })

  test('continues after a reload and in another tab', () => {
    const first = session()()
    clock.set(START + MINUTE)
    expect(session()()).toBe(first)
  })

  test('differs for another email, of which nothing is stored', () => {
    const current = session()
    const guest = current()
    clock.set(START + 1)
    const ana = current('ana@rumah.example')
    expect(ana).not.toBe(guest)
    clock.set(START + 2)
    expect(current('Ana@Rumah.example')).toBe(ana)
    const ben = current('ben@rumah.example')
    expect(ben).not.toBe(ana)
    expect(kept.recall()).not.toContain('rumah')
  })

  test('lasts for the page without storage', () => {
    const current = createSession({
      slot: { recall: () => null, keep: () => {} },
      now: () => clock.now(),
      newDevice: () => 'device',
    })
    const first = current()
    clock.set(START + MINUTE)
    expect(current()).toBe(first)
  })
})

import { is } from 'valibot'
import type { MockServer } from '../server/mockServer.ts'
import { clockOf } from '../scenarios/link.ts'
import { isoTime } from '../base/clock.ts'
import { timestampSchema } from '../state/stateSchema.ts'
import { InvalidInput } from './invalidInput.ts'

/** Controls of the shop's clock. Each change is stored, sent to every tab, and on screen when its promise resolves. */
export interface ClockControls {
  /** ISO time. */
  now(): string
  isFrozen(): boolean
  /** Sets the time (`2026-12-24T10:00`, in Malaysia unless it names a zone, or ms since 1970); unless frozen, the clock runs on. */
  set(time: string | number): Promise<void>
  advance(ms: number): Promise<void>
  freeze(): Promise<void>
  resume(): Promise<void>
  /** Goes back to the machine's own time. */
  followMachine(): Promise<void>
}

const isTimestamp = (ms: number): boolean => is(timestampSchema, ms)

/** The time in ms of `2026-12-24T10:00` or of ms since 1970, `later` ms after it. Throws `InvalidInput`. */
export function timeAsked(time: string | number, later = 0): number {
  const ms = typeof time === 'string' ? clockOf(time) : time
  if (ms === null || !isTimestamp(ms)) throw new InvalidInput(`${time}`, 'a moment such as 2026-12-24T10:00')
  if (!isTimestamp(ms + later)) throw new InvalidInput(`${later}`, 'milliseconds')
  return ms + later
}

/** `changed` is called after each change. */
export function clockControls({ clock, store }: MockServer, changed: () => Promise<void>): ClockControls {
  /**
   * A write stores the clock's setting with the state, for a reload and for other tabs. The clock is set inside it, since reading another
   * tab's write first would restore the stored setting.
   */
  const kept = async (move: () => void) => {
    await store.write(move)
    await changed()
  }
  return {
    now: () => isoTime(clock.now()),
    isFrozen: () => clock.setting().frozenAt !== null,
    set: (time) => {
      const ms = timeAsked(time)
      return kept(() => clock.set(ms))
    },
    advance: (ms) => {
      timeAsked(clock.now(), ms)
      return kept(() => clock.advance(ms))
    },
    freeze: () => kept(() => clock.freeze()),
    resume: () => kept(() => clock.resume()),
    followMachine: () => kept(() => clock.restore({ shift: 0, frozenAt: null })),
  }
}

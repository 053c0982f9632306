import { is } from 'valibot'
import type { MockServer } from '../server/mockServer.ts'
import { clockOf } from '../scenarios/link.ts'
import { isoTime } from '../base/clock.ts'
import { timestampSchema } from '../state/state.ts'
import { InvalidInput } from './invalidInput.ts'

/** The shop's clock, for whoever drives it. Each change is kept, told to every tab, and on screen when its promise resolves. */
export interface ClockControls {
  /** ISO time. */
  now(): string
  isFrozen(): boolean
  /** Goes to a moment (`2026-12-24T10:00`, Malaysia's time unless it names a zone, or ms since 1970) and, unless frozen, runs on. */
  set(time: string | number): Promise<void>
  advance(ms: number): Promise<void>
  freeze(): Promise<void>
  resume(): Promise<void>
  /** Goes back to the machine's own time. */
  followMachine(): Promise<void>
}

const isTimestamp = (ms: number): boolean => is(timestampSchema, ms)

/** `changed` is called after each change. */
export function clockControls({ clock, store }: MockServer, changed: () => Promise<void>): ClockControls {
  /**
   * A write keeps the clock's setting with the state, for a reload and for other tabs. The clock moves within it: before, what another
   * tab has written meanwhile would bring back the setting that was kept.
   */
  const kept = async (move: () => void) => {
    await store.write(move)
    await changed()
  }
  return {
    now: () => isoTime(clock.now()),
    isFrozen: () => clock.setting().frozenAt !== null,
    set: (time) => {
      const ms = typeof time === 'string' ? clockOf(time) : time
      if (ms === null || !isTimestamp(ms))
        throw new InvalidInput(`${time}`, 'a moment such as 2026-12-24T10:00')
      return kept(() => clock.set(ms))
    },
    advance: (ms) => {
      if (!isTimestamp(clock.now() + ms)) throw new InvalidInput(`${ms}`, 'milliseconds')
      return kept(() => clock.advance(ms))
    },
    freeze: () => kept(() => clock.freeze()),
    resume: () => kept(() => clock.resume()),
    followMachine: () => kept(() => clock.restore({ shift: 0, frozenAt: null })),
  }
}

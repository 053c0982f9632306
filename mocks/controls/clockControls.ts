import type { MockServer } from '../server.ts'
import { isoTime } from '../shop/clock.ts'

/** The shop's clock, for whoever drives it. Each change is kept, told to every tab, and on screen when its promise resolves. */
export interface ClockControls {
  /** ISO time. */
  now(): string
  isFrozen(): boolean
  /** Goes to a moment (ISO time or ms since 1970) and, unless frozen, runs on from there. */
  set(moment: string | number): Promise<void>
  advance(ms: number): Promise<void>
  freeze(): Promise<void>
  resume(): Promise<void>
}

/** `changed` is called after each change. */
export function clockControls({ clock, keeper }: MockServer, changed: () => Promise<void>): ClockControls {
  /** A write keeps the clock's setting with the state, for a reload and for other tabs. */
  const kept = async (move: () => void) => {
    // The state is read first: opening it would bring back the setting that was kept.
    await keeper.read()
    move()
    await keeper.write(() => undefined)
    await changed()
  }
  return {
    now: () => isoTime(clock.now()),
    isFrozen: () => clock.setting().frozenAt !== null,
    set: (moment) => {
      if (!Number.isFinite(new Date(moment).getTime())) throw new RangeError(`"${moment}" is no moment`)
      return kept(() => clock.set(moment))
    },
    advance: (ms) => kept(() => clock.advance(ms)),
    freeze: () => kept(() => clock.freeze()),
    resume: () => kept(() => clock.resume()),
  }
}

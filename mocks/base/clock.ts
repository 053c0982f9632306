/** How the shop's time differs from the machine's: a shift in ms, or the time at which it is frozen. */
export interface ClockSetting {
  shift: number
  frozenAt: number | null
}

export interface Clock {
  /** Milliseconds since 1970, as the shop has them. */
  now(): number
  setting(): ClockSetting
  restore(setting: ClockSetting): void
  /** Sets the time. Unless the clock is frozen, it runs on from there. */
  set(time: number | string): void
  advance(ms: number): void
  freeze(): void
  resume(): void
}

const machineTime = () => Date.now()

/**
 * The only clock of the mocked shop, so that a test or the console can change the time. With a start time the clock is frozen there;
 * without one it runs with the machine.
 */
export function createClock(frozenAt?: number | string): Clock {
  let setting: ClockSetting = {
    shift: 0,
    frozenAt: frozenAt === undefined ? null : new Date(frozenAt).getTime(),
  }
  const now = () => setting.frozenAt ?? machineTime() + setting.shift
  return {
    now,
    setting: () => setting,
    restore(next) {
      setting = next
    },
    set(time) {
      const target = new Date(time).getTime()
      setting =
        setting.frozenAt === null
          ? { shift: target - machineTime(), frozenAt: null }
          : { shift: 0, frozenAt: target }
    },
    advance(ms) {
      setting =
        setting.frozenAt === null
          ? { shift: setting.shift + ms, frozenAt: null }
          : { shift: 0, frozenAt: setting.frozenAt + ms }
    },
    freeze() {
      setting = { shift: 0, frozenAt: now() }
    },
    resume() {
      setting = { shift: now() - machineTime(), frozenAt: null }
    },
  }
}

/** Milliseconds of the machine's clock, for measuring durations. Rules must not use it. */
export const machineMs = (): number => performance.now()

/** A time as ISO text, for replies. */
export const isoTime = (ms: number): string => new Date(ms).toISOString()

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

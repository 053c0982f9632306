import { store } from './store.ts'

interface ServerClock {
  /** How far the server's clock is ahead of this device's, in ms. */
  offset: number
  /** The moment, in ms, at which the server's clock stands still; null while it runs. */
  stillAt: number | null
  isHeld: boolean
}

const useClock = store<ServerClock>({ offset: 0, stillAt: null, isHeld: false })

/** The present in ms, by the server's clock: what every countdown, slot and expiry is held against. */
export function now(): number {
  const { offset, stillAt } = useClock.getState()
  return stillAt ?? Date.now() + offset
}

/** Sets the clock by what the server says (an ISO time), standing or running. A difference that a slow answer explains is left alone. */
export function setClock(serverTime: string, isStopped = false): void {
  const time = Date.parse(serverTime)
  const offset = time - Date.now()
  if (Number.isFinite(offset))
    useClock.setState({
      offset: Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : offset,
      stillAt: isStopped ? time : null,
    })
}

/** A server that is a mock can stop its clock at a moment (ms): so does the shop's, until it runs again (null). */
export const standStill = (stillAt: number | null): void => useClock.setState({ stillAt })

/** What is on screen is as old as the build: nothing of it may be held against the present until `releaseClock`. */
export const holdClock = (): void => useClock.setState({ isHeld: true })

/** What is on screen is of the present. */
export const releaseClock = (): void => useClock.setState({ isHeld: false })

/** The shop's clock for whoever draws; null while the page is as old as the build. */
export const useShownClock = (): (() => number) | null => (useClock(({ isHeld }) => isHeld) ? null : now)

const CLOCK_TOLERANCE_MS = 2_000

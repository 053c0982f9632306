import { store } from './store.ts'

interface ServerClock {
  /** How far the server's clock is ahead of the device's, in ms. */
  offset: number
  /** The moment in ms at which the server's clock is stopped; null while it runs. */
  stoppedAt: number | null
  /** The page shows data of the build (`holdClock`). */
  isHeld: boolean
}

const useClock = store<ServerClock>({ offset: 0, stoppedAt: null, isHeld: false })

/** The present in ms by the server's clock, for every countdown, slot and expiry. */
export function now(): number {
  const { offset, stoppedAt } = useClock.getState()
  return stoppedAt ?? Date.now() + offset
}

/**
 * Sets the clock from the server's time (ISO), stopped or running. A small difference, explained by the duration of the request, is
 * ignored.
 */
export function setClock(serverTime: string, isStopped = false): void {
  const time = Date.parse(serverTime)
  const offset = time - Date.now()
  if (Number.isFinite(offset))
    useClock.setState({
      offset: Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : offset,
      stoppedAt: isStopped ? time : null,
    })
}

/** Stops the clock at a moment (ms) as the mocked server does; null lets it run again. */
export const stopClock = (stoppedAt: number | null): void => useClock.setState({ stoppedAt })

/** Until `releaseClock`, nothing on the page is compared with the present: a prerendered page is as old as the build. */
export const holdClock = (): void => useClock.setState({ isHeld: true })

/** Ends `holdClock`, when the data on screen is current. */
export const releaseClock = (): void => useClock.setState({ isHeld: false })

/** The shop's clock for rendering; null while the page shows data of the build. */
export const useShownClock = (): (() => number) | null => (useClock(({ isHeld }) => isHeld) ? null : now)

/** A smaller difference can be the duration of the request. */
const CLOCK_TOLERANCE_MS = 2_000

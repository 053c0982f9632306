import { store } from './store.ts'

/** `offset` is how far the server's clock is ahead of this device's, in ms. */
const useClock = store({ offset: 0, isHeld: false })

/** The present in ms, by the server's clock: what every countdown, slot and expiry is held against. */
export const now = (): number => Date.now() + useClock.getState().offset

/** Sets the clock by what the server says (an ISO time). A difference that a slow answer explains is left alone. */
export function setClock(serverTime: string): void {
  const offset = Date.parse(serverTime) - Date.now()
  if (Number.isFinite(offset))
    useClock.setState({ offset: Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : offset })
}

/** What is on screen is as old as the build: nothing of it may be held against the present until `releaseClock`. */
export const holdClock = (): void => useClock.setState({ isHeld: true })

/** What is on screen is of the present. */
export const releaseClock = (): void => useClock.setState({ isHeld: false })

/** The shop's clock for whoever draws; null while the page is as old as the build. */
export const useShownClock = (): (() => number) | null => (useClock(({ isHeld }) => isHeld) ? null : now)

const CLOCK_TOLERANCE_MS = 2_000

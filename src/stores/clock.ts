import { store } from './store.ts'

/** How far the server's clock is ahead of this device's, in ms. */
const useClock = store({ offset: 0 })

/** The present in ms, by the server's clock: what every countdown, slot and expiry is held against. */
export const now = (): number => Date.now() + useClock.getState().offset

/** Sets the clock by what the server says (an ISO time). A difference that a slow answer explains is left alone. */
export function setClock(serverTime: string): void {
  const offset = Date.parse(serverTime) - Date.now()
  if (Number.isFinite(offset))
    useClock.setState({ offset: Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : offset })
}

const CLOCK_TOLERANCE_MS = 2_000

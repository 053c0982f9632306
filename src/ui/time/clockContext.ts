import { createContext } from 'react'

/** The present in ms by the server's clock, provided by the app, so that `ui` has no clock of its own. */
export const ClockContext = createContext<(() => number) | null>(null)

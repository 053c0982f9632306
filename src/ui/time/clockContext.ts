import { createContext } from 'react'

/** The present in ms, as the server sees it; handed down by the app so that nothing here knows a clock of its own. */
export const ClockContext = createContext<(() => number) | null>(null)

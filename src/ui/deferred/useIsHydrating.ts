import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True on the server and while its HTML is taken over: what it drew is there already, and must be drawn again as it is. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True on the server and while React hydrates its HTML: the first render must produce the same. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

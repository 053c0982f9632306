import type { Location } from 'react-router-dom'
import { withoutPages } from '../paths.ts'

/** Touch screens, unless the shopper has asked for reduced motion. */
const WITH_TRANSITIONS = '(pointer: coarse) and (prefers-reduced-motion: no-preference)'

let query: MediaQueryList | null = null

/** Reading a query list that is kept costs nothing; a new one makes the browser compute styles. */
const hasTransitions = (): boolean => (query ??= matchMedia(WITH_TRANSITIONS)).matches

/** The view transition between two pages, if there is one. A browser without view transitions shows the next page at once. */
export function pageTransition(currentLocation: Location | null, nextLocation: Location) {
  if (!currentLocation || !hasTransitions()) return undefined
  const isOther = withoutPages(currentLocation.pathname) !== withoutPages(nextLocation.pathname)
  return isOther ? { currentLocation, nextLocation } : undefined
}

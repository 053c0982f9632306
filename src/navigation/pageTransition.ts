import type { Location } from 'react-router-dom'
import { withoutPages } from '../paths.ts'

/** Where pages are turned by thumb, by somebody who does not mind movement. */
const WELCOME = '(pointer: coarse) and (prefers-reduced-motion: no-preference)'

let welcome: MediaQueryList | null = null

/** A list that is kept costs nothing to ask again; a new one has the browser look over all its styles. */
const isWelcome = (): boolean => (welcome ??= matchMedia(WELCOME)).matches

/** How one page gives way to another: faded, where that is welcome. A browser that cannot just shows the other. */
export function pageTransition(currentLocation: Location | null, nextLocation: Location) {
  if (!currentLocation || !isWelcome()) return undefined
  const isOther = withoutPages(currentLocation.pathname) !== withoutPages(nextLocation.pathname)
  return isOther ? { currentLocation, nextLocation } : undefined
}

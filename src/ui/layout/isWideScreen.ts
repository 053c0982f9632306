import { MOBILE_BREAKPOINT_PX } from '../../contract/limits.ts'

/** Whether the window is wider than a phone's: there, a field may take the focus, as no keyboard on the screen covers the page. */
export const isWideScreen = (): boolean => matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches

import { whenIdle } from '../../scheduling/whenIdle.ts'
import { LazyMuiTheme } from '../LazyMuiTheme.tsx'

/** Where it does not come now it is asked for again by whatever opens. */
const ignored = () => {}

/**
 * Loads what dialogs and drawers are drawn in, the last of what they need: the first to open would show nothing while it comes, and React
 * leaves nothing standing for 300 ms however soon that is.
 */
export const preloadMuiTheme = (): (() => void) =>
  whenIdle(() => {
    LazyMuiTheme.preload().catch(ignored)
  })

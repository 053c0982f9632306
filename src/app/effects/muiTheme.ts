import { whenIdle } from '../../scheduling/whenIdle.ts'
import { LazyMuiTheme } from '../LazyMuiTheme.tsx'

/** The first dialog that opens tries again. */
const ignored = () => {}

/**
 * Loads the theme of dialogs and drawers. Without it, the first one to open would suspend, and React shows an empty fallback for at least
 * 300 ms.
 */
export const preloadMuiTheme = (): (() => void) =>
  whenIdle(() => {
    LazyMuiTheme.preload().catch(ignored)
  })

import { whenIdle } from '../../scheduling/whenIdle.ts'
import { prefetch } from '../../navigation/prefetching.ts'
import { LazyMuiTheme } from '../LazyMuiTheme.tsx'

/**
 * Loads the theme of dialogs and drawers. Without it, the first one to open would suspend, and React shows an empty fallback for at least
 * 300 ms.
 */
export const preloadMuiTheme = (): (() => void) => whenIdle(() => void prefetch(LazyMuiTheme.preload()))

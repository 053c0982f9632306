import type { ReactNode } from 'react'
import { preloadable } from '../ui/deferred/lazyWithPreload.tsx'

/** Material UI's theme, which suspends while it loads. */
export const LateMuiTheme = preloadable<{ children: ReactNode }>(
  async () => (await import('./MuiTheme.tsx')).MuiTheme,
)

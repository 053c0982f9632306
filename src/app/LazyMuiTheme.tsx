import type { ReactNode } from 'react'
import { lazyWithPreload } from '../ui/deferred/lazyWithPreload.tsx'

/** Material UI's theme. It suspends while it loads. */
export const LazyMuiTheme = lazyWithPreload<{ children: ReactNode }>(
  async () => (await import('./MuiTheme.tsx')).MuiTheme,
)

import { type ComponentType, lazy, type ReactNode, useState } from 'react'

type Theme = ComponentType<{ children: ReactNode }>

let loaded: Theme | null = null

/** Loads Material UI's theme ahead: what is drawn from then on stands in it at once. */
export async function loadMuiTheme(): Promise<{ default: Theme }> {
  const { MuiTheme } = await import('./MuiTheme.tsx')
  loaded = MuiTheme
  return { default: MuiTheme }
}

const Late: Theme = lazy(loadMuiTheme)

/** Material UI's theme, which suspends while it loads. */
export function LateMuiTheme({ children }: { children: ReactNode }) {
  // The same one for as long as it stands: another would draw what is inside anew, and lose what was typed.
  const [Theme] = useState<Theme>(() => loaded ?? Late)
  return <Theme>{children}</Theme>
}

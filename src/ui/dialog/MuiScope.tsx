import { createContext, type ReactNode, Suspense, useContext } from 'react'

/** Applies Material UI's theme to its children. The app provides it by context and loads it lazily, so that `ui` does not import it. */
export const MuiThemeContext = createContext<((children: ReactNode) => ReactNode) | null>(null)

interface MuiScopeProps {
  children: ReactNode
  /** Shown while the theme loads, at the same size, so that nothing shifts. */
  fallback?: ReactNode
}

/** Its children may use Material UI: forms, dialogs and drawers do; the shell and the cards do not. */
export function MuiScope({ children, fallback = null }: MuiScopeProps) {
  const themed = useContext(MuiThemeContext)
  return <Suspense fallback={fallback}>{themed === null ? children : themed(children)}</Suspense>
}

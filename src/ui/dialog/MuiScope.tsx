import { createContext, type ReactNode, Suspense, useContext } from 'react'

/** Puts Material UI's theme around something: handed down by the app, loaded late, and unknown to this room. */
export const MuiThemeContext = createContext<((children: ReactNode) => ReactNode) | null>(null)

interface MuiScopeProps {
  children: ReactNode
  /** Shown while the theme loads: the same size, so that nothing shifts. */
  fallback?: ReactNode
}

/** What is inside may use Material UI: forms, dialogs and drawers do, the shell and the cards don't. */
export function MuiScope({ children, fallback = null }: MuiScopeProps) {
  const themed = useContext(MuiThemeContext)
  return <Suspense fallback={fallback}>{themed === null ? children : themed(children)}</Suspense>
}

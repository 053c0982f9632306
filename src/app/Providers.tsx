import './base.css'
import { type ReactNode, useDeferredValue } from 'react'
import { useShownClock } from '../stores/base/clock.ts'
import { ClockContext } from '../ui/time/clockContext.ts'
import { MuiThemeContext } from '../ui/dialog/MuiScope.tsx'
import { LazyMuiTheme } from './LazyMuiTheme.tsx'

const themed = (children: ReactNode) => <LazyMuiTheme>{children}</LazyMuiTheme>

/**
 * What the whole tree stands in: the shop's clock, and Material UI's theme for those who load it. All that shows the time begins with it
 * at once; in pieces, since that is much of a page.
 */
export const Providers = ({ children }: { children: ReactNode }) => (
  <ClockContext value={useDeferredValue(useShownClock())}>
    <MuiThemeContext value={themed}>{children}</MuiThemeContext>
  </ClockContext>
)

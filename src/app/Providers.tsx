import './base.css'
import { type ReactNode, useDeferredValue } from 'react'
import { useShownClock } from '../stores/base/clock.ts'
import { ClockContext } from '../ui/time/clockContext.ts'
import { MuiThemeContext } from '../ui/dialog/MuiScope.tsx'
import { LazyMuiTheme } from './LazyMuiTheme.tsx'

const themed = (children: ReactNode) => <LazyMuiTheme>{children}</LazyMuiTheme>

/**
 * The providers of the whole tree: the shop's clock, and Material UI's theme for the parts that load it. The clock's value is deferred,
 * since much of a page renders again with it.
 */
export const Providers = ({ children }: { children: ReactNode }) => (
  <ClockContext value={useDeferredValue(useShownClock())}>
    <MuiThemeContext value={themed}>{children}</MuiThemeContext>
  </ClockContext>
)

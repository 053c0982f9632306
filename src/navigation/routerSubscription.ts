import { type createBrowserRouter, type Location, NavigationType } from 'react-router-dom'
import { isFastDevice, reportRenderStart } from './renderTiming.ts'
import { pageTransition } from './pageTransition.ts'

type Tell = Parameters<ReturnType<typeof createBrowserRouter>['subscribe']>[0]

/**
 * Tells of a page that was asked for ahead in one step, when it is there: nobody needs to hear that it is on its way. A quick machine
 * draws it within the press, in the very next frame; on a slow one, where the press has had its frame by then, it is drawn in
 * pieces. There is time for a transition on a quick one only.
 */
export function routerSubscription(tell: Tell): Tell {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let tellLate = () => {}
  let shown: Location | null = null
  return (state, step) => {
    const wasAtOnce = waiting !== undefined
    if (state.navigation.state === 'loading') {
      tellLate = () => {
        waiting = undefined
        tell(state, step)
      }
      waiting ??= setTimeout(() => tellLate())
      return
    }
    clearTimeout(waiting)
    waiting = undefined
    const isWithinPress = wasAtOnce && isFastDevice()
    const viewTransitionOpts = isWithinPress ? pageTransition(shown, state.location) : undefined
    shown = state.location
    // A transition draws in a frame of its own, and the way back a page that nothing was drawn ahead of: neither tells of the machine.
    reportRenderStart({ tellsOfMachine: !viewTransitionOpts && state.historyAction === NavigationType.Push })
    const flushSync = step.flushSync || isWithinPress
    tell(state, { ...step, flushSync, ...(viewTransitionOpts && { viewTransitionOpts }) })
  }
}

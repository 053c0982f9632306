import { type createBrowserRouter, type Location, NavigationType } from 'react-router-dom'
import { pageTransition } from './pageTransition.ts'
import { isFastDevice, reportRenderStart } from './renderTiming.ts'

type Subscriber = Parameters<ReturnType<typeof createBrowserRouter>['subscribe']>[0]

/**
 * Wraps a subscriber of the router. A page whose data was prefetched arrives in one update, without one for the loading state. A fast
 * device renders it synchronously, in the next frame after the press, with a view transition where there is one. On a slow device, where
 * the press has had its frame by then, React renders it in slices.
 */
export function routerSubscription(notify: Subscriber): Subscriber {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let notifyLoading = () => {}
  let shown: Location | null = null
  return (state, step) => {
    const wasAtOnce = waiting !== undefined
    if (state.navigation.state === 'loading') {
      notifyLoading = () => {
        waiting = undefined
        notify(state, step)
      }
      waiting ??= setTimeout(() => notifyLoading())
      return
    }
    clearTimeout(waiting)
    waiting = undefined
    const isWithinPress = wasAtOnce && isFastDevice()
    const viewTransitionOpts = isWithinPress ? pageTransition(shown, state.location) : undefined
    shown = state.location
    // A transition renders in a frame of its own, and the way back has no background render: neither measures the device.
    reportRenderStart({ isMeasured: !viewTransitionOpts && state.historyAction === NavigationType.Push })
    const flushSync = step.flushSync || isWithinPress
    notify(state, { ...step, flushSync, ...(viewTransitionOpts && { viewTransitionOpts }) })
  }
}

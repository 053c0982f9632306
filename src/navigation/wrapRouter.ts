import type { createBrowserRouter } from 'react-router-dom'
import { afterNextFrame } from '../scheduling/afterNextFrame.ts'
import { isFastDevice } from './renderTiming.ts'
import { routerSubscription } from './routerSubscription.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Wraps the router for rendering. A new subscriber is called with the current state at once, since a change during the first render would
 * be lost otherwise; later calls go through `routerSubscription`. On a slow device, a press has its frame before the navigation begins.
 */
export const wrapRouter = (router: Router): Router =>
  Object.create(router, {
    subscribe: {
      value: (notify: Parameters<Router['subscribe']>[0]) => {
        const unsubscribe = router.subscribe(routerSubscription(notify))
        notify(router.state, { deletedFetchers: [], newErrors: null, flushSync: false })
        return unsubscribe
      },
    },
    navigate: {
      value: async (...args: Parameters<Router['navigate']>) => {
        if (!isFastDevice() && !args[1]?.flushSync) await afterNextFrame()
        await router.navigate(...args)
      },
    },
  }) as Router

import type { createBrowserRouter } from 'react-router-dom'
import { afterNextFrame } from '../scheduling/afterNextFrame.ts'
import { isFastDevice } from './renderTiming.ts'
import { routerSubscription } from './routerSubscription.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * The same router, for drawing: it tells whoever begins to listen where it stands. What arrived while the shop was being drawn for
 * the first time, told to nobody, would never be shown. It tells of a page that is there already in one step. And on a slow
 * machine a press has its frame before the way to the next page begins.
 */
export const wrapRouter = (router: Router): Router =>
  Object.create(router, {
    subscribe: {
      value: (tell: Parameters<Router['subscribe']>[0]) => {
        const stop = router.subscribe(routerSubscription(tell))
        tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false })
        return stop
      },
    },
    navigate: {
      value: async (...way: Parameters<Router['navigate']>) => {
        if (!isFastDevice() && !way[1]?.flushSync) await afterNextFrame()
        await router.navigate(...way)
      },
    },
  }) as Router

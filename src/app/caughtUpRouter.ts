import type { createBrowserRouter } from 'react-router-dom'
import { afterPaint } from '../ui/afterPaint.ts'
import { isQuickMachine } from './pageStand.ts'
import { steadyTeller } from './steadyTeller.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Resolves once the frame that answers a press is on the screen. */
const pressAnswered = () => new Promise<void>((resolve) => afterPaint(resolve))

/**
 * The same router, for drawing: it tells whoever begins to listen where it stands. What arrived while the shop was being drawn for
 * the first time, told to nobody, would never be shown. It tells of a page that is there already in one step. And on a slow
 * machine a press has its frame before the way to the next page begins.
 */
export const caughtUpRouter = (router: Router): Router =>
  Object.create(router, {
    subscribe: {
      value: (tell: Parameters<Router['subscribe']>[0]) => {
        const stop = router.subscribe(steadyTeller(tell))
        tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false })
        return stop
      },
    },
    navigate: {
      value: async (...way: Parameters<Router['navigate']>) => {
        // A page in the background has no frames to wait for.
        if (!isQuickMachine() && !way[1]?.flushSync && !document.hidden) await pressAnswered()
        await router.navigate(...way)
      },
    },
  }) as Router

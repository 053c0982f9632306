import type { createBrowserRouter } from 'react-router-dom'
import { isShownAtOnce } from './earlyPage.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * The same router, for drawing: a page that was all there when its link was pressed is drawn with that press and stands in the
 * next frame. Otherwise a page is drawn in pieces, for which the browser has time only after that frame.
 */
export const promptRouter = (router: Router): Router =>
  Object.create(router, {
    subscribe: {
      value: (tell: Parameters<Router['subscribe']>[0]) => {
        const stop = router.subscribe((state, how) => {
          const isArrival = state.navigation.state === 'idle' && isShownAtOnce(state.location)
          tell(state, isArrival ? { ...how, flushSync: true } : how)
        })
        // What arrived while the shop was being drawn for the first time, told to nobody, would never be shown.
        tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false })
        return stop
      },
    },
  }) as Router

import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * The same router, for drawing: it tells whoever begins to listen where it stands. What arrived while the shop was being drawn for
 * the first time, told to nobody, would never be shown.
 */
export const caughtUpRouter = (router: Router): Router =>
  Object.create(router, {
    subscribe: {
      value: (tell: Parameters<Router['subscribe']>[0]) => {
        const stop = router.subscribe(tell)
        tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false })
        return stop
      },
    },
  }) as Router

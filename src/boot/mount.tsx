import '../app/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { report } from '../api/report.ts'
import { Providers } from '../app/Providers.tsx'
import { nameHistoryEntry } from '../navigation/nameHistoryEntry.ts'
import { listenBeforeRouter } from '../navigation/popState.ts'
import { removeFinalSlash } from '../navigation/removeFinalSlash.ts'
import { firstPageMounted, reportPageMounted } from '../navigation/renderTiming.ts'
import type { Router as ShopRouter } from '../navigation/router.ts'
import { wrapRouter } from '../navigation/wrapRouter.ts'
import { routes } from '../routes.tsx'
import { afterPaint } from '../scheduling/afterPaint.ts'
import { yieldToMain } from '../scheduling/yieldToMain.ts'
import type { AppBridge } from './appBridge.ts'
import type { FirstPage } from './firstPage.ts'
import { prerenderedPage } from './prerenderedPage.ts'

/** How long the shell waits for the data of the page. After that, the page's own skeleton takes its place. */
const DATA_PATIENCE_MS = 300

/** The start continues after this time, also if the hydration of a page fails. */
const MOUNT_PATIENCE_MS = 5_000

type Router = ReturnType<typeof createBrowserRouter>

/** Resolves when the first page's data has arrived, so that the page replaces the shell without a skeleton between them. */
function firstData(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const alarm = setTimeout(resolve, DATA_PATIENCE_MS)
    const check = () => {
      if (!router.state.initialized) return
      clearTimeout(alarm)
      stop()
      resolve()
    }
    const stop = router.subscribe(check)
    check()
  })
}

interface Place {
  /** The path of the shop on its host (`/`, `/shop/`). */
  base: string
  into: Element
}

const shop = (router: Router) => (
  <StrictMode>
    <Providers>
      <RouterProvider router={wrapRouter(router)} />
    </Providers>
  </StrictMode>
)

/** Returns a function that loads the bridge to the shop on screen. Only the mock's controls use it, so that few visits load it. */
export const bridgeTo = (router: ShopRouter) => async (): Promise<AppBridge> =>
  (await import('./appBridge.ts')).appBridge(router)

/** Resolves when the first page is painted, or when its data takes longer than the shell waits. */
export const firstPagePainted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, DATA_PATIENCE_MS)
    void firstPageMounted.then(() => afterPaint(resolve))
  })

/** Renders the shop into an element. Resolves before React has rendered. */
export async function renderPage({ base, into }: Place): Promise<ShopRouter> {
  removeFinalSlash(base)
  nameHistoryEntry()
  listenBeforeRouter()
  const router = createBrowserRouter(routes, { basename: base })
  await firstData(router)
  startTransition(() => createRoot(into).render(shop(router)))
  return router
}

/** Loads what the first render needs, since a page that suspends would not hydrate. Returns the router's initial data. */
async function hydrationState(
  matched: readonly RouteObject[],
  { data, refusedAt }: FirstPage,
): Promise<HydrationState> {
  if (refusedAt !== undefined)
    return await (await import('./refusedPage.ts')).restoreRefusedPage(matched, refusedAt)
  for (const route of matched)
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  return { loaderData: { [matched.at(-1)?.id ?? '']: data } }
}

/** Hydrates the page that an element contains since the build, from the data of that build. Resolves once the page handles input. */
export async function hydratePage({ base, into }: Place, first: FirstPage): Promise<ShopRouter> {
  prerenderedPage()?.makeAddressesAbsolute()
  removeFinalSlash(base)
  nameHistoryEntry()
  listenBeforeRouter()
  await yieldToMain()
  const matches = matchRoutes(routes, location, base) ?? []
  const hydrationData = await hydrationState(
    matches.map(({ route }) => route),
    first,
  )
  await yieldToMain()
  const router = createBrowserRouter(routes, { basename: base, hydrationData })
  await yieldToMain()
  const onRecoverableError = (error: unknown) =>
    report('Hydration failed, the page was rendered again.', error)
  startTransition(() => void hydrateRoot(into, shop(router), { onRecoverableError }))
  setTimeout(reportPageMounted, MOUNT_PATIENCE_MS)
  await firstPageMounted
  return router
}

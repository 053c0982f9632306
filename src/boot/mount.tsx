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
import { routes } from '../routes.tsx'
import { startEffects } from '../app/effects/startEffects.ts'
import { nameEntry } from '../navigation/nameHistoryEntry.ts'
import { caughtUpRouter } from '../navigation/wrapRouter.ts'
import { afterPaint } from '../scheduling/afterPaint.ts'
import { whenIdle } from '../scheduling/whenIdle.ts'
import { preloadPictures } from './preloadPictures.ts'
import { drawnPage } from './prerenderedPage.ts'
import { yieldToMain } from '../scheduling/yieldToMain.ts'
import type { FirstPage } from './firstPage.ts'
import { firstStand, pageStands } from '../navigation/renderTiming.ts'
import { Providers } from '../app/Providers.tsx'
import type { AppBridge } from './appBridge.ts'

/** How long the start screen may stand before the page's own skeleton takes over. */
const DATA_PATIENCE_MS = 300

/** However long a page takes to answer to the shopper, or should it fail, the shop goes on. */
const STAND_PATIENCE_MS = 5_000

/** Without a network the shop goes on without what may come later. */
const ignored = () => {}

type Router = ReturnType<typeof createBrowserRouter>

/** Resolves with the first page's data at hand, so that the start screen gives way to the page and to nothing between. */
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
  /** The path the shop lives under (`/`, `/shop/`). */
  base: string
  into: Element
}

/** The way to the shop's door, which loads when somebody opens it, and what makes the page on screen the newest. */
export interface Mounted {
  openBridge: () => Promise<AppBridge>
  refresh: () => Promise<void>
}

const shop = (router: Router) => (
  <StrictMode>
    <Providers>
      <RouterProvider router={caughtUpRouter(router)} />
    </Providers>
  </StrictMode>
)

function started(router: Router): Mounted {
  startEffects(router)
  whenIdle(() => {
    void import('../app/effects/startDeferredEffects.ts').then(
      ({ startLater }) => startLater(router),
      ignored,
    )
  })
  return {
    openBridge: async () => (await import('./appBridge.ts')).appBridge(router),
    refresh: () => router.revalidate(),
  }
}

/** Resolves once the first page is on the screen, or is still to come: what it can be without, such as the typeface, comes then. */
const firstSight = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, DATA_PATIENCE_MS)
    void firstStand.then(() => afterPaint(resolve))
  })

/** Draws the shop into an element and takes over its navigation. */
export async function mount({ base, into }: Place): Promise<Mounted> {
  nameEntry()
  const router = createBrowserRouter(routes, { basename: base })
  await firstData(router)
  preloadPictures(router.state.loaderData)
  startTransition(() => createRoot(into).render(shop(router)))
  const mounted = started(router)
  await firstSight()
  return mounted
}

/** What is drawn already must be drawn again at once, with nothing between: answers the data that the router begins with. */
async function atHand(
  matched: readonly RouteObject[],
  { data, refusedAt }: FirstPage,
): Promise<HydrationState> {
  if (refusedAt !== undefined) return await (await import('./refusedPage.ts')).takeRefused(matched, refusedAt)
  for (const route of matched)
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  return { loaderData: { [matched.at(-1)?.id ?? '']: data } }
}

/**
 * Takes over the page that was drawn into an element at build time from this data. It stays as it is: the same is drawn once more and
 * put behind it, and what was pressed meanwhile is done.
 */
export async function takeOver({ base, into }: Place, first: FirstPage): Promise<Mounted> {
  drawnPage()?.makeWhole()
  nameEntry()
  await yieldToMain()
  const matches = matchRoutes(routes, location, base) ?? []
  const hydrationData = await atHand(
    matches.map(({ route }) => route),
    first,
  )
  await yieldToMain()
  const router = createBrowserRouter(routes, { basename: base, hydrationData })
  await yieldToMain()
  const onRecoverableError = (error: unknown) => report('Drawn anew.', error)
  startTransition(() => void hydrateRoot(into, shop(router), { onRecoverableError }))
  setTimeout(pageStands, STAND_PATIENCE_MS)
  await firstStand
  const mounted = started(router)
  await drawnPage()?.doHeldBack()
  return mounted
}

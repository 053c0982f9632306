import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from '../routes.tsx'
import { startEffects } from './effects.ts'
import { nameEntry } from './nameEntry.ts'
import { caughtUpRouter } from './caughtUpRouter.ts'
import { whenIdle } from '../ui/whenIdle.ts'
import { Providers } from './Providers.tsx'
import type { ShopDoor } from './shopDoor.ts'

/** How long the start screen may stand before the page's own skeleton takes over. */
const DATA_PATIENCE_MS = 300

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

/**
 * Draws the shop that lives under `base` (`/`, `/shop/`) into an element, and takes over its navigation; answers the way to its
 * door, which loads when somebody opens it.
 */
export async function mount({
  base,
  into,
}: {
  base: string
  into: Element
}): Promise<() => Promise<ShopDoor>> {
  nameEntry()
  const router = createBrowserRouter(routes, { basename: base })
  await firstData(router)
  const drawn = caughtUpRouter(router)
  startTransition(() => {
    createRoot(into).render(
      <StrictMode>
        <Providers>
          <RouterProvider router={drawn} />
        </Providers>
      </StrictMode>,
    )
  })
  startEffects(router)
  whenIdle(() => {
    void import('./later/startLater.ts').then(({ startLater }) => startLater(router), ignored)
  })
  return async () => (await import('./shopDoor.ts')).shopDoor(router)
}

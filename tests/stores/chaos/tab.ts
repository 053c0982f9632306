import { createMemoryRouter } from 'react-router-dom'
import { serveAsFetch } from '../../../mocks/server/serve.ts'
import type { MockServer } from '../../../mocks/server/mockServer.ts'
import { freshModules } from '../freshPage.ts'
import { passing, until } from './virtualTime.ts'

type Router = ReturnType<typeof createMemoryRouter>
type Modules = Awaited<ReturnType<typeof freshModules>>

export interface Page extends Omit<
  Modules,
  'setTransport' | 'setDocumentLoad' | 'startEffects' | 'pageLoader'
> {
  router: Router
}

const never = () => new Promise<never>(() => {})

/** Long enough for the shop to check for changes again. */
const AWAY_MS = 3_000
/** How often a shopper reloads a page that does not load. */
const PATIENCE = 40

/** A tab of the shop: its storage outlives its pages, and a document load drops everything else. */
export interface Tab {
  page(): Page
  /** Navigates to a path like a link; if that ends in a document load, the tab has a new page. */
  go(path: string): Promise<void>
  /** Reloads the current path until it loads. */
  reload(): Promise<void>
  /** Hides the tab for a while, and shows it again. */
  lookAway(): Promise<void>
  /** Waits until no request is in flight, including a document load that the page started. */
  calm(): Promise<void>
  close(): void
}

/** Opens a tab at a path of a shop with this server. */
export async function openTab(server: MockServer, path: string): Promise<Tab> {
  let openAnswers = 0
  let current: { page: Page; leave: () => void; load: string | null }

  async function load(address: string): Promise<boolean> {
    const { setTransport, setDocumentLoad, startEffects, pageLoader, ...modules } = await freshModules()
    setTransport(async (request) => {
      openAnswers += 1
      try {
        return await serveAsFetch(request, server)
      } finally {
        openAnswers -= 1
      }
    })
    const page = (of: string) => ({ path: of, loader: pageLoader, Component: () => null })
    const loader: typeof pageLoader = async (asked) => {
      await modules.followLostOrder()
      return pageLoader(asked)
    }
    const router = createMemoryRouter(
      [{ ...page('/cart'), loader }, { ...page('/checkout'), loader }, page('*')],
      { initialEntries: [address] },
    )
    const stop = startEffects(router)
    const own: typeof current = {
      page: { ...modules, router },
      load: null,
      leave() {
        window.dispatchEvent(new Event('pagehide'))
        setTransport(never)
        stop()
        router.dispose()
      },
    }
    setDocumentLoad((href) => {
      own.load = href
    })
    current = own
    await until(() => router.state.initialized || own.load !== null)
    return router.state.errors === null && own.load === null
  }

  /** The current path, or the one that a document load is about to open. */
  const addressNow = () => {
    const { pathname, search } =
      current.load === null ? current.page.router.state.location : new URL(current.load, location.href)
    return pathname + search
  }

  async function loadUntilThere(address: string): Promise<void> {
    let next = address
    for (let turn = 0; turn < PATIENCE; turn += 1) {
      if (await load(next)) return
      next = addressNow()
      current.leave()
    }
    throw new Error(`${address} did not load in ${PATIENCE} attempts`)
  }

  async function reload(): Promise<void> {
    const address = addressNow()
    current.leave()
    await loadUntilThere(address)
  }

  async function calm(): Promise<void> {
    const isIdle = () => openAnswers === 0 && current.page.router.state.navigation.state === 'idle'
    await until(() => current.load !== null || isIdle())
    if (current.load === null) return
    await reload()
    await calm()
  }

  await loadUntilThere(path)
  return {
    page: () => current.page,
    async go(to) {
      const { router } = current.page
      void router.navigate(to)
      await until(() => current.load !== null || router.state.navigation.state === 'idle')
      if (current.load !== null) await reload()
    },
    reload,
    async lookAway() {
      await passing(AWAY_MS)
      window.dispatchEvent(new Event('focus'))
      await calm()
    },
    calm,
    close: () => current.leave(),
  }
}

import { createMemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { setDocumentLoad } from '../../src/api/documentLoad.ts'
import { startEffects } from '../../src/app/effects/registry.ts'
import { syncTabs } from '../../src/app/effects/tabs.ts'
import { pageLoader } from '../../src/navigation/loaders/pageLoader.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { closeModal } from '../../src/stores/overlays/modals.ts'
import { useNotices } from '../../src/stores/notices/notices.ts'
import { closePanel } from '../../src/stores/overlays/panels.ts'
import { openShop } from './shop.ts'

const anyPage = (path: string) => ({ path, loader: pageLoader, Component: () => null })
const openRouter = (path: string) =>
  createMemoryRouter(
    [
      ...['/', '/cart', '/checkout', '/products/search/:term'].map(anyPage),
      { path: '*', Component: () => null },
    ],
    { initialEntries: [path] },
  )

/** A mocked shop with a router and all effects, new for each test; document loads are counted, not done. */
export function runShop() {
  const shop = openShop()
  const narrow = window.matchMedia
  let loads: string[] = []
  let router: ReturnType<typeof openRouter>
  let stop: () => void

  beforeEach(async () => {
    await shop.reset()
    loads = []
    setDocumentLoad((href) => loads.push(href))
    useNotices.setState({ notices: [] })
    closePanel()
    closeModal()
  })
  afterEach(async () => {
    stop()
    router.dispose()
    await waitForWrites(30_000)
    vi.stubGlobal('matchMedia', narrow)
    vi.useRealTimers()
  })
  afterAll(() => {
    setDocumentLoad(null)
    shop.close()
  })

  return {
    shop,
    router: () => router,
    loads: () => loads,
    notices: () => useNotices.getState().notices.map(({ key, values }) => ({ key, ...values })),
    open: async (path = '/') => {
      router = openRouter(path)
      await expect.poll(() => router.state.initialized).toBe(true)
      const stops = [startEffects(router), syncTabs(router)]
      stop = () => stops.forEach((each) => each())
      await expect.poll(() => shop.calls('syncCart')).toBeGreaterThan(0)
    },
  }
}

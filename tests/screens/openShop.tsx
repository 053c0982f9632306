import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { StoreApi } from 'zustand/vanilla'
import { type NodeServer, startNodeServer } from '../../mocks/hosts/node.ts'
import { forgetToken } from '../../src/api/request.ts'
import { clearPrefetchCache } from '../../src/navigation/prefetchCache.ts'
import { startEffects } from '../../src/app/effects/registry.ts'
import { syncTabs } from '../../src/app/effects/tabs.ts'
import { Providers } from '../../src/app/Providers.tsx'
import { Language } from '../../src/contract/enumerations.ts'
import { startI18n } from '../../src/i18n/index.ts'
import { routes } from '../../src/routes.tsx'
import { dropIdempotencyKey } from '../../src/stores/checkout/idempotencyKey.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { useAddressBook } from '../../src/stores/account/addressBook.ts'
import { wayBack } from '../../src/stores/overlays/wayBack.ts'
import { useWallet } from '../../src/stores/account/wallet.ts'
import { useBoughtBefore } from '../../src/stores/lists/boughtBefore.ts'
import { useCart } from '../../src/stores/cart/cart.ts'
import { useCheckout } from '../../src/stores/checkout/checkout.ts'
import { clearFormDraft } from '../../src/stores/base/formDraft.ts'
import { clearDrafts } from '../../src/stores/checkout/typedDrafts.ts'
import { clearSearchHistory } from '../../src/stores/search/searchHistory.ts'
import { useListLines } from '../../src/stores/lists/listLines.ts'
import { useModals } from '../../src/stores/overlays/modals.ts'
import { useNewsfeed } from '../../src/stores/notices/newsfeed.ts'
import { useNotices } from '../../src/stores/notices/notices.ts'
import { useNoticesAsked } from '../../src/stores/lists/noticesAsked.ts'
import { usePanels } from '../../src/stores/overlays/panels.ts'
import { useTopSearches } from '../../src/stores/search/topSearches.ts'
import { useSession } from '../../src/stores/session/session.ts'

/** Every store as a new visitor has it: its state when this file was loaded. */
const beginnings = [
  keepBeginning(useAddressBook),
  keepBeginning(useBoughtBefore),
  keepBeginning(useCart),
  keepBeginning(useCheckout),
  keepBeginning(useListLines),
  keepBeginning(useModals),
  keepBeginning(useNewsfeed),
  keepBeginning(useNotices),
  keepBeginning(useNoticesAsked),
  keepBeginning(usePanels),
  keepBeginning(useSession),
  keepBeginning(useTopSearches),
  keepBeginning(useWallet),
]

function keepBeginning<State>({ getState, setState }: StoreApi<State>): () => void {
  const beginning = getState()
  return () => setState(beginning, true)
}

/** The open shops with their effects; one left open would read the next test's cart. */
const running = new Set<() => void>()

/** The mocked shop for a file of screen tests; server and stores are reset for each test. */
export function withShop(): { readonly server: NodeServer } {
  let server: NodeServer | undefined
  beforeAll(() => {
    server = startNodeServer({ isStrict: true })
  })
  afterEach(async () => {
    for (const stop of running) stop()
    running.clear()
    // A page that is still loading could open a dialog after the reset.
    cleanup()
    // A write that arrived after the reset would change the cart of the next test.
    await waitForWrites(30_000)
    for (const putBack of beginnings) putBack()
    clearSearchHistory()
    clearDrafts()
    clearFormDraft('join')
    clearFormDraft('login')
    dropIdempotencyKey()
    forgetToken()
    clearPrefetchCache()
    await server?.resetShop()
  })
  afterAll(() => server?.close())
  return {
    get server() {
      if (!server) throw new Error('The shop opens before the first test.')
      return server
    },
  }
}

/** Opens the shop at an address as after a reload: only what the browser stores is left. Leave the shop before. */
export function reloadShop(address: string) {
  for (const putBack of beginnings) putBack()
  forgetToken()
  clearPrefetchCache()
  return openShop(address)
}

/** Opens the shop at an address, as a shopper with keyboard and pointer, with the page's data on screen. */
export async function openShop(address: string, language: Language = Language.ENGLISH) {
  useSession.setState({ language })
  await startI18n(language)
  wayBack.isInShop = false
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const stops = [startEffects(router), syncTabs(router)]
  const stopEffects = () => stops.forEach((stop) => stop())
  running.add(stopEffects)
  const view = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  // A question that covers the page hides it from assistive technology.
  await screen.findByRole('heading', { level: 1, hidden: true })
  return {
    router,
    shopper: userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    leave: () => {
      running.delete(stopEffects)
      stopEffects()
      view.unmount()
    },
  }
}

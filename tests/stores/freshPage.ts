import { createMemoryRouter } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { serveAsFetch } from '../../mocks/server/serve.ts'
import type { Router } from '../../src/navigation/router.ts'
import { match } from '../../mocks/server/match.ts'
import type { createMockServer } from '../../mocks/server/mockServer.ts'
import { changesFromCards } from './cardChanges.ts'

type Server = ReturnType<typeof createMockServer>

/** Requests to this path get no answer; with `after` the server still carries them out. */
interface Lost {
  path: string
  after: boolean
}

const never = () => new Promise<never>(() => {})

const buying = [
  '/api/address',
  '/api/apply-user-credits',
  '/api/billing',
  '/api/carts/some/rewards',
  '/api/checkout',
  '/api/payments/some',
  '/api/phone-verification',
  '/api/set-billing-type',
  '/api/set-delivery-info',
  '/api/set-standard-order-delivery-instructions',
]
// Loads the server's lazy modules before the module reset: a refusal of another class instance would not be recognised.
await Promise.all(buying.map((path) => match('POST', path)))

/** Fresh copies of the shop's own modules, as after a document load. */
export async function freshModules() {
  vi.resetModules()
  const { setTransport } = await import('../../src/api/transport.ts')
  const { setDocumentLoad } = await import('../../src/api/documentLoad.ts')
  const { isFailure } = await import('../../src/api/failure.ts')
  const { startEffects } = await import('../../src/app/effects/registry.ts')
  const { startLostOrderNotice } = await import('../../src/app/effects/lostOrder.ts')
  const { pageLoader } = await import('../../src/navigation/loaders/pageLoader.ts')
  const { followLostOrder } = await import('../../src/navigation/loaders/followLostOrder.ts')
  const cart = await import('../../src/stores/cart/cart.ts')
  const { changeQuantity } = await import('../../src/stores/cart/changeQuantity.ts')
  const { setPickingNote } = await import('../../src/stores/cart/pickingNotes.ts')
  const { undoRemoval } = await import('../../src/stores/cart/removals.ts')
  const writes = await import('../../src/stores/cart/cartWrites.ts')
  const checkout = await import('../../src/stores/checkout/checkout.ts')
  const steps = await import('../../src/stores/checkout/checkoutSteps.ts')
  const addresses = await import('../../src/stores/checkout/addresses.ts')
  const work = await import('../../src/stores/checkout/checkoutWork.ts')
  const placing = await import('../../src/stores/checkout/placeOrder.ts')
  const payments = await import('../../src/stores/checkout/payments.ts')
  const { applyStoreCredit } = await import('../../src/stores/checkout/storeCredit.ts')
  const { applyPoints } = await import('../../src/stores/cart/rewardPoints.ts')
  const drafts = await import('../../src/stores/checkout/checkoutDraft.ts')
  const { useSession } = await import('../../src/stores/session/session.ts')
  const { useNotices } = await import('../../src/stores/notices/notices.ts')
  return {
    setTransport,
    setDocumentLoad,
    isFailure,
    startEffects: (router: Router) => {
      const stops = [startEffects(router), startLostOrderNotice(router)]
      return () => stops.forEach((stop) => stop())
    },
    pageLoader,
    followLostOrder,
    cart: {
      ...cart,
      ...writes,
      ...changesFromCards({ ...cart, changeQuantity }),
      changeQuantity,
      setPickingNote,
      undoRemoval,
      applyPoints,
    },
    checkout: { ...checkout, ...steps, ...addresses, ...work, ...placing, ...payments, applyStoreCredit },
    drafts,
    user: () => useSession.getState().user,
    notices: () => useNotices.getState().notices.map(({ key, values }) => ({ key, ...values })),
  }
}

/**
 * A page as after a document load, with the tab's storage only. It resolves when the server has answered the first cart request, or would
 * have without the loss.
 */
export async function loadFreshPage(server: Server, lostFromTheStart: Lost | null = null) {
  const { setTransport, startEffects, pageLoader, cart, checkout, drafts, notices } = await freshModules()
  let lost = lostFromTheStart

  setTransport(async (request) => {
    const isLost = lost !== null && new URL(request.url).pathname.endsWith(lost.path)
    if (isLost && !lost?.after) return never()
    const answer = await serveAsFetch(request, server)
    return isLost ? never() : answer
  })
  const router = createMemoryRouter([{ path: '*', loader: pageLoader, Component: () => null }])
  await expect.poll(() => router.state.initialized).toBe(true)
  const stop = startEffects(router)
  if (!lost) await expect.poll(() => cart.useCart.getState().confirmed).not.toBeNull()

  return {
    cart,
    checkout,
    drafts,
    notices,
    loseAnswers: (answers: Lost) => {
      lost = answers
    },
    /** Unloads the page with everything it has started. */
    leave: () => {
      window.dispatchEvent(new Event('pagehide'))
      setTransport(never)
      stop()
      router.dispose()
    },
  }
}

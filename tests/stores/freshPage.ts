import { createMemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { serveAsFetch } from '../../mocks/server/serve.ts'
import type { Router } from '../../src/navigation/router.ts'
import { match } from '../../mocks/server/match.ts'
import type { createMockServer } from '../../mocks/server/mockServer.ts'
import { changesFromCards } from './cardChanges.ts'

type Server = ReturnType<typeof createMockServer>

/** Requests of this path get no answer; with `after` the server carries them out all the same. */
interface Lost {
  path: string
  after: boolean
}

const never = () => new Promise<never>(() => {})

const buying = [
  '/api/address',
  '/api/checkout',
  '/api/phone-verification',
  '/api/set-billing-type',
  '/api/set-delivery-info',
  '/api/set-standard-order-delivery-instructions',
]
// What the server loads late has to be there before modules are made anew: a refusal made of another class would be none.
await Promise.all(buying.map((path) => match('POST', path)))

/** The shop's own modules as a full load has them: every one anew, knowing nothing. */
export async function freshModules() {
  vi.resetModules()
  const { setTransport } = await import('../../src/api/transport.ts')
  const { setDocumentLoad } = await import('../../src/api/documentLoad.ts')
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
  const work = await import('../../src/stores/checkout/checkoutWork.ts')
  const placing = await import('../../src/stores/checkout/placeOrder.ts')
  const drafts = await import('../../src/stores/checkout/checkoutDraft.ts')
  const { useNotices } = await import('../../src/stores/notices/notices.ts')
  return {
    setTransport,
    setDocumentLoad,
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
    },
    checkout: { ...checkout, ...steps, ...work, ...placing },
    drafts,
    notices: () => useNotices.getState().notices.map(({ key, values }) => ({ key, ...values })),
  }
}

/**
 * A page of the shop as a full load makes it, with what the tab has kept and nothing else. It is there when the server has
 * said what the cart holds, or would have, had that answer not got lost.
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
  await vi.waitUntil(() => router.state.initialized)
  const stop = startEffects(router)
  if (!lost) await vi.waitUntil(() => cart.useCart.getState().confirmed !== null)

  return {
    cart,
    checkout,
    drafts,
    notices,
    loseAnswers: (answers: Lost) => {
      lost = answers
    },
    /** The page goes, and whatever it had begun with it. */
    leave: () => {
      window.dispatchEvent(new Event('pagehide'))
      setTransport(never)
      stop()
      router.dispose()
    },
  }
}

import { listingEntryOf } from '../../fixtures/catalogue.ts'
import { serveAsFetch } from '../../mocks/server/serve.ts'
import { createMockServer } from '../../mocks/server/mockServer.ts'
import { createClock } from '../../mocks/base/clock.ts'
import type { Shopper } from '../../mocks/state/records/shopper.ts'
import type { ShopState } from '../../mocks/state/stateSchema.ts'
import { visitorOf } from '../../mocks/state/state.ts'
import { clockStart } from '../../fixtures/rows.ts'
import { forgetToken } from '../../src/api/request.ts'
import { setTransport } from '../../src/api/transport.ts'
import type { CallName } from '../../src/contract/callTable.ts'
import type { Warehouse } from '../../src/contract/entities/product/warehouse.ts'
import { useCart } from '../../src/stores/cart/cart.ts'
import { useCheckout } from '../../src/stores/checkout/checkout.ts'
import { useSession } from '../../src/stores/session/session.ts'

interface Held {
  path: string
  release: () => void
}

/** A mocked shop with the shop's transport; a test can hold its answers and release them in any order. */
export function openShop() {
  const server = createMockServer({ clock: createClock(clockStart), isStrict: true })
  let holds: ((path: string) => boolean) | null = null
  let held: Held[] = []
  let waiting: (() => void)[] = []

  setTransport(async (request) => {
    const path = new URL(request.url).pathname
    const response = await serveAsFetch(request, server)
    if (holds?.(path)) {
      await new Promise<void>((release) => {
        held.push({ path, release })
        for (const resolve of waiting.splice(0)) resolve()
      })
    }
    return response
  })

  return {
    server,
    /** An entry of a listing; `from` selects the warehouse. */
    entry: (gid: string, from?: Warehouse) => {
      const entry = listingEntryOf(gid, { now: server.clock.now(), ...(from ? { warehouse: from._id } : {}) })
      if (!entry) throw new Error(`No variant has the gid ${gid}.`)
      return entry
    },
    calls: (name: CallName) => server.journal.entries().filter(({ call }) => call === name).length,
    /** From now on the answers of these paths are held; the server has done the work. */
    hold: (isHeld: (path: string) => boolean) => {
      holds = isHeld
    },
    /** The held answers, once there are that many. */
    heldAnswers: async (count: number): Promise<readonly Held[]> => {
      while (held.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
      return held
    },
    letGo: () => {
      holds = null
      for (const { release } of held.splice(0)) release()
    },
    arrange: (change: Parameters<typeof arrangeIn>[1]) => arrangeIn(server, change),
    reset: async () => {
      holds = null
      held = []
      waiting = []
      server.faultInjector = undefined
      server.journal.clear()
      await server.store.reset()
      forgetToken()
      sessionStorage.clear()
      localStorage.clear()
      reset(useCart)
      reset(useCheckout)
      reset(useSession)
      useCart.setState({ config: server.config, isFirstOrder: true })
    },
    close: () => {
      setTransport(null)
      server.store.close()
    },
  }
}

type Server = ReturnType<typeof createMockServer>

async function arrangeIn(server: Server, change: (shopper: Shopper, state: ShopState) => void) {
  await server.store.write((state) => change(visitorOf(state, 'browser').guest, state))
}

const reset = <State>(store: {
  getInitialState: () => State
  setState: (state: State, replace: true) => void
}) => store.setState(store.getInitialState(), true)

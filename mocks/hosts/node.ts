import { setupServer } from 'msw/node'
import { HttpResponse, http } from 'msw/http'
import { clockStart } from '../../fixtures/rows.ts'
import { type Controls, createControls } from '../controls/controls.ts'
import { InvalidInput } from '../controls/invalidInput.ts'
import { badShop, createShops, NAME_EXPECTED, type Shop, SHOP_HEADER, SHOP_NAME } from './shops.ts'
import { serve } from '../server/serve.ts'
import type { FaultInjector } from '../server/faultInjector.ts'
import { createMockServer, type MockServer, type MockServerOptions } from '../server/mockServer.ts'
import { createClock } from '../base/clock.ts'
import type { Shopper } from '../state/records/shopper.ts'
import { accountOf, shopperOf, visitorOf } from '../state/state.ts'
import type { ShopState } from '../state/stateSchema.ts'

/** The mocked shop behind Node's own `fetch`, for Vitest. */
export interface NodeServer extends MockServer {
  /** The same as `window.mock` in a page: `server.controls.arm('cart.change.rejected')`, `await server.controls.become('returning')`. */
  readonly controls: Controls
  /** Resets to a new shop: its clock at the start, nothing armed, no delay, an empty journal. */
  resetShop(): Promise<void>
  /** Changes the shopper's state, of the account or the guest, for example the cart. */
  arrange(change: (shopper: Shopper, state: ShopState) => void): Promise<void>
  /**
   * A shop of its own for a test: accounts, clock, faults, journal and network. Its `fetch` is Node's with the header `x-mock-shop`; a request
   * with that header is answered by this shop, wherever it comes from.
   */
  shop(name: string): Shop & { fetch: typeof fetch }
  close(): void
}

const VISITOR = 'browser'

/** Starts answering the shop's requests. Its clock is frozen at the fixtures' opening until it is set. */
export function startNodeServer(options: MockServerOptions = {}): NodeServer {
  const asked: MockServerOptions = {
    onDrift: ({ call, field, expected }) => {
      throw new Error(`The answer to ${call} does not fit its schema: ${field} should be ${expected}`)
    },
    ...options,
  }
  const server = createMockServer({ clock: createClock(clockStart), ...asked })
  const { storage: _storage, tabs: _tabs, clock: _clock, ...shared } = asked
  const shops = createShops(server, shared)
  const interception = setupServer(
    http.all('*', async ({ request }) => {
      const name = request.headers.get(SHOP_HEADER)
      if (name !== null && !SHOP_NAME.test(name)) return badShop()
      const target = name === null ? server : shops.of(name).server
      const response = await serve(request, target, VISITOR, 'node')
      return response?.type === 'error' ? HttpResponse.error() : (response ?? undefined)
    }),
  )
  interception.listen({ onUnhandledFrame: 'bypass' })
  const { latency = 0 } = options
  const start = server.clock.setting()
  let controls: Controls | undefined
  let faultInjector: FaultInjector | undefined
  const verbs = {
    async resetShop() {
      controls?.clear()
      server.faultInjector = faultInjector
      server.conditions.latency = latency
      await server.store.reset(undefined, undefined, () => server.clock.restore(start))
      server.journal.clear()
    },
    async arrange(change: (shopper: Shopper, state: ShopState) => void) {
      await server.store.write((state) => {
        const visitor = visitorOf(state, VISITOR)
        change(shopperOf(visitor, accountOf(state, visitor)), state)
      })
    },
    shop(name: string) {
      if (!SHOP_NAME.test(name)) throw new InvalidInput(name, NAME_EXPECTED)
      const fetchOf: typeof fetch = (input, init) => {
        const request = new Request(input, init)
        request.headers.set(SHOP_HEADER, name)
        return fetch(request)
      }
      return { ...shops.of(name), fetch: fetchOf }
    },
    close() {
      shops.closeAll()
      controls?.holding.hold(false)
      interception.close()
      server.store.close()
    },
  }
  // Created on first access: from then on the journal keeps every answer.
  const get = () => {
    if (controls) return controls
    controls = createControls(server)
    faultInjector = server.faultInjector
    return controls
  }
  return Object.defineProperty(Object.assign(server, verbs), 'controls', { get }) as NodeServer
}

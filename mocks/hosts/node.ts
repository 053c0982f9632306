import { setupServer } from 'msw/node'
import { HttpResponse, http } from 'msw/http'
import { clockStart } from '../../fixtures/rows.ts'
import { type Controls, createControls } from '../controls/controls.ts'
import { serve } from '../server/serve.ts'
import type { FaultInjector } from '../server/faultInjector.ts'
import { createMockServer, type MockServer, type MockServerOptions } from '../server/mockServer.ts'
import { createClock } from '../base/clock.ts'
import type { Shopper } from '../state/records/shopper.ts'
import { accountOf, shopperOf, type ShopState, visitorOf } from '../state/state.ts'

/** The mocked shop behind Node's own `fetch`, for Vitest. */
export interface NodeServer extends MockServer {
  /** The same as `window.mock` in a page: `server.controls.arm('cart.change.rejected')`, `await server.controls.become('returning')`. */
  readonly controls: Controls
  /** Resets to a new shop: its clock at the start, nothing armed, no delay, an empty journal. */
  resetShop(): Promise<void>
  /** Changes the shopper's state, of the account or the guest, for example the cart. */
  arrange(change: (shopper: Shopper, state: ShopState) => void): Promise<void>
  close(): void
}

const VISITOR = 'browser'

/** Starts answering the shop's requests. Its clock is frozen at the fixtures' opening until it is set. */
export function startNodeServer(options: MockServerOptions = {}): NodeServer {
  const server = createMockServer({
    clock: createClock(clockStart),
    onDrift: ({ call, field, expected }) => {
      throw new Error(`The answer to ${call} does not fit its schema: ${field} should be ${expected}`)
    },
    ...options,
  })
  const interception = setupServer(
    http.all('*', async ({ request }) => {
      const response = await serve(request, server, VISITOR, 'node')
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
      server.clock.restore(start)
      server.conditions.latency = latency
      await server.store.reset()
      server.journal.clear()
    },
    async arrange(change: (shopper: Shopper, state: ShopState) => void) {
      await server.store.write((state) => {
        const visitor = visitorOf(state, VISITOR)
        change(shopperOf(visitor, accountOf(state, visitor)), state)
      })
    },
    close() {
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

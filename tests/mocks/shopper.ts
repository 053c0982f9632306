import type { Cart, CartVariantWrite } from '../../src/contract/entities/cart.ts'
import type { PageData, PageReply } from '../../src/contract/entities/page.ts'
import type { Variant } from '../../src/contract/entities/product/variant.ts'
import { Header } from '../../src/contract/headers.ts'
import { serve } from '../../mocks/server/serve.ts'
import {
  createMockServer,
  type Drift,
  type MockServer,
  type MockServerOptions,
} from '../../mocks/server/mockServer.ts'
import { createClock } from '../../mocks/base/clock.ts'
import { viewCatalogue } from '../../mocks/state/viewCatalogue.ts'
import { clockStart } from '../../fixtures/rows.ts'

export interface Answer<Body> {
  status: number
  body: Body
}

export interface Server extends MockServer {
  /** Replies that violate their schema. */
  drifts: Drift[]
}

/** A server at the fixtures' opening time; replies that violate their schema are added to `drifts`. */
export function openServer(options: MockServerOptions = {}): Server {
  const drifts: Drift[] = []
  const server = createMockServer({
    clock: createClock(clockStart),
    isStrict: true,
    onDrift: (drift) => drifts.push(drift),
    ...options,
  })
  return Object.assign(server, { drifts })
}

/** A request of a shopper, and its answer. */
export interface Exchange {
  method: string
  path: string
  body?: unknown
  response: Response
}

/** Receive every exchange of their servers' shoppers. */
export const listeners = new WeakMap<MockServer, (exchange: Exchange) => Promise<void>>()

/** The line of a variant's first warehouse. */
export const lineOf = (variant: Variant, quantity: number): CartVariantWrite => ({
  variant: variant._id,
  warehouse: variant.fulfillerLocation ?? '',
  fulfillmentMethod: variant.fulfillmentMethodType,
  quantity,
})

/** A client that talks to the server as the shop does: markers, token, JSON. */
export function shopper(server: MockServer, visitor = 'browser') {
  let token = ''

  async function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: BodyInit,
  ): Promise<Response> {
    const url = new URL(path.slice(1), new URL(server.base, 'http://shop.test'))
    const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) })
    const response = await serve(request, server, visitor)
    if (!response) throw new Error(`${method} ${path} is not the server's`)
    await listeners.get(server)?.({ method, path, body, response: response.clone() })
    return response
  }

  async function ask<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const headers = { [Header.API_JSON]: 'true', [Header.CSRF]: token, 'content-type': 'application/json' }
    const response = await send(method, path, headers, body === undefined ? undefined : JSON.stringify(body))
    return { status: response.status, body: (await response.json()) as Body }
  }

  async function page(path: string, headers: Record<string, string> = {}): Promise<Answer<PageReply>> {
    const response = await send('GET', path, { [Header.PAGE_DATA]: 'true', ...headers })
    return { status: response.status, body: (await response.json()) as PageReply }
  }

  /** A page's data, which must exist. */
  async function data(path: string, headers?: Record<string, string>): Promise<PageData> {
    const { body } = await page(path, headers)
    if (!body.data) throw new Error(`${path} has no data: ${JSON.stringify(body)}`)
    return body.data
  }

  return {
    send,
    ask,
    page,
    data,
    async sync(): Promise<Cart> {
      const { body } = await ask<{ data: { cart: Cart; token: string } }>('GET', '/api/carts/sync')
      token = body.data.token
      return body.data.cart
    },
    change: (cartVariant: CartVariantWrite, more: object = {}) =>
      ask<{ data: { cart: Cart }; error?: string }>('POST', '/api/carts/change', { cartVariant, ...more }),
    /** A variant with its current stock. */
    async variantOf(gid: string): Promise<Variant> {
      const catalogueView = viewCatalogue(await server.store.read(), server.clock.now(), 'en')
      const variant = catalogueView.variantByGid(gid)
      if (!variant) throw new Error(`No variant ${gid}`)
      return variant
    },
  }
}

export type Shopper = ReturnType<typeof shopper>

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Controls, createControls } from '../../controls/controls.ts'
import { sumOfCounts } from '../../controls/coverage.ts'
import { control, CONTROL_PATH } from './control.ts'
import {
  type Clients,
  cookieFor,
  createClients,
  shopNameIn,
  VISITOR_HEADER,
  visitorOfClient,
} from './clients.ts'
import { badShop, createShops, NAME_EXPECTED } from '../shops.ts'
import { corsHeaders, isPreflight, preflightHeaders } from './cors.ts'
import { explorerAt } from './explorerAt.ts'
import { addressOf, requestOf, send } from './message.ts'
import { pictureAt } from './pictures.ts'
import { ConnectionReset } from '../../base/connectionReset.ts'
import { piecemeal } from '../../base/piecemeal.ts'
import { PORT } from '../../base/port.ts'
import { serve } from '../../server/serve.ts'
import { createMockServer, type MockServer, type MockServerOptions } from '../../server/mockServer.ts'

/** The mocked shop on a local port, for any HTTP client. */
export interface HttpServer {
  /** With the slash at its end. */
  url: string
  port: number
  server: MockServer
  controls: Controls
  close: () => Promise<void>
}

export interface HttpServerOptions extends Omit<MockServerOptions, 'base'> {
  /** 0 takes any that is free. */
  port?: number
  /** Only this machine reaches it unless another address is named. */
  host?: string
  /** Reads the contract as OpenAPI, at its first request. */
  openApi?: () => Promise<object>
  /** Reads the page at `/` for browsers, and its script. */
  explorer?: () => Promise<{ page: string; script: string }>
}

const HOST = '127.0.0.1'

const UNSENDABLE: readonly string[] = ['TRACE', 'TRACK']

/** An answer with additional headers for its client. */
interface Answer {
  response: Response
  headers: [string, string][]
}

const refused = (status: number, body: object): Answer => ({
  response: Response.json(body, { status }),
  headers: [],
})

/** Opens the shop on a port; rejects when that is taken. `/__mock` are its controls. */
export async function startHttpServer(options: HttpServerOptions = {}): Promise<HttpServer> {
  const { port = PORT, host = HOST, openApi, explorer, ...shop } = options
  const server = createMockServer(shop)
  const controls = createControls(server)
  const main = { server, controls, clients: createClients(server.store) }
  const { storage: _storage, tabs: _tabs, clock: _clock, ...shared } = shop
  const shops = createShops(server, shared)
  const clientsOf = new WeakMap<MockServer, Clients>()
  let url = ''

  /** The shop that a request belongs to, with its clients. */
  function placeOf(name: string | undefined) {
    if (name === undefined) return main
    const own = shops.of(name)
    const clients = clientsOf.get(own.server) ?? createClients(own.server.store)
    clientsOf.set(own.server, clients)
    return { ...own, clients }
  }

  async function answer(incoming: IncomingMessage, signal: AbortSignal): Promise<Answer> {
    const address = addressOf(incoming)
    if (!address || UNSENDABLE.includes(incoming.method ?? ''))
      return refused(400, { error: 'bad_request', expected: 'a path and a usual method' })
    const shopName = shopNameIn(incoming)
    if (shopName === null) return { response: badShop(), headers: [] }
    const { clients, ...place } = placeOf(shopName)
    const client = await clients.who(incoming)
    if (!client)
      return refused(400, { error: 'bad_visitor', expected: `${VISITOR_HEADER}: ${NAME_EXPECTED}` })
    const headers: [string, string][] = [
      [VISITOR_HEADER, client.name],
      ...(client.isNew ? [['set-cookie', cookieFor(client)] satisfies [string, string]] : []),
    ]
    const request = requestOf(incoming, address, signal)
    const visitor = visitorOfClient(client.name)
    const explored = explorer ? await explorerAt(address.pathname, request, explorer) : null
    if (explored) return { response: explored, headers }
    const path = address.pathname
    await clients.tidy()
    if (path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`)) {
      const { searchParams: query } = address
      const { host: ownHost = '' } = incoming.headers
      const asked = {
        controls: place.controls,
        client: client.name,
        visitor,
        query,
        signal,
        address: url,
        host: ownHost,
        clients: clients.names,
        shop: shopName ?? null,
        shops,
        allCounts: () => sumOfCounts([controls.coverage.snapshot(), shops.counts()]),
        openApi,
      }
      return { response: await control(path, request, asked), headers }
    }
    const response = (await serve(request, place.server, visitor, 'http')) ?? (await pictureAt(path))
    const expected = `Calls are under /api/, page data needs x-spa-navigation: true; GET ${CONTROL_PATH} lists the controls.`
    return response ? { response, headers } : refused(404, { error: 'not_found', expected })
  }

  async function exchange(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const gone = new AbortController()
    const leave = () => gone.abort()
    incoming.once('error', leave)
    outgoing.once('close', () => outgoing.writableFinished || leave())
    try {
      if (isPreflight(incoming)) {
        await send(new Response(null, { status: 204 }), preflightHeaders(incoming), outgoing)
        return
      }
      const { response, headers } = await answer(incoming, gone.signal)
      // The network's failure is the connection's.
      if (response.type === 'error') {
        incoming.socket.destroy()
        return
      }
      const names = [...response.headers.keys(), ...headers.map(([name]) => name)]
      await send(response, [...corsHeaders(incoming, names), ...headers], outgoing, piecemeal.has(response))
    } catch (error) {
      if (error instanceof ConnectionReset) {
        incoming.socket.resetAndDestroy()
        return
      }
      if (gone.signal.aborted) return
      console.error(`The mocked server failed at ${incoming.method} ${incoming.url}`, error)
      incoming.socket.destroy()
    }
  }

  const listener = createServer((incoming, outgoing) => void exchange(incoming, outgoing))
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject)
    listener.listen(port, host, resolve)
  })
  const { port: actual } = listener.address() as AddressInfo
  url = `http://${host === HOST ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${actual}/`
  return {
    url,
    port: actual,
    server,
    controls,
    close: async () => {
      listener.closeAllConnections()
      await new Promise<void>((resolve) => {
        listener.close(() => resolve())
      })
      shops.closeAll()
      server.store.close()
    },
  }
}

import { Agent, get as nodeGet, type IncomingMessage, request as nodeRequest } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { Header } from '../../../../src/contract/headers.ts'
import { type HttpServer, startHttpServer } from '../../../../mocks/hosts/http/http.ts'
import { httpClient } from './httpClient.ts'
import { withHttpShop } from './httpShop.ts'

let shop: HttpServer
withHttpShop((opened) => {
  shop = opened
})

const client = (more?: Record<string, string>) => httpClient(shop.url, more)
const at = (path: string) => new URL(path, shop.url)

describe('the shop on a port', () => {
  test('a cart is filled over HTTP, and the journal contains it', async () => {
    const ana = client()
    await ana.sync()
    expect((await ana.add(2)).status).toBe(200)
    expect((await ana.sync()).cart.cartVariants).toMatchObject([{ quantity: 2 }])
    expect(shop.server.journal.entries().map(({ by, call, status }) => [by, call, status])).toEqual([
      ['http', 'syncCart', 200],
      ['http', 'changeCart', 200],
      ['http', 'syncCart', 200],
    ])
  })

  test('two clients are two visitors, by their cookies', async () => {
    const [ana, ben] = [client(), client()]
    await ana.sync()
    await ana.add(2)
    expect((await ben.sync()).cart.cartVariants).toEqual([])
    expect((await ana.sync()).cart.cartVariants).toHaveLength(1)
  })

  test('the first requests of a browser, sent at the same time, are of one visitor as soon as it writes', async () => {
    const headers = { [Header.API_JSON]: 'true' }
    const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const [first, last] = await Promise.all([
      fetch(at('/api/carts/sync'), { headers }),
      fetch(at('/api/carts/sync'), { headers }),
    ])
    expect(cookieOf(first)).not.toBe(cookieOf(last))
    const { data } = (await first.json()) as { data: { token: string } }
    const ana = client({ cookie: cookieOf(last), [Header.CSRF]: data.token })
    const line = { variant: `variant-${named.saleMilk}`, warehouse: 'kl-express', fulfillmentMethod: 1 }
    const write = (quantity: number) =>
      ana.ask('/api/carts/change', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ cartVariant: { ...line, quantity } }),
      })
    // The second one may leave before the cookie of the first answer has come.
    const written = [await write(1), await write(2)]
    expect(written.map(({ status }) => status)).toEqual([200, 200])
    expect(written.map(cookieOf)).toEqual([cookieOf(first), cookieOf(first)])
    const cart = await client({ cookie: cookieOf(first) }).sync()
    expect(cart).toMatchObject({ cart: { cartVariants: [{ quantity: 2 }] } })
  })

  test('and by their own names, also one that every object has', async () => {
    const [ana, ben] = [client({ 'x-mock-visitor': 'ana' }), client({ 'x-mock-visitor': 'constructor' })]
    await ana.sync()
    await ana.add(2)
    expect((await ben.sync()).cart.cartVariants).toEqual([])
    const again = await client({ 'x-mock-visitor': 'ana' }).ask('/api/carts/sync')
    expect(again.headers.getSetCookie()).toEqual([])
    expect(await again.json()).toMatchObject({ data: { cart: { cartVariants: [{ quantity: 2 }] } } })
  })

  test('an invalid name is refused', async () => {
    const response = await client({ 'x-mock-visitor': 'a b' }).ask('/api/carts/sync')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'bad_visitor' })
  })

  test('serves page data and pictures; other paths get a hint', async () => {
    const page = await fetch(at('/products/search/milk'), { headers: { [Header.PAGE_DATA]: 'true' } })
    expect(await page.json()).toMatchObject({ data: { search: { term: 'milk' } } })
    const picture = await fetch(at(`/packs/${named.saleMilk}.svg`))
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toMatch(/^<svg/)
    const wide = await fetch(at(`/packs/${named.cookies}-wide.svg`))
    expect(await wide.text()).toContain('viewBox="0 0 160 120"')
    const other = await fetch(at('/cart'))
    expect(other.status).toBe(404)
    expect(await other.json()).toMatchObject({ expected: expect.stringContaining('/__mock') as unknown })
  })

  test('an unknown call is answered with suggestions', async () => {
    const response = await client().ask('/api/carts/chnage', { method: 'POST' })
    expect(response.status).toBe(501)
    expect(await response.json()).toMatchObject({
      nearest: expect.arrayContaining(['POST /api/carts/change']) as unknown,
    })
  })

  test('HEAD has the headers of GET and no body', async () => {
    const response = await client().ask('/api/carts/sync', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'application/json',
      '',
    ])
  })

  test('clients that never return are removed, one that does is not', async () => {
    const ana = client()
    await ana.sync()
    await ana.add(1)
    for (let count = 0; count < 205; count += 1) await fetch(at('/api/carts/sync'))
    expect(Object.keys((await shop.server.store.read()).visitors).length).toBeLessThan(150)
    expect((await ana.sync()).cart.cartVariants).toHaveLength(1)
  })
})

/** A request by Node's own client over one kept connection. */
function over(agent: Agent, path: string, body?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { agent, method: body === undefined ? 'GET' : 'POST' }
    const sent = nodeRequest(at(path), options, (response) => {
      response.resume()
      response.once('end', () => resolve(response))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

describe('connections', () => {
  test('an unread body does not block the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const refused = await over(agent, '/api/carts/change', 'x'.repeat(2_000_000))
    expect(refused.statusCode).toBe(400)
    expect((await over(agent, '/api/carts/sync')).statusCode).toBe(400)
    agent.destroy()
  })

  test('a network failure closes the socket without an answer', async () => {
    shop.controls.arm('syncCart:network')
    await expect(client().sync()).rejects.toThrow('fetch failed')
    expect(shop.server.journal.entries()).toMatchObject([{ call: 'syncCart', status: 0, fault: 'network' }])
    expect((await client().sync()).cart.cartVariants).toEqual([])
  })

  test('an unanswered request waits until the client disconnects', async () => {
    shop.controls.arm('syncCart:never')
    const gone = new AbortController()
    const answer = client().ask('/api/carts/sync', { signal: gone.signal })
    await expect.poll(() => shop.controls.armed()[0]?.matched).toBe(1)
    gone.abort()
    await expect(answer).rejects.toThrow(/abort/i)
    await expect.poll(() => shop.server.journal.entries().length).toBe(1)
  })

  test('a client that disconnects in the middle of its body breaks nothing', async () => {
    const socket = connect(shop.port, '127.0.0.1')
    socket.write('POST /api/log/error HTTP/1.1\r\nHost: shop\r\nContent-Length: 500\r\n\r\n{"mess')
    await new Promise((resolve) => {
      socket.end(() => resolve(undefined))
    })
    expect((await client().sync()).cart.cartVariants).toEqual([])
  })

  test.each([
    ['TRACE', '/api/carts/sync'],
    ['GET', '//'],
  ])('%s %s is answered', async (method, path) => {
    const status = await new Promise((resolve, reject) => {
      nodeGet({ port: shop.port, host: '127.0.0.1', method, path }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).once('error', reject)
    })
    expect([400, 404]).toContain(status)
  })

  test('a used port is reported', async () => {
    await expect(startHttpServer({ port: shop.port })).rejects.toThrow('EADDRINUSE')
  })
})

describe('an answer that does not arrive at once', () => {
  const cart = () => fetch(new URL('/api/carts/sync', shop.url), { headers: { [Header.API_JSON]: 'true' } })

  test('resets the connection after a part of it', async () => {
    shop.controls.arm('syncCart:reset')
    await expect(cart().then((response) => response.text())).rejects.toThrow('terminated')
    expect((await cart()).status).toBe(200)
  })

  test('comes in pieces', async () => {
    shop.controls.arm('syncCart:dribble:50')
    const response = await cart()
    const pieces: Uint8Array[] = []
    for await (const piece of response.body ?? []) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(1)
    expect(JSON.parse(Buffer.concat(pieces).toString())).toHaveProperty('data.cart')
  })
})

import { Agent, get as nodeGet, type IncomingMessage, request as nodeRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { Header } from '../../src/contract/headers.ts'
import { type HttpServer, startHttpServer } from '../../mocks/http.ts'

let shop: HttpServer
beforeAll(async () => {
  shop = await startHttpServer({ port: 0 })
})
beforeEach(async () => {
  shop.controls.clear()
  shop.server.clock.restore({ shift: 0, frozenAt: null })
  await shop.controls.openAfresh()
  shop.server.journal.clear()
})
afterAll(() => shop.close())

const at = (path: string) => new URL(path, shop.url)

interface Client {
  ask(path: string, init?: RequestInit): Promise<Response>
  sync(): Promise<{ cart: { cartVariants: { quantity: number }[] }; token: string }>
  add(quantity: number): Promise<Response>
}

const milk = {
  variant: `variant-${named.saleMilk}`,
  warehouse: 'kl-express',
  fulfillmentMethod: 1,
}

/** Someone over HTTP, with a cookie jar as a browser has it; `more` goes with every request. */
function client(more: Record<string, string> = {}): Client {
  let cookie = ''
  let token = ''
  async function ask(path: string, { headers, ...init }: RequestInit = {}) {
    const response = await fetch(at(path), {
      ...init,
      headers: { [Header.API_JSON]: 'true', ...(cookie ? { cookie } : {}), ...more, ...(headers as object) },
    })
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    return response
  }
  return {
    ask,
    async sync() {
      const { data } = (await (await ask('/api/carts/sync')).json()) as {
        data: Awaited<ReturnType<Client['sync']>>
      }
      token = data.token
      return data
    },
    add: (quantity) =>
      ask('/api/carts/change', {
        method: 'POST',
        headers: { [Header.CSRF]: token, 'content-type': 'application/json' },
        body: JSON.stringify({ cartVariant: { ...milk, quantity } }),
      }),
  }
}

/** What a control answers, and with which status. */
async function mock(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') {
  const response = await fetch(at(`/__mock${path}`), {
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('the shop on a port', () => {
  test('a cart is filled over HTTP, and the journal says so', async () => {
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

  test('two clients are two visitors: by their cookies', async () => {
    const [ana, ben] = [client(), client()]
    await ana.sync()
    await ana.add(2)
    expect((await ben.sync()).cart.cartVariants).toEqual([])
    expect((await ana.sync()).cart.cartVariants).toHaveLength(1)
  })

  test('and by a name of their own, also one that every object has', async () => {
    const [ana, ben] = [client({ 'x-mock-visitor': 'ana' }), client({ 'x-mock-visitor': 'constructor' })]
    await ana.sync()
    await ana.add(2)
    expect((await ben.sync()).cart.cartVariants).toEqual([])
    const again = await client({ 'x-mock-visitor': 'ana' }).ask('/api/carts/sync')
    expect(again.headers.getSetCookie()).toEqual([])
    expect(await again.json()).toMatchObject({ data: { cart: { cartVariants: [{ quantity: 2 }] } } })
  })

  test('a name that is none is refused', async () => {
    const response = await client({ 'x-mock-visitor': 'a b' }).ask('/api/carts/sync')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'bad_visitor' })
  })

  test('page data and pictures come from there too; what is neither is told where to look', async () => {
    const page = await fetch(at('/products/search/milk'), { headers: { [Header.PAGE_DATA]: 'true' } })
    expect(await page.json()).toMatchObject({ data: { search: { term: 'milk' } } })
    const picture = await fetch(at(`/packs/${named.saleMilk}.svg`))
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toMatch(/^<svg/)
    const other = await fetch(at('/cart'))
    expect(other.status).toBe(404)
    expect(await other.json()).toMatchObject({ expected: expect.stringContaining('/__mock') as unknown })
  })

  test('a call that does not exist names the nearest', async () => {
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

  test('clients that never come back are forgotten, one that does is not', async () => {
    const ana = client()
    await ana.sync()
    await ana.add(1)
    for (let count = 0; count < 205; count += 1) await fetch(at('/api/carts/sync'))
    expect(Object.keys((await shop.server.keeper.read()).visitors).length).toBeLessThan(150)
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
  test('a body that nobody reads does not keep the next request waiting', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const refused = await over(agent, '/api/carts/change', 'x'.repeat(2_000_000))
    expect(refused.statusCode).toBe(400)
    expect((await over(agent, '/api/carts/sync')).statusCode).toBe(400)
    agent.destroy()
  })

  test('a network failure closes the socket without a word', async () => {
    shop.controls.arm('syncCart:network')
    await expect(client().sync()).rejects.toThrow('fetch failed')
    expect(shop.server.journal.entries()).toMatchObject([{ call: 'syncCart', status: 0, fault: 'network' }])
    expect((await client().sync()).cart.cartVariants).toEqual([])
  })

  test('an answer that never comes keeps the client until it goes', async () => {
    shop.controls.arm('syncCart:never')
    const gone = new AbortController()
    const answer = client().ask('/api/carts/sync', { signal: gone.signal })
    await expect.poll(() => shop.controls.armed()[0]?.struck).toBe(1)
    gone.abort()
    await expect(answer).rejects.toThrow(/abort/i)
    await expect.poll(() => shop.server.journal.entries().length).toBe(1)
  })

  test('a client that goes in the middle of its body harms nobody', async () => {
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

  test('a port that is taken is said', async () => {
    await expect(startHttpServer({ port: shop.port })).rejects.toThrow('EADDRINUSE')
  })
})

describe('CORS', () => {
  const origin = 'http://localhost:5173'

  test('a page of any origin may read the answer, its cookies and headers', async () => {
    const { headers } = await client({ origin }).ask('/api/carts/sync')
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('vary')).toBe('Origin')
  })

  test('the bot protection’s question is exposed to it', async () => {
    shop.controls.arm('syncCart:bot')
    const { status, headers } = await client({ origin }).ask('/api/carts/sync')
    expect(status).toBe(403)
    expect(headers.get('access-control-expose-headers')?.split(', ')).toContain(Header.BOT_BLOCK)
  })

  test('a preflight is allowed what it asks for, and is no visit', async () => {
    const response = await fetch(at('/api/carts/change'), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-api-json,x-csrf-token',
        'access-control-request-private-network': 'true',
      },
    })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringContaining('POST') as unknown,
      'access-control-allow-headers': 'content-type,x-api-json,x-csrf-token',
      'access-control-allow-private-network': 'true',
    })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(shop.server.journal.entries()).toEqual([])
  })

  test('a page of another site gets a cookie that may be sent from there', async () => {
    const cookieTo = async (site: string) =>
      (await client({ origin, 'sec-fetch-site': site }).ask('/api/carts/sync')).headers.getSetCookie()
    expect(await cookieTo('cross-site')).toEqual([expect.stringMatching(/SameSite=None; Secure$/)])
    expect(await cookieTo('same-site')).toEqual([expect.stringMatching(/SameSite=Lax$/)])
  })

  test('without an origin there is nothing to allow', async () => {
    const { headers } = await client().ask('/api/carts/sync')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the controls under /__mock', () => {
  test('what there is', async () => {
    const { status, body } = await mock('')
    expect(status).toBe(200)
    expect(body['controls']).toContainEqual({
      ask: 'POST /__mock/arm',
      does: 'Arms a scenario, or a fault of any call, as a link says it',
      body: { what: 'cart.change.rejected@2' },
    })
  })

  test('every control that only tells, tells', async () => {
    const { body } = await mock('')
    const asks = (body['controls'] as { ask: string }[])
      .map(({ ask }) => ask.split(' '))
      .filter(([method]) => method === 'GET')
      .map(([, path = '']) => path.replace('/__mock', ''))
    expect(asks).toContain('/journal')
    for (const path of asks) expect([path, (await mock(path)).status]).toEqual([path, 200])
  })

  test('every example does what it says', async () => {
    const { body } = await mock('')
    const deeds = (body['controls'] as { ask: string; body?: unknown }[]).filter(
      ({ ask }) => ask.startsWith('POST') && !/release|disarm|restore|orders/.test(ask),
    )
    for (const { ask, body: example } of deeds) {
      const path = ask.replace('POST /__mock', '')
      const { freeze: _one, ...rest } = example as Record<string, unknown>
      expect([ask, (await mock(path, rest)).status]).toEqual([ask, 200])
      if (path === '/size') await mock('/size', { variants: null })
      await mock('/clear', {})
    }
  })

  test('a scenario is armed and met, the second time', async () => {
    expect((await mock('/arm', { what: 'cart.change.rejected@2' })).body).toMatchObject({
      armed: [{ name: 'cart.change.rejected', when: { kind: 'nth', n: 2 } }],
    })
    const ana = client()
    await ana.sync()
    expect([(await ana.add(1)).status, (await ana.add(2)).status, (await ana.add(3)).status]).toEqual([
      200, 400, 200,
    ])
  })

  test('a persona is one client’s only', async () => {
    const [ana, ben] = [client({ 'x-mock-visitor': 'ana' }), client({ 'x-mock-visitor': 'ben' })]
    const body = JSON.stringify({ persona: 'returning' })
    expect(await (await ana.ask('/__mock/become', { method: 'POST', body })).json()).toEqual({
      visitor: 'ana',
      persona: 'returning',
    })
    expect(await (await ana.ask('/__mock/persona')).json()).toMatchObject({ persona: 'returning' })
    expect(await (await ben.ask('/__mock/persona')).json()).toMatchObject({ persona: 'guest' })
  })

  test('a repro link does here what it does in the browser', async () => {
    const ana = client({ 'x-mock-visitor': 'ana' })
    const link = '/cart?mock=cart.change.rejected&persona=guest-cart&clock=2026-12-24T10:00!&mock=cart.chnage'
    const answer = await ana.ask('/__mock/link', { method: 'POST', body: JSON.stringify({ link }) })
    expect(await answer.json()).toMatchObject({ problems: [{ parameter: 'mock', value: 'cart.chnage' }] })
    expect((await ana.sync()).cart.cartVariants).toHaveLength(3)
    expect((await ana.add(1)).status).toBe(400)
    expect((await mock('/clock')).body).toEqual({ now: '2026-12-24T02:00:00.000Z', isFrozen: true })
  })

  test('answers are held and released', async () => {
    await mock('/hold', {})
    const answer = client().sync()
    await expect.poll(async () => (await mock('/held')).body['held']).toHaveLength(1)
    const [{ number } = { number: 0 }] = (await mock('/held')).body['held'] as { number: number }[]
    await mock('/release', { number })
    expect((await answer).cart.cartVariants).toEqual([])
  })

  test('a snapshot is stepped back to', async () => {
    const ana = client()
    await ana.sync()
    await ana.add(2)
    const { body } = await mock('/snapshots', { label: 'two' })
    await ana.add(5)
    const { id } = body['snapshot'] as { id: number }
    await mock('/restore', { id })
    expect((await ana.sync()).cart.cartVariants).toMatchObject([{ quantity: 2 }])
  })

  test('a bag goes to another client, who is then where the first one was', async () => {
    const ana = client({ 'x-mock-visitor': 'ana' })
    await ana.ask('/__mock/become', { method: 'POST', body: JSON.stringify({ persona: 'returning' }) })
    await ana.sync()
    await ana.add(2)
    await mock('/arm', { what: 'changeCart:network@3' })
    const bag = await (await ana.ask('/__mock/bag')).text()
    expect(JSON.parse(bag)).toMatchObject({ state: { visitors: { browser: { id: 'browser' } } } })
    await mock('/reset', {})
    await mock('/clear', {})
    const ben = client({ 'x-mock-visitor': 'ben' })
    const taken = await ben.ask('/__mock/bag', { method: 'PUT', body: bag })
    expect(taken.status).toBe(200)
    expect((await ben.sync()).cart.cartVariants).toMatchObject([{ quantity: 2 }])
    expect(await (await ben.ask('/__mock/persona')).json()).toMatchObject({ persona: 'returning' })
    expect((await mock('/armed')).body).toMatchObject({ armed: [{ name: 'changeCart:network' }] })
  })

  test.each(['not json', '{}', '{"format":"pasar-bag","version":99}'])(
    'the bag %s is refused',
    async (text) => {
      const before = await shop.server.keeper.read()
      const { status, body } = await mock('/bag', text, 'PUT')
      expect([status, body['expected']]).toEqual([400, 'what GET /__mock/bag gives'])
      expect(await shop.server.keeper.read()).toEqual(before)
    },
  )

  test('an order of a client is moved on, the clock with it', async () => {
    const ana = client({ 'x-mock-visitor': 'ana' })
    await ana.ask('/__mock/become', { method: 'POST', body: JSON.stringify({ persona: 'returning' }) })
    const { orders } = (await (await ana.ask('/__mock/orders')).json()) as {
      orders: { gid: string; status: number; next: { status: number; at: string } | null }[]
    }
    const open = orders.find(({ next }) => next !== null)
    const body = JSON.stringify({ gid: open?.gid })
    const moved = (await (await ana.ask('/__mock/orders', { method: 'POST', body })).json()) as {
      orders: typeof orders
    }
    expect(moved.orders.find(({ gid }) => gid === open?.gid)?.status).toBe(open?.next?.status)
    expect(String((await mock('/clock')).body['now']).slice(0, 16)).toBe(open?.next?.at.slice(0, 16))
    const unknown = await ana.ask('/__mock/orders', { method: 'POST', body: JSON.stringify({ gid: 'none' }) })
    expect(unknown.status).toBe(400)
  })

  test('the link for how things stand names the client’s persona', async () => {
    const ana = client({ 'x-mock-visitor': 'ana' })
    await ana.ask('/__mock/become', { method: 'POST', body: JSON.stringify({ persona: 'returning' }) })
    await mock('/arm', { what: 'changeCart:network@2' })
    expect(await (await ana.ask('/__mock/link')).json()).toEqual({
      link: '/?mock=changeCart:network@2&persona=returning',
    })
  })

  const wrong: [string, unknown, object][] = [
    [
      '/arm',
      { what: 'cart.chnage.rejected' },
      { near: expect.arrayContaining(['cart.change.rejected']) as unknown },
    ],
    ['/arm', { what: 'changeCart:netwrok' }, { near: expect.arrayContaining(['network']) as unknown }],
    [
      '/arm',
      { what: 'changeCart:network@often' },
      { expected: expect.stringContaining('@always') as unknown },
    ],
    ['/arm', { waht: 'cart.change.rejected' }, { near: ['what'] }],
    ['/arm', {}, { error: '"what" is missing' }],
    ['/arm', 'not json', { error: 'The body is not JSON', expected: { what: 'cart.change.rejected@2' } }],
    ['/arm', [], {}],
    ['/become', { persona: 'retruning' }, { near: expect.arrayContaining(['returning']) as unknown }],
    ['/clock', { set: 'tomorrow' }, {}],
    ['/clock', { set: '2026-12-24T10:00', advance: '2 fortnights' }, {}],
    ['/clock', { advance: 1e300 }, {}],
    ['/network', { latency: 'slow' }, { expected: expect.stringContaining('lognormal:300') as unknown }],
    ['/network', { failureRate: 2 }, { expected: 'a number from 0 to 1' }],
    ['/size', { variants: -1 }, {}],
    ['/seed', { seed: 'seven' }, {}],
    ['/release', { number: 99 }, { error: 'No answer 99 is held' }],
    ['/restore', { id: 9_999 }, { error: 'There is no snapshot 9999' }],
    ['/disarm', { name: 'nothing' }, {}],
  ]
  test.each(wrong)(
    '%s %j is refused with what was expected, and changes nothing',
    async (path, body, answer) => {
      const before = [
        shop.controls.interference.snapshot(),
        shop.server.clock.setting(),
        await shop.server.keeper.read(),
      ]
      const { status, body: said } = await mock(path, body)
      expect(status).toBe(400)
      expect(said).toMatchObject({ error: expect.any(String) as unknown, ...answer })
      expect(said).toHaveProperty('expected')
      expect([
        shop.controls.interference.snapshot(),
        shop.server.clock.setting(),
        await shop.server.keeper.read(),
      ]).toEqual(before)
    },
  )

  test('a control that does not exist names the near ones, another method the right one', async () => {
    expect(await mock('/armd')).toMatchObject({
      status: 404,
      body: { near: expect.arrayContaining(['armed']) as unknown },
    })
    const { status, body } = await mock('/arm')
    expect([status, body['expected']]).toEqual([405, 'POST'])
  })
})

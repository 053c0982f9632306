import { expect, test, vi } from 'vitest'
import { OrderStatus } from '../../../../src/contract/enumerations.ts'
import type { HttpServer } from '../../../../mocks/hosts/http/http.ts'
import { httpClient } from './httpClient.ts'
import { withHttpShop } from './httpShop.ts'
import { mockCommands } from './mockCommands.ts'

let shop: HttpServer
withHttpShop((opened) => {
  shop = opened
})

const mock = mockCommands(() => shop.url)
const JSON_HEADERS = { 'content-type': 'application/json' }
const at = (path: string) => new URL(path, shop.url)

const wrong: [string, unknown, object][] = [
  [
    '/arm',
    { what: 'cart.chnage.rejected' },
    { suggestions: expect.arrayContaining(['cart.change.rejected']) as unknown },
  ],
  ['/arm', { what: 'changeCart:netwrok' }, { suggestions: expect.arrayContaining(['network']) as unknown }],
  ['/arm', { what: 'changeCart:network@often' }, { expected: expect.stringContaining('@always') as unknown }],
  ['/arm', { waht: 'cart.change.rejected' }, { suggestions: ['what'] }],
  ['/arm', {}, { error: '"what" is missing' }],
  ['/arm', 'not json', { error: 'The body is not JSON', expected: { what: 'cart.change.rejected@2' } }],
  ['/arm', [], {}],
  ['/become', { persona: 'retruning' }, { suggestions: expect.arrayContaining(['returning']) as unknown }],
  ['/clock', { set: 'tomorrow' }, {}],
  ['/clock', { set: '2026-12-24T10:00', advance: '2 fortnights' }, {}],
  ['/clock', { advance: 1e300 }, {}],
  ['/clock', { set: '2026-12-24T10:00', advance: 1e300 }, { expected: 'milliseconds' }],
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
      shop.controls.faultInjector.snapshot(),
      shop.server.clock.setting(),
      await shop.server.store.read(),
    ]
    const { status, body: said } = await mock(path, body)
    expect(status).toBe(400)
    expect(said).toMatchObject({ error: expect.any(String) as unknown, ...answer })
    expect(said).toHaveProperty('expected')
    expect([
      shop.controls.faultInjector.snapshot(),
      shop.server.clock.setting(),
      await shop.server.store.read(),
    ]).toEqual(before)
  },
)

/** Sends commands as one client: its order and its persona are its own. */
async function asAna(path: string, body?: object) {
  const init = body === undefined ? {} : { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) }
  const response = await httpClient(shop.url, { 'x-mock-visitor': 'ana' }).ask(`/__mock${path}`, init)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test.each(['/set', '/orders'])(
  '%s refuses an order at its end and a status that it has passed, and lists the orders',
  async (path) => {
    await asAna('/become', { persona: 'returning' })
    const { orders } = (await asAna('/orders')).body as { orders: { gid: string; next: object | null }[] }
    const gid = orders.find(({ next }) => next === null)?.gid ?? ''
    const move = (step: object) => asAna(path, path === '/set' ? { order: step } : step)
    const expected = { orders }
    expect(await move({ gid })).toEqual({
      status: 400,
      body: { error: `Order ${gid} has come to its end`, expected },
    })
    expect(await move({ gid, status: OrderStatus.NEW })).toEqual({
      status: 400,
      body: { error: `The way of order ${gid} does not lead to status 0 any more`, expected },
    })
  },
)

test('another error of a command is answered with its message, and the server goes on', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // No card is valid then: an expiry ends with 2099.
  await asAna('/clock', { set: '2100-01-01' })
  const { status, body } = await asAna('/become', { persona: 'pays-card' })
  expect([status, body['error']]).toEqual([500, expect.stringContaining('POST /api/billing was refused')])
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
  expect((await asAna('/persona')).body).toEqual({ visitor: 'ana', persona: 'guest' })
})

test('an unknown control is answered with suggestions, another method with the right one', async () => {
  expect(await mock('/armd')).toMatchObject({
    status: 404,
    body: { suggestions: expect.arrayContaining(['armed']) as unknown },
  })
  const { status, body } = await mock('/arm')
  expect([status, body['expected']]).toEqual([405, 'POST'])
})

test.each([
  ['a page of another origin', { origin: 'https://shop.example', 'content-type': 'application/json' }, 403],
  ['a sandboxed page', { origin: 'null', 'content-type': 'application/json' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a text that a page may send without asking', { 'content-type': 'text/plain' }, 415],
])('%s cannot reset the shop', async (_, headers, status) => {
  const ana = httpClient(shop.url)
  await ana.sync()
  const visitors = Object.keys((await shop.server.store.read()).visitors)
  const response = await fetch(at('/__mock/reset'), { method: 'POST', headers, body: '{}' })
  expect(response.status).toBe(status)
  expect(await response.json()).toHaveProperty('expected')
  expect(Object.keys((await shop.server.store.read()).visitors)).toEqual(visitors)
})

test.each(['', '/outbox', '/session-export', '/journal', '/nothing'])(
  'a page of another origin cannot read /__mock%s, which others can',
  async (path) => {
    const address = at(`/__mock${path}`)
    const read = (origin?: string) => fetch(address, { headers: origin === undefined ? {} : { origin } })
    const answer = await read('https://shop.example')
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([
      403,
      ['error', 'expected'],
    ])
    expect((await read('null')).status).toBe(403)
    const known = path === '/nothing' ? 404 : 200
    expect([(await read()).status, (await read(at('/').origin)).status]).toEqual([known, known])
  },
)

test('a page of the server’s own origin may use the controls', async () => {
  const headers = { ...JSON_HEADERS, origin: at('/').origin }
  const response = await fetch(at('/__mock/reset'), { method: 'POST', headers, body: '{}' })
  expect(response.status).toBe(200)
})

import { expect, test } from 'vitest'
import { type HttpServer, startHttpServer } from '../../../../mocks/hosts/http/http.ts'
import { httpClient } from './httpClient.ts'
import { mockCommands } from './mockCommands.ts'
import { withHttpShop } from './httpShop.ts'

let shop: HttpServer
withHttpShop((opened) => {
  shop = opened
})

const client = (more?: Record<string, string>) => httpClient(shop.url, more)
const JSON_HEADERS = { 'content-type': 'application/json' }

const mock = mockCommands(() => shop.url)

test('the list of controls', async () => {
  const { status, body } = await mock('')
  expect(status).toBe(200)
  expect(body['controls']).toContainEqual({
    ask: 'POST /__mock/arm',
    does: 'Arms a scenario, or a fault of any call, as in a link',
    body: { what: 'cart.change.rejected@2' },
  })
})

test('every query answers', async () => {
  const { body } = await mock('')
  const asks = (body['controls'] as { ask: string }[])
    .map(({ ask }) => ask.split(' '))
    .filter(([method]) => method === 'GET')
    .map(([, path = '']) => path.replace('/__mock', ''))
  expect(asks).toContain('/journal')
  for (const path of asks) expect([path, (await mock(path)).status]).toEqual([path, 200])
})

test('every example works as described', async () => {
  const { body } = await mock('')
  const commands = (body['controls'] as { ask: string; body?: unknown }[]).filter(
    ({ ask }) => ask.startsWith('POST') && !/release|disarm|restore|orders|wait|close-shop/.test(ask),
  )
  for (const { ask, body: example } of commands) {
    const path = ask.replace('POST /__mock', '')
    const { freeze: _one, ...rest } = example as Record<string, unknown>
    expect([ask, (await mock(path, rest)).status]).toEqual([ask, 200])
    if (path === '/size') await mock('/size', { variants: null })
    await mock('/clear', {})
  }
})

test('the size is the server’s initial one until another is set', async () => {
  const sized = await startHttpServer({ port: 0, seed: 7, catalogueSize: 500 })
  const size = async (change?: object) => {
    const init = change ? { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(change) } : {}
    return (await fetch(new URL('/__mock/size', sized.url), init)).json() as Promise<unknown>
  }
  try {
    expect(await size()).toEqual({ variants: 500, catalogueSeed: 7 })
    expect(await (await fetch(new URL('/__mock/link', sized.url))).json()).toMatchObject({
      link: expect.stringContaining('size=500') as unknown,
    })
    await size({ variants: null })
    expect(await size()).toEqual({ variants: null, catalogueSeed: 7 })
  } finally {
    await sized.close()
  }
})

test('an answer is patched, and a body that does not fit is refused', async () => {
  const ana = client()
  await mock('/answer', { call: 'syncCart', patch: { data: { cart: { revision: 77 } } }, when: '2' })
  expect((await ana.sync()).cart).toMatchObject({ revision: 0 })
  expect((await ana.sync()).cart).toMatchObject({ revision: 77 })
  expect(await mock('/answer', { call: 'syncCart', body: {} })).toMatchObject({
    status: 400,
    body: { expected: expect.stringContaining('body.data') as unknown },
  })
  expect((await mock('/answer', { call: 'syncCart', body: {}, isForced: true })).status).toBe(200)
  expect(await (await ana.ask('/api/carts/sync')).json()).toEqual({})
})

test('a strict server refuses what the contract does not have', async () => {
  expect((await mock('/strict', {})).body).toEqual({ isStrict: true })
  const ask = () => client().ask('/api/carts/sync?limt=1')
  expect([(await ask()).status, (await mock('/strict', { isOn: false })).body, (await ask()).status]).toEqual(
    [400, { isStrict: false }, 200],
  )
})

test('a scenario is armed and matched, the second time', async () => {
  expect((await mock('/arm', { what: 'cart.change.rejected@2' })).body).toMatchObject({
    armed: [{ name: 'cart.change.rejected', when: { kind: 'nth', n: 2 } }],
  })
  const ana = client()
  await ana.sync()
  expect([(await ana.add(1)).status, (await ana.add(2)).status, (await ana.add(3)).status]).toEqual([
    200, 400, 200,
  ])
})

test('a persona applies to one client only', async () => {
  const [ana, ben] = [client({ 'x-mock-visitor': 'ana' }), client({ 'x-mock-visitor': 'ben' })]
  const body = JSON.stringify({ persona: 'returning' })
  expect(
    await (await ana.ask('/__mock/become', { method: 'POST', headers: JSON_HEADERS, body })).json(),
  ).toEqual({
    visitor: 'ana',
    persona: 'returning',
  })
  expect(await (await ana.ask('/__mock/persona')).json()).toMatchObject({ persona: 'returning' })
  expect(await (await ben.ask('/__mock/persona')).json()).toMatchObject({ persona: 'guest' })
})

test('a repro link has the same effect as in the browser', async () => {
  const ana = client({ 'x-mock-visitor': 'ana' })
  const link = '/cart?mock=cart.change.rejected&persona=guest-cart&clock=2026-12-24T10:00!&mock=cart.chnage'
  const answer = await ana.ask('/__mock/link', {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ link }),
  })
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

test('an answer that is held while the journal is emptied is not in it', async () => {
  const ana = client()
  await mock('/hold', {})
  const answer = ana.sync()
  await expect.poll(async () => (await mock('/held')).body['held']).toHaveLength(1)
  await mock('/clear', {})
  await answer
  expect((await mock('/journal')).body).toEqual({ entries: [] })
  await ana.sync()
  expect(await mock('/verify', { calls: { syncCart: 1 }, isAllAnswered: true })).toEqual({
    status: 200,
    body: { problems: [] },
  })
})

test('a snapshot can be restored', async () => {
  const ana = client()
  await ana.sync()
  await ana.add(2)
  const { body } = await mock('/snapshots', { label: 'two' })
  await ana.add(5)
  const { id } = body['snapshot'] as { id: number }
  await mock('/restore', { id })
  expect((await ana.sync()).cart.cartVariants).toMatchObject([{ quantity: 2 }])
})

test('a session export opens in another client, which then has the first one’s state', async () => {
  const ana = client({ 'x-mock-visitor': 'ana' })
  await ana.ask('/__mock/become', {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ persona: 'returning' }),
  })
  await ana.sync()
  await ana.add(2)
  await mock('/arm', { what: 'changeCart:network@3' })
  const sessionExport = await (await ana.ask('/__mock/session-export')).text()
  expect(JSON.parse(sessionExport)).toMatchObject({ state: { visitors: { browser: { id: 'browser' } } } })
  await mock('/reset', {})
  await mock('/clear', {})
  const ben = client({ 'x-mock-visitor': 'ben' })
  const taken = await ben.ask('/__mock/session-export', {
    method: 'PUT',
    headers: JSON_HEADERS,
    body: sessionExport,
  })
  expect(taken.status).toBe(200)
  expect((await ben.sync()).cart.cartVariants).toMatchObject([{ quantity: 2 }])
  expect(await (await ben.ask('/__mock/persona')).json()).toMatchObject({ persona: 'returning' })
  expect((await mock('/armed')).body).toMatchObject({ armed: [{ name: 'changeCart:network' }] })
})

test.each(['not json', '{}', '{"format":"pasar-session","version":99}'])(
  'the session export %s is refused',
  async (text) => {
    const before = await shop.server.store.read()
    const { status, body } = await mock('/session-export', text, 'PUT')
    expect([status, body['expected']]).toEqual([400, 'what GET /__mock/session-export gives'])
    expect(await shop.server.store.read()).toEqual(before)
  },
)

test('a client’s order is advanced, and with it the clock', async () => {
  const ana = client({ 'x-mock-visitor': 'ana' })
  await ana.ask('/__mock/become', {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ persona: 'returning' }),
  })
  const { orders } = (await (await ana.ask('/__mock/orders')).json()) as {
    orders: { gid: string; status: number; next: { status: number; at: string } | null }[]
  }
  const open = orders.find(({ next }) => next !== null)
  const body = JSON.stringify({ gid: open?.gid })
  const moved = (await (
    await ana.ask('/__mock/orders', { method: 'POST', headers: JSON_HEADERS, body })
  ).json()) as {
    orders: typeof orders
  }
  expect(moved.orders.find(({ gid }) => gid === open?.gid)?.status).toBe(open?.next?.status)
  expect(String((await mock('/clock')).body['now']).slice(0, 16)).toBe(open?.next?.at.slice(0, 16))
  const unknown = await ana.ask('/__mock/orders', {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ gid: 'none' }),
  })
  expect(unknown.status).toBe(400)
})

test('the link for the current state contains the client’s persona', async () => {
  const ana = client({ 'x-mock-visitor': 'ana' })
  await ana.ask('/__mock/become', {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ persona: 'returning' }),
  })
  await mock('/arm', { what: 'changeCart:network@2' })
  expect(await (await ana.ask('/__mock/link')).json()).toEqual({
    link: '/?mock=changeCart:network@2&persona=returning',
  })
})

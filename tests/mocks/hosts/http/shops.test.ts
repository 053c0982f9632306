import { expect, test, vi } from 'vitest'
import { type HttpServer, startHttpServer } from '../../../../mocks/hosts/http/http.ts'
import { httpClient } from './httpClient.ts'
import { withHttpShop } from './httpShop.ts'

let shop: HttpServer
withHttpShop((opened) => {
  shop = opened
})

const JSON_TYPE = { 'content-type': 'application/json' }
const clientOf = (headers: Record<string, string> = {}) => httpClient(shop.url, { ...JSON_TYPE, ...headers })
const jsonOf = async (response: Response) => (await response.json()) as Record<string, unknown>
const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })

test('the header opens a shop with its own clock, people and faults', async () => {
  const mine = clientOf({ 'x-mock-shop': 'test-7', 'x-mock-visitor': 'ana' })
  const main = clientOf({ 'x-mock-visitor': 'ana' })
  await mine.ask('/__mock/clock', post({ set: '2027-03-01T10:00', freeze: true }))
  await mine.ask('/__mock/become', post({ persona: 'returning' }))
  await mine.ask('/__mock/arm', post({ what: 'syncCart:status:503' }))
  expect((await main.ask('/api/carts/sync')).status).toBe(200)
  expect((await mine.ask('/api/carts/sync')).status).toBe(503)
  expect(await jsonOf(await mine.ask('/__mock/persona'))).toEqual({ visitor: 'ana', persona: 'returning' })
  expect(await jsonOf(await main.ask('/__mock/persona'))).toEqual({ visitor: 'ana', persona: 'guest' })
  expect((await jsonOf(await main.ask('/__mock/clock')))['now']).not.toContain('2027-03')
  expect(await jsonOf(await main.ask('/__mock/shops'))).toEqual({ yours: null, shops: ['test-7'] })
  expect(await jsonOf(await mine.ask('/__mock/journal'))).toMatchObject({
    entries: [{ call: 'syncCart', status: 503, visitor: 'ana' }],
  })
})

test('a cookie names it as well, and closing it forgets everything', async () => {
  const mine = clientOf({ cookie: 'mock_shop=test-8; mock_visitor=ana' })
  await mine.ask('/__mock/arm', post({ what: 'syncCart:status:503@always' }))
  expect((await mine.ask('/api/carts/sync')).status).toBe(503)
  expect(await jsonOf(await mine.ask('/__mock/close-shop', post({})))).toEqual({ isClosed: true })
  expect((await mine.ask('/api/carts/sync')).status).toBe(200)
  expect((await clientOf().ask('/__mock/close-shop', post({}))).status).toBe(400)
  expect((await clientOf({ 'x-mock-shop': 'no name' }).ask('/api/carts/sync')).status).toBe(400)
})

test('closing a shop releases its held answers', async () => {
  const mine = clientOf({ 'x-mock-shop': 'test-10' })
  await mine.ask('/__mock/hold', post({}))
  const held = mine.ask('/api/carts/sync', { signal: AbortSignal.timeout(10_000) })
  await expect.poll(async () => (await jsonOf(await mine.ask('/__mock/held')))['held']).toHaveLength(1)
  await mine.ask('/__mock/close-shop', post({}))
  expect((await held).status).toBe(200)
})

test.each(['client leaves', 'server closes'])('a wait ends when its %s', async (end) => {
  const own = await startHttpServer({ port: 0 })
  const wait = vi.spyOn(own.controls, 'wait')
  const leaving = new AbortController()
  const wanted = { ...post({ call: 'placeOrder', withinMs: 5_000 }), signal: leaving.signal }
  try {
    const answer = httpClient(own.url, JSON_TYPE).ask('/__mock/wait', wanted)
    const isAnswered = answer.then(
      () => true,
      () => false,
    )
    await expect.poll(() => wait.mock.results).toHaveLength(1)
    const outcome = Promise.resolve(wait.mock.results[0]?.value).catch((error: unknown) => error)
    if (end === 'server closes') await own.close()
    else leaving.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    expect(await isAnswered).toBe(false)
  } finally {
    await own.close()
  }
})

test('requests are waited for and verified, and the outbox has the codes', async () => {
  const ana = clientOf({ 'x-mock-shop': 'test-9' })
  const waiting = ana.ask('/__mock/wait', post({ call: 'syncCart' }))
  await ana.sync()
  expect(await jsonOf(await waiting)).toMatchObject({ entries: [{ call: 'syncCart' }] })
  const late = await ana.ask('/__mock/wait', post({ call: 'placeOrder', withinMs: 1 }))
  expect([late.status, (await jsonOf(late))['error']]).toEqual([
    408,
    'placeOrder came 0 times in 1 ms, not 1',
  ])
  const expected = { calls: { syncCart: 1, placeOrder: 0 }, isAllAnswered: true, isNothingArmed: true }
  expect(await jsonOf(await ana.ask('/__mock/verify', post(expected)))).toEqual({ problems: [] })
  const differs = await ana.ask('/__mock/verify', post({ calls: { syncCart: 2 } }))
  expect([differs.status, (await jsonOf(differs))['error']]).toEqual([409, 'syncCart came 1 times, not 2'])
  await shop.controls.clock.followMachine()
  expect(await jsonOf(await ana.ask('/__mock/outbox'))).toEqual({ messages: [] })
})

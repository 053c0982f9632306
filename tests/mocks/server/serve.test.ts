import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { Header } from '../../../src/contract/headers.ts'
import { serve } from '../../../mocks/server/serve.ts'
import { match } from '../../../mocks/server/match.ts'
import { editDistance } from '../../../mocks/base/editDistance.ts'
import { nearestCalls } from '../../../mocks/server/nearestCalls.ts'
import { lineOf, openServer, type Shopper, shopper } from '../shopper.ts'

let server: ReturnType<typeof openServer>
let ana: Shopper

beforeEach(() => {
  server = openServer()
  ana = shopper(server)
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

describe('finding the call', () => {
  test.each([
    ['GET', '/api/carts/sync', 'syncCart', {}],
    ['GET', '/api/order/123', 'readOrder', { orderGid: '123' }],
    [
      'GET',
      '/api/products/search/ikan%20bilis/pages/1-2',
      'searchPage',
      { term: 'ikan bilis', range: '1-2' },
    ],
    [
      'GET',
      '/api/products/category/1/milk/pages/2-2',
      'categoryPage',
      { category: 'category', gid: '1', slug: 'milk', range: '2-2' },
    ],
    ['GET', '/api/kopi-warisan/pages/1-1', 'sellerPage', { sellerSlug: 'kopi-warisan', range: '1-1' }],
    // An unknown first segment, and one that other calls begin with.
    ['GET', '/api/kedai-tiada/pages/1-1', 'sellerPage', { sellerSlug: 'kedai-tiada', range: '1-1' }],
    ['GET', '/api/order/pages/2', 'sellerPage', { sellerSlug: 'order', range: '2' }],
    ['GET', '/api/locales/ms/common.json', 'readNamespace', { language: 'ms', namespace: 'common' }],
    ['GET', '/api/search/a%2Fb', 'searchSuggestions', { term: 'a/b' }],
  ])('%s %s is %s', async (method, path, name, params) => {
    expect(await match(method, path)).toMatchObject({ kind: 'found', handledCall: { name }, params })
  })

  test('an unknown call, another method, or a malformed address', async () => {
    expect(await match('GET', '/api/locales/ms/common')).toEqual({ kind: 'unknown' })
    expect(await match('GET', '/api')).toEqual({ kind: 'unknown' })
    expect(await match('DELETE', '/api/carts/change')).toEqual({ kind: 'otherMethod', methods: ['POST'] })
    expect(await match('GET', '/api/search/%E0%A4%A')).toEqual({ kind: 'malformed' })
  })

  test('an unknown seller is not found, and has no other method', async () => {
    expect(await ana.ask('GET', '/api/kedai-tiada/pages/1-1')).toMatchObject({
      status: 404,
      body: { error: 'not_found' },
    })
    expect(await ana.ask('POST', '/api/kedai-tiada/pages/1-1', {})).toMatchObject({
      status: 405,
      body: { expected: '/api/kedai-tiada/pages/1-1 answers GET, not POST' },
    })
  })

  test('an unknown call answers 501 with suggestions', async () => {
    const { status, body } = await ana.ask('POST', '/api/cart/chnage', {})
    expect(status).toBe(501)
    expect(body).toMatchObject({ error: 'unknown_call', expected: 'no call is POST /api/cart/chnage' })
    expect((await nearestCalls('POST', '/api/cart/chnage'))[0]).toBe('POST /api/carts/change')
    expect((await nearestCalls('GET', '/api/orders/77'))[0]).toBe('GET /api/order/:orderGid')
  })

  test('a known path with another method lists the allowed ones', async () => {
    const response = await ana.send('PUT', '/api/carts/change', { [Header.API_JSON]: 'true' }, '{}')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await response.json()).toMatchObject({ expected: '/api/carts/change answers POST, not PUT' })
    const sync = await ana.send('DELETE', '/api/carts/sync', {})
    expect([sync.status, sync.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await ana.ask('PATCH', '/api/checkout', {})).body).toMatchObject({
      expected: '/api/checkout answers GET and POST, not PATCH',
    })
  })

  test.each([
    ['', '', 0],
    ['cart', 'carts', 1],
    ['chnage', 'change', 1],
    ['', 'abc', 3],
  ])('%s becomes %s by %i letters', (one, other, letters) => {
    expect(editDistance(one, other)).toBe(letters)
  })

  test('other addresses are ignored', async () => {
    expect(await serve(new Request('http://shop.test/packs/1.svg'), server)).toBeNull()
    expect(await serve(new Request('http://shop.test/'), server)).toBeNull()
    const under = openServer({ base: '/pasar/' })
    expect(await serve(new Request('http://shop.test/api/carts/sync'), under)).toBeNull()
    const headers = { [Header.API_JSON]: 'true' }
    const response = await serve(new Request('http://shop.test/pasar/api/carts/sync', { headers }), under)
    expect(response?.status).toBe(200)
  })

  test('HEAD is a GET without its body', async () => {
    const response = await ana.send('HEAD', '/api/carts/sync', { [Header.API_JSON]: 'true' })
    expect(response.status).toBe(200)
  })
})

describe('the guards', () => {
  test('a call without its marker is refused', async () => {
    const response = await ana.send('GET', '/api/carts/sync', {})
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'missing_api_marker' })
  })

  test('a locale is a file and needs no marker', async () => {
    expect((await ana.send('GET', '/api/locales/en/common.json', {})).status).toBe(200)
    expect((await ana.send('GET', '/api/locales/xx/common.json', {})).status).toBe(404)
  })

  test('a write without the visitor’s token is refused and changes nothing', async () => {
    const milk = await ana.variantOf(named.saleMilk)
    expect(await ana.change(lineOf(milk, 1))).toMatchObject({
      status: 403,
      body: { error: 'bad_csrf_token' },
    })
    expect((await ana.sync()).cartVariants).toEqual([])
    expect((await ana.change(lineOf(milk, 1))).status).toBe(200)
    const other = shopper(server, 'someone else')
    await other.sync()
    expect((await other.sync()).cartVariants).toEqual([])
  })
})

describe('bad input', () => {
  const good = { variant: 'v', warehouse: 'w', fulfillmentMethod: 1, quantity: 1 }

  test.each([
    ['a word for a number', { cartVariant: { ...good, quantity: '3' } }, 'cartVariant.quantity', 'number'],
    ['a fraction', { cartVariant: { ...good, quantity: 1.5 } }, 'cartVariant.quantity', 'a whole number'],
    ['a negative number', { cartVariant: { ...good, quantity: -1 } }, 'cartVariant.quantity', 'at least 0'],
    [
      'a missing field',
      { cartVariant: { ...good, warehouse: undefined } },
      'cartVariant.warehouse',
      'string',
    ],
    ['a missing object', {}, 'cartVariant', 'Object'],
    [
      'a method that is none',
      { cartVariant: { ...good, fulfillmentMethod: 9 } },
      'cartVariant.fulfillmentMethod',
      '(0 | 1 | 2 | 3 | 4 | 5)',
    ],
    ['no body', undefined, 'body', 'Object'],
  ])('%s names the field and what was expected', async (_, body, field, expected) => {
    await ana.sync()
    const answer = await ana.ask<Record<string, string>>('POST', '/api/carts/change', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: 'bad_body', field })
    expect(answer.body['expected']).toContain(expected)
    expect((await ana.sync()).revision).toBe(0)
  })

  // A misspelt field would mean all banners, and an array nothing at all.
  test.each([
    ['PUT', '/api/product/hide-banner', [], 'body', 'an object'],
    ['PUT', '/api/product/hide-banner', { bannerID: 'top-pallets' }, 'bannerID', 'only bannerId'],
    ['POST', '/api/games/dismiss', { game: 'wheel' }, 'game', 'only gameId'],
    ['POST', '/api/logout', [1], 'body', 'an object'],
    ['POST', '/api/logout', { everywhere: true }, 'everywhere', 'no fields'],
  ])('%s %s with %j', async (method, path, body, field, expected) => {
    await ana.sync()
    expect(await ana.ask(method, path, body)).toMatchObject({ status: 400, body: { field, expected } })
  })

  test('a body over 1 MB', async () => {
    await ana.sync()
    const body = { loyaltyInfo: { loyaltyId: 'x'.repeat(1_000_000) } }
    expect(await ana.ask('POST', '/api/set-loyalty-info', body)).toMatchObject({
      status: 413,
      body: { error: 'bad_body', field: 'body', expected: 'at most 1 MB' },
    })
  })

  test('malformed JSON', async () => {
    const { token } = (await ana.ask<{ data: { token: string } }>('GET', '/api/carts/sync')).body.data
    const headers = {
      [Header.API_JSON]: 'true',
      [Header.CSRF]: token,
      'content-type': 'application/json',
    }
    const response = await ana.send('POST', '/api/carts/change', headers, '{"cartVariant":')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ field: 'body', expected: 'JSON' })
  })
})

test('a handler that fails answers 500, changes nothing and is reported', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await ana.sync()
  server.config = {
    ...server.config,
    get shipping(): never {
      throw new Error('broken configuration')
    },
  }
  const answer = await ana.change(lineOf(await ana.variantOf(named.saleMilk), 1))
  expect(answer).toEqual({
    status: 500,
    body: { status: 500, error: 'server_error', errorCode: 'server_error' },
  })
  expect(silent).toHaveBeenCalledOnce()
  silent.mockRestore()
  const state = await server.store.read()
  expect(state.visitors['browser']?.guest.cart.lines).toEqual([])
})

test('a reply that violates its schema is reported', async () => {
  server.config = { ...server.config, supportEmail: 7 as never }
  await ana.page('/')
  expect(server.drifts.splice(0)).toMatchObject([
    { call: 'page', field: 'data.base.config.supportEmail', expected: 'string' },
  ])
})

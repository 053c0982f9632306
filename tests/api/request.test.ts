import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Failure, isAbort } from '../../src/api/failure.ts'
import { endSession, onFailure, request } from '../../src/api/request.ts'
import { setTransport } from '../../src/api/transport.ts'
import { callTable } from '../../src/contract/callTable.ts'
import { emptyCart } from '../../src/domain/cart/optimisticCart.ts'
import { failureOf, offline, ok, openWire, status } from './wire.ts'

const cart = emptyCart
const synced = { data: { cart, token: 'token-1' } }
const changed = { data: { cart: { ...cart, revision: 1 } } }
const write = {
  cartVariant: { variant: 'milk', warehouse: 'van', fulfillmentMethod: 1, quantity: 1 },
} as const

const { sent, countOf, answer } = openWire()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => vi.restoreAllMocks()
})

describe('what a call sends (document 2 §7, Generic wrapper)', () => {
  test('the marker, the language and the query; a read needs no token', async () => {
    answer({ '/api/express-delivery-times': [ok({ deliveryTimes: [] })] })
    await request(callTable.expressDeliveryTimes, { query: { postalCode: '50450' } })
    const [asked] = sent()
    expect(asked?.method).toBe('GET')
    expect(new URL(asked?.url ?? '').search).toBe('?postalCode=50450')
    expect(asked?.headers.get('x-api-json')).toBe('true')
    expect(asked?.headers.get('accept-language')).toBe('en')
    expect(asked?.headers.has('x-csrf-token')).toBe(false)
  })

  test('params are inserted into the path, whatever they contain', async () => {
    const found = {
      term: 'nasi/lemak & co',
      valueOnly: false,
      suggestions: [],
      brands: [],
      categories: [],
      products: [],
      productsTotalCount: 0,
    }
    answer({ '/api/search/nasi%2Flemak%20%26%20co': [ok(found)] })
    await request(callTable.searchSuggestions, { params: { term: 'nasi/lemak & co' } })
    expect(sent()).toHaveLength(1)
  })

  test('a write has a JSON body and waits for the token of the sync; two writes request it once', async () => {
    answer({ '/api/carts/sync': [ok(synced)], '/api/carts/change': [ok(changed)] })
    await Promise.all([
      request(callTable.changeCart, { body: write }),
      request(callTable.changeCart, { body: write }),
    ])
    expect(countOf('/api/carts/sync')).toBe(1)
    const written = sent().filter((asked) => asked.method === 'POST')
    expect(written).toHaveLength(2)
    for (const asked of written) {
      expect(asked.headers.get('x-csrf-token')).toBe('token-1')
      expect(asked.headers.get('content-type')).toContain('application/json')
      expect(await asked.json()).toEqual(write)
    }
  })

  test('an expired token is renewed, and the write is repeated once', async () => {
    answer({
      '/api/carts/sync': [ok(synced), ok({ data: { cart, token: 'token-2' } })],
      '/api/carts/change': [
        status(403, { error: 'bad_csrf_token', errorCode: 'bad_csrf_token' }),
        ok(changed),
      ],
    })
    expect((await request(callTable.changeCart, { body: write })).data.cart.revision).toBe(1)
    expect(
      sent()
        .filter((asked) => asked.method === 'POST')
        .map((asked) => asked.headers.get('x-csrf-token')),
    ).toEqual(['token-1', 'token-2'])
  })

  test('a write whose token is refused after the shopper has left is not repeated for the next one', async () => {
    let refuseIt = (_answer: Response) => {}
    answer({
      '/api/carts/sync': [ok(synced), ok({ data: { cart, token: 'token-2' } })],
      '/api/carts/change': [
        () =>
          new Promise((resolve) => {
            refuseIt = resolve
          }),
        ok(changed),
      ],
    })
    const writing = failureOf(request(callTable.changeCart, { body: write }))
    await expect.poll(() => countOf('/api/carts/change')).toBe(1)
    endSession()
    refuseIt(Response.json({ error: 'bad_csrf_token', errorCode: 'bad_csrf_token' }, { status: 403 }))
    expect((await writing).code).toBe('bad_csrf_token')
    expect(countOf('/api/carts/change')).toBe(1)
  })

  test('the final address of a redirected answer is attached', async () => {
    answer({
      '/api/top-searches': [
        () => {
          const response = Response.json({ topSearches: ['milk'] })
          Object.defineProperties(response, {
            redirected: { value: true },
            url: { value: 'http://localhost:3000/api/elsewhere' },
          })
          return response
        },
      ],
    })
    expect(await request(callTable.topSearches)).toEqual({
      topSearches: ['milk'],
      redirect: 'http://localhost:3000/api/elsewhere',
    })
  })
})

describe('retries', () => {
  test('a read with a network failure is repeated once', async () => {
    answer({ '/api/top-searches': [offline, ok({ topSearches: ['milk'] })] })
    expect(await request(callTable.topSearches)).toEqual({ topSearches: ['milk'] })
    expect(sent()).toHaveLength(2)
  })

  test('a GraphQL query too, which is a POST that only reads', async () => {
    const reply = { data: { ples: { products: [], pagination: {} } } }
    answer({ '/api/carts/sync': [ok(synced)], '/api/graphql': [offline, ok(reply)] })
    const asked = { operationName: 'PlesByClassification', variables: { classifications: [7] } } as const
    expect(await request(callTable.graphql, { body: asked })).toEqual(reply)
    expect(countOf('/api/graphql')).toBe(2)
    expect(await sent().at(-1)?.json()).toEqual(asked)
  })

  test('an answered read is not repeated, so that errors stay visible', async () => {
    answer({ '/api/top-searches': [status(500, { error: 'server_error' }), ok({ topSearches: [] })] })
    await failureOf(request(callTable.topSearches))
    expect(sent()).toHaveLength(1)
  })

  test.each([
    ['when the network fails', offline],
    ['when the server fails', status(503, { error: 'busy' })],
  ])('a write is never repeated, %s', async (_when, reply) => {
    answer({ '/api/carts/sync': [ok(synced)], '/api/carts/change': [reply, ok(changed)] })
    await failureOf(request(callTable.changeCart, { body: write }))
    expect(countOf('/api/carts/change')).toBe(1)
  })

  test('an aborted request is no failure', async () => {
    const controller = new AbortController()
    const heard: Failure[] = []
    const stop = onFailure((failure) => heard.push(failure))
    setTransport(
      (asked) =>
        new Promise((_, reject) => {
          asked.signal.addEventListener('abort', () => reject(asked.signal.reason))
          controller.abort()
        }),
    )
    const error: unknown = await request(callTable.topSearches, { signal: controller.signal }).catch(
      (reason: unknown) => reason,
    )
    stop()
    expect(isAbort(error)).toBe(true)
    expect(heard).toEqual([])
  })
})

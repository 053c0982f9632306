import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Failure, isAbort, isFailure } from '../../src/api/failure.ts'
import { forgetToken, onFailure, request } from '../../src/api/request.ts'
import { type Send, setTransport } from '../../src/api/transport.ts'
import { callTable } from '../../src/contract/callTable.ts'
import type { Cart } from '../../src/contract/entities/cart.ts'
import { emptyCart } from '../../src/domain/shownCart.ts'

const cart: Cart = emptyCart
const synced = { data: { cart, token: 'token-1' } }
const changed = { data: { cart: { ...cart, revision: 1 } } }
const write = {
  cartVariant: { variant: 'milk', warehouse: 'van', fulfillmentMethod: 1, quantity: 1 },
} as const

let sent: Request[] = []
const pathOf = (asked: Request) => new URL(asked.url).pathname

/** Answers each path in turn from its list; the last one stays. */
function answer(answers: Record<string, (() => Response | Promise<Response>)[]>): void {
  const send: Send = async (asked) => {
    sent.push(asked)
    const queue = answers[pathOf(asked)] ?? []
    const next = queue.length > 1 ? queue.shift() : queue[0]
    if (!next) throw new Error(`Nothing was prepared for ${asked.url}.`)
    return next()
  }
  setTransport(send)
}
const ok = (body: unknown) => () => Response.json(body)
const status =
  (code: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status: code, headers })
const offline = () => {
  throw new TypeError('Failed to fetch')
}
const countOf = (path: string) => sent.filter((asked) => pathOf(asked) === path).length

async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isFailure(error)) throw new Error('It did not fail as expected.', { cause: error })
  return error
}

beforeEach(() => {
  sent = []
  forgetToken()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  setTransport(null)
  vi.restoreAllMocks()
})

describe('what a call sends (document 2 §7, Generic wrapper)', () => {
  test('the marker, the language and the query; a read needs no token', async () => {
    answer({ '/api/express-delivery-times': [ok({ deliveryTimes: [] })] })
    await request(callTable.expressDeliveryTimes, { query: { postalCode: '50450' } })
    const [asked] = sent
    expect(asked?.method).toBe('GET')
    expect(new URL(asked?.url ?? '').search).toBe('?postalCode=50450')
    expect(asked?.headers.get('x-api-json')).toBe('true')
    expect(asked?.headers.get('accept-language')).toBe('en')
    expect(asked?.headers.has('x-csrf-token')).toBe(false)
  })

  test('params are put into the path, whatever they hold', async () => {
    answer({ '/api/search/nasi%2Flemak%20%26%20co': [ok({ suggestions: [], brands: [], categories: [] })] })
    await request(callTable.searchSuggestions, { params: { term: 'nasi/lemak & co' } })
    expect(sent).toHaveLength(1)
  })

  test('a write has a JSON body and waits for the token that the sync brings; two writes ask for it once', async () => {
    answer({ '/api/carts/sync': [ok(synced)], '/api/carts/change': [ok(changed)] })
    await Promise.all([
      request(callTable.changeCart, { body: write }),
      request(callTable.changeCart, { body: write }),
    ])
    expect(countOf('/api/carts/sync')).toBe(1)
    const written = sent.filter((asked) => asked.method === 'POST')
    expect(written).toHaveLength(2)
    for (const asked of written) {
      expect(asked.headers.get('x-csrf-token')).toBe('token-1')
      expect(asked.headers.get('content-type')).toContain('application/json')
      expect(await asked.json()).toEqual(write)
    }
  })

  test('a token that no longer holds is renewed, and the write goes once more', async () => {
    answer({
      '/api/carts/sync': [ok(synced), ok({ data: { cart, token: 'token-2' } })],
      '/api/carts/change': [
        status(403, { error: 'bad_csrf_token', errorCode: 'bad_csrf_token' }),
        ok(changed),
      ],
    })
    expect((await request(callTable.changeCart, { body: write })).data.cart.revision).toBe(1)
    expect(
      sent.filter((asked) => asked.method === 'POST').map((asked) => asked.headers.get('x-csrf-token')),
    ).toEqual(['token-1', 'token-2'])
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

describe('the error catalogue (document 2 §8)', () => {
  const top = '/api/top-searches'
  test.each([
    [
      'no network',
      offline,
      {
        kind: 'network',
        status: 0,
        message: 'Looks like you have limited or no network connection. Please try again.',
      },
    ],
    [
      'not JSON',
      () => new Response('<h1>Bad gateway</h1>'),
      { kind: 'notJson', status: 200, message: 'Sorry, an unexpected error has occurred.' },
    ],
    [
      'not JSON from a gateway',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      { kind: 'notJson', status: 502 },
    ],
    [
      'a 500 in the status',
      status(500, { error: 'server_error', errorCode: 'server_error' }),
      { kind: 'server', status: 500, code: 'server_error' },
    ],
    [
      'a 500 in the body',
      ok({ status: 500, error: 'it broke' }),
      { kind: 'server', status: 500, message: 'it broke' },
    ],
    [
      '401 in its own words',
      status(401, { error: 'Please sign in' }),
      { kind: 'unauthorized', status: 401, name: 'UnauthorizedError', message: 'Please sign in' },
    ],
    [
      '401 without words',
      status(401, {}),
      { kind: 'unauthorized', status: 401, message: 'Unauthorized Access Error' },
    ],
    ['403', status(403, {}), { kind: 'unauthorized', status: 403, message: 'Unauthorized Access Error' }],
    [
      '403 in HTML',
      () => new Response('<h1>No</h1>', { status: 403 }),
      { kind: 'unauthorized', status: 403 },
    ],
    [
      "the bot protection's block",
      status(403, {}, { 'x-bot-challenge': 'captcha' }),
      { kind: 'bot', status: 403 },
    ],
    [
      'a numeric code',
      status(409, { error: 'exists', errorCode: 561 }),
      { kind: 'refused', status: 409, code: 561 },
    ],
    [
      'a code in words',
      status(422, { error: 'no', errorCode: 'B2B_LOCATION_UNSUPPORTED' }),
      { kind: 'refused', code: 'B2B_LOCATION_UNSUPPORTED' },
    ],
    ['nothing there', status(404, { error: 'not_found' }), { kind: 'refused', status: 404, code: null }],
    ['an answer without its data', ok({}), { kind: 'server', status: 200 }],
    ['an empty answer', () => new Response(''), { kind: 'server', status: 200 }],
  ])('%s', async (_situation, reply, expected) => {
    answer({ [top]: [reply] })
    expect(await failureOf(request(callTable.topSearches))).toMatchObject(expected)
  })

  test('gateway errors and 500s are logged', async () => {
    answer({ [top]: [() => new Response('<h1>')] })
    await failureOf(request(callTable.topSearches))
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('possibly a gateway error'), '<h1>')
  })

  test('whoever listens hears of every failure', async () => {
    const heard: Failure[] = []
    const stop = onFailure((failure) => heard.push(failure))
    answer({ [top]: [status(401, {})] })
    const thrown = await failureOf(request(callTable.topSearches))
    stop()
    await failureOf(request(callTable.topSearches))
    expect(heard).toEqual([thrown])
  })
})

describe('trying again', () => {
  test('a read whose network fails is asked once more', async () => {
    answer({ '/api/top-searches': [offline, ok({ topSearches: ['milk'] })] })
    expect(await request(callTable.topSearches)).toEqual({ topSearches: ['milk'] })
    expect(sent).toHaveLength(2)
  })

  test('a read that the server answered is not, so that no error hides', async () => {
    answer({ '/api/top-searches': [status(500, { error: 'server_error' }), ok({ topSearches: [] })] })
    await failureOf(request(callTable.topSearches))
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['when the network fails', offline],
    ['when the server fails', status(503, { error: 'busy' })],
  ])('a write is never repeated, %s', async (_when, reply) => {
    answer({ '/api/carts/sync': [ok(synced)], '/api/carts/change': [reply, ok(changed)] })
    await failureOf(request(callTable.changeCart, { body: write }))
    expect(countOf('/api/carts/change')).toBe(1)
  })

  test('a request that was given up is no failure', async () => {
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

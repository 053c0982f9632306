import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AnswerOverride } from '../../../mocks/base/answerOverride.ts'
import { type Fault, faultKinds, faultOf, faultText } from '../../../mocks/scenarios/fault.ts'
import { createFaultInjector } from '../../../mocks/scenarios/createFaultInjector.ts'
import { serve } from '../../../mocks/server/serve.ts'
import { Header } from '../../../src/contract/headers.ts'
import { openServer } from '../shopper.ts'

const answer = (override: AnswerOverride) => ({ kind: 'answer' as const, answer: override })

test.each([
  ['status:503', { kind: 'status', status: 503 }],
  ['status:503:after', { kind: 'status', status: 503, after: true }],
  ['code:561', { kind: 'code', code: 561 }],
  ['code:slot_taken', { kind: 'code', code: 'slot_taken' }],
  ['slow:2000', { kind: 'slow', ms: 2_000 }],
  ['status:429:120', { kind: 'status', status: 429, retryAfter: 120 }],
  ['dribble:500', { kind: 'dribble', ms: 500 }],
  ['answer:{"patch":{"a:@":null},"status":201}', answer({ patch: { 'a:@': null }, status: 201 })],
  ['answer:{"body":[]}:after', { ...answer({ body: [] }), after: true }],
  ['network', { kind: 'network' }],
  ['network:after', { kind: 'network', after: true }],
  ['body-error', { kind: 'body-error' }],
  ['never', { kind: 'never' }],
] satisfies [string, Fault][])('"%s" is read and written', (text, fault) => {
  expect(faultOf(text)).toEqual(fault)
  expect(faultText(fault)).toBe(text)
})

test('"slow" needs no number', () => {
  expect(faultOf('slow')).toEqual({ kind: 'slow', ms: 3_000 })
})

test.each([
  '',
  ':',
  'after',
  ':after',
  'nonsense',
  'network:5',
  'network:after:after',
  'status',
  'status:',
  'status:99',
  'status:199',
  'status:600',
  'status:503:x',
  'status:503:1:2',
  'network:1:2',
  'answer',
  'answer:',
  'answer:{',
  'answer:[]',
  'answer:{"bdy":1}',
  'answer:{"status":99}',
  'answer:{"body":1,"patch":2}',
  'answer:{"headers":{"a b":"c"}}',
  'answer:{"headers":{"a":"b\\nc"}}',
  'status:5e2',
  'code',
  'code:',
  'slow:-1',
  'slow:120001',
  'slow:1.5',
])('"%s" is no fault', (text) => {
  expect(faultOf(text)).toBeNull()
})

const faults = fc.oneof(
  fc.record(
    {
      kind: fc.constant('status' as const),
      status: fc.integer({ min: 200, max: 599 }),
      after: fc.constant(true as const),
    },
    { requiredKeys: ['kind', 'status'] },
  ),
  fc.record(
    {
      kind: fc.constant('code' as const),
      code: fc.integer({ min: 0, max: 999_999 }),
      after: fc.constant(true as const),
    },
    { requiredKeys: ['kind', 'code'] },
  ),
  fc.record({ kind: fc.constant('slow' as const), ms: fc.integer({ min: 0, max: 120_000 }) }),
)

test('a written fault is read back unchanged', () => {
  fc.assert(
    fc.property(faults, (fault) => {
      expect(faultOf(faultText(fault))).toEqual(fault)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      const fault = faultOf(text)
      if (fault) expect(faultOf(faultText(fault))).toEqual(fault)
    }),
  )
})

describe('the faulty answers', () => {
  let server: ReturnType<typeof openServer>

  beforeEach(() => {
    server = openServer()
  })
  afterEach(() => {
    expect(server.drifts).toEqual([])
  })

  const ask = async (fault: Fault, signal?: AbortSignal): Promise<Response> => {
    const faultInjector = createFaultInjector()
    faultInjector.arm({ name: 'one', calls: ['syncCart'], fault, when: { kind: 'once' } })
    server.faultInjector = faultInjector
    const headers = { [Header.API_JSON]: 'true' }
    const request = new Request('http://shop.test/api/carts/sync', { headers, ...(signal ? { signal } : {}) })
    const response = await serve(request, server)
    if (!response) throw new Error('No answer')
    return response
  }

  test.each<[Fault, number]>([
    [{ kind: 'status', status: 503, after: true }, 503],
    [{ kind: 'not-json', after: true }, 502],
    [{ kind: 'truncated' }, 404],
    [{ kind: 'dribble', ms: 10 }, 404],
  ])('%o of a call that is refused: status %i', async (fault, status) => {
    const faultInjector = createFaultInjector()
    faultInjector.arm({ name: 'one', calls: ['readOrder'], fault, when: { kind: 'once' } })
    server.faultInjector = faultInjector
    const headers = { [Header.API_JSON]: 'true' }
    const response = await serve(new Request('http://shop.test/api/order/1', { headers }), server)
    const text = (await response?.text()) ?? ''
    const isWhole = text.includes('"errorCode":"not_found"') && text.endsWith('}')
    expect([response?.status, isWhole]).toEqual([status, fault.kind === 'dribble'])
  })

  test.each([
    [{ kind: 'status', status: 503 }, 503, { status: 503, error: 'server_error', errorCode: 'server_error' }],
    [{ kind: 'status', status: 409, body: { error: 'x' } }, 409, { error: 'x' }],
    // As the real refusals are.
    [{ kind: 'code', code: 561 }, 409, { error: 'REGISTRATION_EMAIL_EXISTS', errorCode: 561 }],
    [{ kind: 'code', code: 487 }, 422, { error: 'PAYMENT_METHOD_CREATE_FAILED', errorCode: 487 }],
    [{ kind: 'code', code: 'not_found' }, 404, { error: 'not_found', errorCode: 'not_found' }],
    // The error catalogue has no such word.
    [{ kind: 'code', code: 'no_such_word' }, 400, { error: 'no_such_word', errorCode: 'no_such_word' }],
    [
      { kind: 'code', code: 'slot_taken', status: 409 },
      409,
      { error: 'slot_taken', errorCode: 'slot_taken' },
    ],
    [{ kind: 'body-error' }, 200, { status: 500, error: 'server_error', errorCode: 'server_error' }],
    [{ kind: 'no-data' }, 200, {}],
    [{ kind: 'unauthorized' }, 401, { error: 'unauthorized', errorCode: 'unauthorized' }],
    [{ kind: 'forbidden' }, 403, { error: 'forbidden', errorCode: 'forbidden' }],
  ] satisfies [Fault, number, object][])('%o', async (fault, status, body) => {
    const response = await ask(fault)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual(body)
  })

  test.each([204, 205, 304])('status %s: no body', async (status) => {
    const response = await ask({ kind: 'status', status })
    expect([response.status, await response.text()]).toEqual([status, ''])
    expect(server.journal.entries()).toMatchObject([{ call: 'syncCart', status, fault: 'status' }])
  })

  test.each(['network', 'offline'] as const)('%s: no answer at all', async (kind) => {
    expect((await ask({ kind })).type).toBe('error')
    expect(server.journal.entries()).toMatchObject([{ call: 'syncCart', status: 0, fault: kind }])
  })

  test('not-json: the page of a gateway', async () => {
    const response = await ask({ kind: 'not-json' })
    expect(response.status).toBe(502)
    expect(response.headers.get('content-type')).toBe('text/html')
    expect(await response.text()).toMatch(/^<!doctype html>/)
  })

  test('empty: 200 and no body', async () => {
    const response = await ask({ kind: 'empty' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  test('truncated: the first half of the real answer', async () => {
    const text = await (await ask({ kind: 'truncated' })).text()
    expect(text).toMatch(/^\{"data":\{"cart":/)
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  })

  test('bot: the block, with a challenge that can be passed', async () => {
    const response = await ask({ kind: 'bot' })
    expect(response.status).toBe(403)
    expect(response.headers.get(Header.BOT_BLOCK)).toMatch(/\S/)
  })

  test('slow: the real answer', async () => {
    const response = await ask({ kind: 'slow', ms: 1 })
    expect(await response.json()).toMatchObject({ data: { cart: { cartVariants: [] } } })
    expect(server.journal.entries()).toMatchObject([{ fault: 'slow', status: 200 }])
  })

  test('never: nothing, until the caller aborts', async () => {
    const given = new AbortController()
    const answer = ask({ kind: 'never' }, given.signal)
    given.abort()
    await expect(answer).rejects.toThrow(/abort/i)
  })

  test('"once" matches once: the next request is answered normally', async () => {
    await ask({ kind: 'network' })
    const headers = { [Header.API_JSON]: 'true' }
    const next = await serve(new Request('http://shop.test/api/carts/sync', { headers }), server)
    expect(next?.status).toBe(200)
  })

  test('every kind has its answer', () => {
    // Those with an argument are written with one.
    const written = (kind: string) =>
      ({ status: 'status:503', code: 'code:5', answer: 'answer:{}' })[kind] ?? kind
    expect(faultKinds.map((kind) => faultOf(written(kind))?.kind)).toEqual(faultKinds)
  })
})

import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import type { Failure } from '../../src/api/failure.ts'
import { onFailure, request } from '../../src/api/request.ts'
import { callTable } from '../../src/contract/callTable.ts'
import { failureOf, offline, ok, openWire, status } from './wire.ts'

const { answer } = openWire()
let logged: MockInstance
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => vi.restoreAllMocks()
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
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('possibly a gateway error'), '<h1>')
  })

  test('a listener is notified of every failure', async () => {
    const heard: Failure[] = []
    const stop = onFailure((failure) => heard.push(failure))
    answer({ [top]: [status(401, {})] })
    const thrown = await failureOf(request(callTable.topSearches))
    stop()
    await failureOf(request(callTable.topSearches))
    expect(heard).toEqual([thrown])
  })
})

import { expect, test } from 'vitest'
import { createFaultInjector } from '../../../mocks/scenarios/createFaultInjector.ts'
import { openServer, shopper } from '../shopper.ts'

const event = (name: string, timestamp = 1_795_219_200_000) => ({
  name,
  properties: { path: '/cart', count: 2 },
  timestamp,
  version: '1.0.0',
})
const JSON_ONLY = { 'content-type': 'application/json' }

test('events are stored for testers, without marker or token, because they arrive during unload', async () => {
  const server = openServer()
  const ana = shopper(server)
  const body = JSON.stringify([event('page view'), event('cart bounce')])
  const response = await ana.send('POST', '/api/track', JSON_ONLY, body)
  expect(await response.json()).toEqual({ received: 2 })
  expect(server.telemetry.events()).toEqual([
    { ...event('page view'), visitor: 'browser' },
    { ...event('cart bounce'), visitor: 'browser' },
  ])
  expect(server.drifts).toEqual([])
})

test('the newest 500 are kept', async () => {
  const server = openServer()
  const ana = shopper(server)
  for (let batch = 0; batch < 6; batch += 1) {
    await ana.ask(
      'POST',
      '/api/track',
      Array.from({ length: 100 }, (_, at) => event('page view', batch * 100 + at)),
    )
  }
  expect(server.telemetry.events()).toHaveLength(500)
  expect(server.telemetry.events()[0]).toMatchObject({ timestamp: 100 })
})

test.each([
  ['no list', event('page view'), 'body'],
  ['an empty list', [], 'body'],
  ['more than are sent at once', Array.from({ length: 501 }, () => event('x')), 'body'],
  ['no name', [{ ...event(''), name: '' }], '0.name'],
  ['no properties', [{ name: 'page view', timestamp: 1, version: '1.0.0' }], '0.properties'],
  ['a time in words', [{ ...event('page view'), timestamp: '2026-11-21' }], '0.timestamp'],
  ['a version that is none', [event('page view'), { ...event('page view'), version: 'one' }], '1.version'],
])('%s is refused, and nothing is kept', async (_, body, field) => {
  const server = openServer()
  expect(await shopper(server).ask('POST', '/api/track', body)).toMatchObject({
    status: 400,
    body: { error: 'bad_body', field },
  })
  expect(server.telemetry.events()).toEqual([])
})

test('an error of the page is stored as well', async () => {
  const server = openServer()
  const ana = shopper(server)
  const error = { message: 'x is undefined', stack: 'at y', path: '/cart', timestamp: 1 }
  expect((await ana.ask('POST', '/api/client-errors', error)).body).toEqual({ received: 1 })
  expect(server.telemetry.errors()).toEqual([{ ...error, visitor: 'browser' }])
  expect((await ana.ask('POST', '/api/client-errors', { message: '' })).status).toBe(400)
})

test('while faults are armed, a batch is in the journal only if it has its own fault', async () => {
  const server = openServer()
  const ana = shopper(server)
  const notify = () => ana.ask('POST', '/api/track', [event('page view')])
  const noted = () => server.journal.entries().map(({ number, call, fault }) => [number, call, fault])
  await notify()
  const faultInjector = createFaultInjector()
  server.faultInjector = faultInjector
  faultInjector.setNetwork({ failureRate: 1 })
  expect((await notify()).status).toBe(200)
  faultInjector.setNetwork({ failureRate: 0, isOffline: true })
  await expect(notify()).rejects.toThrow(/Unexpected end of JSON input/)
  faultInjector.setNetwork({ isOffline: false })
  faultInjector.arm({
    name: 'told',
    calls: ['track'],
    fault: { kind: 'status', status: 500 },
    when: { kind: 'always' },
  })
  expect((await notify()).status).toBe(500)
  faultInjector.clear()
  await notify()
  expect(noted()).toEqual([
    [1, 'track', undefined],
    [2, 'track', 'status'],
    [3, 'track', undefined],
  ])
})

import { assert, asyncProperty } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../../src/contract/call.ts'
import { callTable } from '../../../src/contract/callTable.ts'
import { persona } from '../persona.ts'
import { personFor } from './personFor.ts'
import { garbageFor } from './arbitrary.ts'
import { openServer } from '../shopper.ts'

const RUNS = 60
const calls = Object.entries<Call>(callTable)
const writing = calls.filter(([, { methods }]) => methods.some((method) => method !== 'GET'))

const methodOf = ({ methods }: Call) => methods.find((one) => one !== 'GET') ?? 'POST'

describe('an invalid body is answered with 400, the field and the expected value; nothing changes', () => {
  test.each(writing)('%s', async (_name, call) => {
    const server = openServer()
    const who = await persona(server, personFor(call))
    const path = call.path.replaceAll(/:\w+/g, '1')
    const method = methodOf(call)
    const before = await server.store.read()
    await assert(
      asyncProperty(garbageFor(call.body), async (body) => {
        const answer = await who.ask<{ error: string; field: string; expected: string }>(method, path, body)
        expect(answer).toMatchObject({ status: 400, body: { error: 'bad_body' } })
        expect(answer.body.field).not.toBe('')
        expect(answer.body.expected).not.toBe('')
      }),
      { numRuns: RUNS },
    )
    expect(await server.store.read()).toBe(before)
  })

  test.each(writing)('%s: invalid JSON', async (_name, call) => {
    const server = openServer()
    const who = await persona(server, personFor(call))
    const before = await server.store.read()
    const token = before.visitors[personFor(call)]?.token ?? ''
    const headers = { 'x-api-json': 'true', 'x-csrf-token': token, 'content-type': 'application/json' }
    for (const text of ['{', 'undefined', '{"a":1', 'NaN', '<xml/>', '\u0000']) {
      const path = call.path.replaceAll(/:\w+/g, '1')
      const response = await who.send(methodOf(call), path, headers, text)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: 'bad_body', field: 'body', expected: 'JSON' })
    }
    // Nested brackets that would overflow a recursive parser.
    const deep = `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    const path = call.path.replaceAll(/:\w+/g, '1')
    const response = await who.send(methodOf(call), path, headers, deep)
    expect([response.status, await response.json()]).toMatchObject([400, { error: 'bad_body' }])
    expect(await server.store.read()).toBe(before)
  })
})

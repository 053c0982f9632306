import {
  type Arbitrary,
  assert,
  asyncProperty,
  constantFrom,
  double,
  integer,
  oneof,
  string,
} from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../../src/contract/call.ts'
import { callTable } from '../../../src/contract/callTable.ts'
import type { Listing } from '../../../src/contract/entities/product/listing.ts'
import { Header } from '../../../src/contract/headers.ts'
import { ADDRESS_MAXIMUM } from '../../../src/contract/limits.ts'
import { persona } from '../persona.ts'
import { personFor } from './personFor.ts'
import { arbitraryOf } from './arbitrary.ts'
import { openServer } from '../shopper.ts'

const RUNS = 40
const calls = Object.entries<Call>(callTable)
const tooLong = 'x'.repeat(ADDRESS_MAXIMUM + 1)

const entriesOf = ({ query }: Call): Record<string, v.GenericSchema> =>
  'entries' in query ? (query.entries as Record<string, v.GenericSchema>) : {}
const parameters = calls.flatMap(([name, call]) =>
  Object.entries(entriesOf(call)).map(([parameter, schema]) => ({ name, call, parameter, schema })),
)
/** Parameters other than free text: numbers, flags, days, gids. */
const strict = parameters.filter(({ schema }) => !v.is(schema, '-1'))
const withParams = calls.filter(([, { path }]) => path.includes(':'))

/** What people and robots put into an address: words, extreme numbers, other scripts, control characters. */
const garbage: Arbitrary<string> = oneof(
  constantFrom(
    '',
    ' ',
    '-1',
    '0',
    '1.5',
    '1e9',
    'NaN',
    'null',
    'undefined',
    '[object Object]',
    '1,2',
    "1' OR 1=1",
  ),
  constantFrom(
    '0-0',
    '-1--2',
    '5-1',
    '1-99999999999999999999',
    '__proto__',
    'constructor',
    '\u0000',
    '🥭',
    'true ',
  ),
  integer().map(String),
  double().map(String),
  string({ maxLength: 30 }),
  string({ unit: 'binary', maxLength: 10 }),
).filter((text) => text.isWellFormed())

/** A path segment that a URL keeps: not empty, no dots. */
const word = garbage.filter((text) => !/^(\.|%2e)*$/i.test(text))

const methodOf = ({ methods }: Call) => methods[0]

/** The path of a call with this value for its parameters. */
const pathWith = ({ path }: Call, text: string) => path.replaceAll(/:\w+/g, () => encodeURIComponent(text))

async function visited(call: Call) {
  const server = openServer()
  const who = await persona(server, personFor(call))
  const before = await server.store.read()
  return { server, who, before }
}

describe('an invalid parameter is answered with 400 and its name; nothing changes', () => {
  test.each(strict)('$name: $parameter', async ({ call, parameter, schema }) => {
    const { server, who, before } = await visited(call)
    await assert(
      asyncProperty(
        garbage.filter((text) => !v.is(schema, text)),
        async (text) => {
          const address = `${pathWith(call, '1')}?${new URLSearchParams({ [parameter]: text })}`
          const answer = await who.ask<{ field: string; expected: string }>(methodOf(call), address)
          expect(answer).toMatchObject({ status: 400, body: { error: 'bad_body' } })
          expect(answer.body.field).toMatch(/^query\./)
          expect(answer.body.expected).not.toBe('')
        },
      ),
      { numRuns: RUNS },
    )
    expect(await server.store.read()).toBe(before)
  })

  test.each(parameters)('$name: $parameter twice, and too long', async ({ call, parameter }) => {
    const { server, who, before } = await visited(call)
    const refused = { status: 400, body: { error: 'bad_body', field: `query.${parameter}` } }
    const twice = `${pathWith(call, '1')}?${parameter}=1&${parameter}=1`
    expect(await who.ask(methodOf(call), twice)).toMatchObject(refused)
    const long = `${pathWith(call, '1')}?${parameter}=${tooLong}`
    expect(await who.ask(methodOf(call), long)).toMatchObject(refused)
    expect(await server.store.read()).toBe(before)
  })
})

test('a listing ignores unknown values of its filters, and unknown parameters', async () => {
  const server = openServer({ isStrict: false })
  const ana = await persona(server, 'returningCustomer')
  const shownWith = async (query: string) => {
    const { body } = await ana.ask<Listing>('GET', `/api/products/search/milk/pages/1-1?${query}`)
    return body.products.map(({ variant }) => variant.gid)
  }
  const all = await shownWith('')
  expect(all.length).toBeGreaterThan(1)
  for (const query of ['sort=sideways', 'brandFilter=nobody', 'fulfillmentFilter=-1', 'page=-7&page=x']) {
    expect(await shownWith(query)).toEqual(all)
  }
})

describe('a path of random words never breaks the shop, and a refusal changes nothing', () => {
  test.each(withParams)('%s', async (_name, call) => {
    const { server, who } = await visited(call)
    const body = methodOf(call) === 'GET' ? undefined : arbitraryOf(call.body)
    await assert(
      asyncProperty(word, body ?? constantFrom(undefined), async (text, sent) => {
        const before = await server.store.read()
        const { status } = await who.ask(methodOf(call), pathWith(call, text), sent)
        expect(status).toBeLessThan(500)
        if (status !== 200) expect(await server.store.read()).toBe(before)
      }),
      { numRuns: RUNS },
    )
  })

  test.each(withParams)('%s: an address that is malformed or too long', async (_name, call) => {
    const { server, who, before } = await visited(call)
    const refused = { status: 400, body: { error: 'bad_body', field: 'path' } }
    for (const text of ['%E0%A4%A', '%', '%ff', tooLong]) {
      const path = call.path.replaceAll(/:\w+/g, text)
      expect(await who.ask(methodOf(call), path)).toMatchObject(refused)
    }
    expect(await server.store.read()).toBe(before)
  })
})

describe('a body with another content type is not read; nothing changes', () => {
  const writing = calls.filter(([, { methods, guards }]) => methods[0] !== 'GET' && !guards.includes('open'))
  const types = [
    'text/plain',
    'application/jso',
    'application/json-patch',
    'multipart/form-data',
    'json',
    '*/*',
  ]

  test.each(writing)('%s', async (_name, call) => {
    const { server, who, before } = await visited(call)
    const token = before.visitors[personFor(call)]?.token ?? ''
    for (const type of types) {
      const headers = { [Header.API_JSON]: 'true', [Header.CSRF]: token, 'content-type': type }
      const response = await who.send(methodOf(call), pathWith(call, '1'), headers, '{}')
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ field: 'content-type', expected: 'application/json' })
    }
    expect(await server.store.read()).toBe(before)
  })
})

test('pages take any query and any header without breaking', async () => {
  const server = openServer()
  const ana = await persona(server, 'returningCustomer')
  const paths = [
    '/',
    '/products/search/milk',
    '/cart',
    '/checkout',
    '/account',
    '/kopi-warisan',
    '/blog',
    '/login',
  ]
  const names = [
    'fulfillmentFilter',
    'categoryFilter',
    'sort',
    'page',
    'title',
    'token',
    'code',
    'source',
    'gid',
  ]
  const header = string({ maxLength: 30 }).filter((text) => /^[ -~]*$/.test(text))
  await assert(
    asyncProperty(
      constantFrom(...paths),
      constantFrom(...names),
      garbage,
      header,
      async (path, name, text, value) => {
        const query = new URLSearchParams([
          [name, text],
          [name, text],
        ])
        const headers = { 'accept-language': value, [Header.BASE_VERSION]: value, [Header.CSRF]: value }
        const { status } = await ana.page(`${path}?${query}`, headers)
        expect(status).toBeLessThan(500)
      },
    ),
    { numRuns: 200 },
  )
})

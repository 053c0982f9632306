import { assert, constantFrom, property, string, tuple } from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { type Controls, createControls } from '../../../../mocks/controls/controls.ts'
import { askedIn } from '../../../../mocks/controls/journal/attempts.ts'
import { curlOf } from '../../../../mocks/controls/journal/curl.ts'
import { harOf } from '../../../../mocks/controls/journal/har.ts'
import { createJournal, type JournalEntry } from '../../../../mocks/server/journal.ts'
import { Header } from '../../../../src/contract/headers.ts'
import { harSchema } from './harSchema.ts'
import { shellWords } from './shellWords.ts'
import { lineOf, openServer, type Shopper, shopper } from '../../shopper.ts'

let server: ReturnType<typeof openServer>
let controls: Controls
let ana: Shopper

beforeEach(() => {
  server = openServer()
  controls = createControls(server)
  ana = shopper(server)
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

const entry = (given: Partial<JournalEntry>): JournalEntry => ({
  number: 1,
  at: '2026-11-21T00:00:00.000Z',
  ms: 3,
  by: 'page',
  request: null,
  method: 'GET',
  path: '/api/carts/sync',
  call: 'syncCart',
  status: 200,
  ...given,
})

describe('attempts', () => {
  const sync = (request: string) =>
    ana.send('GET', '/api/carts/sync', { [Header.API_JSON]: 'true', [Header.REQUEST_NUMBER]: request })

  test('a read that succeeds at the second try is one request, with the failure hidden by the retry', async () => {
    controls.arm('syncCart:network')
    await sync('4')
    await sync('5')
    await sync('4')
    const asked = askedIn(controls.journal())
    expect(asked.map(({ last, earlier }) => [last.number, earlier.map(({ number }) => number)])).toEqual([
      [2, []],
      [3, [1]],
    ])
    expect(asked.map(({ isHiddenByRetry }) => isHiddenByRetry)).toEqual([false, true])
  })

  test('a request that fails to the end hides no failure', () => {
    const [asked] = askedIn([
      entry({ request: '4', status: 0 }),
      entry({ number: 2, request: '4', status: 502 }),
    ])
    expect(asked).toMatchObject({ last: { number: 2 }, earlier: [{ number: 1 }], isHiddenByRetry: false })
  })

  test('the same attempt numbers of two pages are two requests', () => {
    expect(askedIn([entry({ request: '4' }), entry({ number: 2, request: '4' })])).toHaveLength(2)
  })

  test('requests without an id are never grouped', () => {
    expect(askedIn([entry({ status: 0 }), entry({ number: 2 })])).toHaveLength(2)
  })
})

describe('stored texts', () => {
  const add = (given: Partial<JournalEntry>) => {
    const journal = createJournal()
    journal.add(entry(given))
    return journal.entries()[0]
  }

  test('a long answer is cut, with its original length', () => {
    const kept = add({ answer: { list: 'a'.repeat(30_000) } })
    expect(kept).toMatchObject({ answerSize: 30_011 })
    expect(kept?.answer).toBe(`{"list":"${'a'.repeat(20_000 - 9)}`)
  })

  test('a long body is cut in the same way', () => {
    expect(add({ body: ['b'.repeat(20_000)] })).toMatchObject({ bodySize: 20_004 })
  })

  test('a short text is unchanged', () => {
    const kept = add({ answer: { list: 'a'.repeat(19_989) } })
    expect(kept).toMatchObject({ answer: { list: 'a'.repeat(19_989) } })
    expect(kept).not.toHaveProperty('answerSize')
  })
})

describe('cURL', () => {
  test('a read contains what its call requires', () => {
    expect(curlOf(entry({ language: 'ms' }), 'http://localhost:4010/')).toBe(
      [
        "curl -i -b pasar.cookies -c pasar.cookies -X GET 'http://localhost:4010/api/carts/sync'",
        "-H 'x-api-json: true'",
        "-H 'accept-language: ms'",
      ].join(' \\\n  '),
    )
  })

  test('a write requests its token first', () => {
    const body = { cartVariant: { variant: 'v' } }
    const text = curlOf(
      entry({ method: 'POST', path: '/api/carts/change', call: 'changeCart', body }),
      'http://s/',
    )
    const [first, ...rest] = text.split('\n')
    expect(first).toContain("CSRF_TOKEN=$(curl -s -b pasar.cookies -c pasar.cookies -H 'x-api-json: true'")
    expect(rest.join('\n')).toContain('-H "x-csrf-token: $CSRF_TOKEN"')
    expect(rest.join('\n')).toContain(`--data-raw '{"cartVariant":{"variant":"v"}}'`)
  })

  test('a page requests page data, and a locale needs no header', () => {
    expect(curlOf(entry({ call: 'page', path: '/cart' }), 'http://s/')).toContain(
      "-H 'x-spa-navigation: true'",
    )
    expect(
      curlOf(entry({ call: 'readNamespace', path: '/api/locales/en/common.json' }), 'http://s/'),
    ).not.toContain('-H')
  })

  test('a body without its secrets is marked as such', () => {
    const body = { loginData: { email: 'a@b.my', password: '•••' } }
    expect(curlOf(entry({ method: 'POST', path: '/api/login', call: 'login', body }), 'http://s/')).toMatch(
      /^# The journal keeps no secrets/,
    )
  })

  test('a shell parses any command back to the request', () => {
    assert(
      property(
        tuple(string({ unit: 'grapheme' }), constantFrom("'", '"', '\\', '$(ls)', '`', '\n', '!')),
        (parts) => {
          const body = { note: parts.join('') }
          const text = curlOf(entry({ method: 'POST', path: '/api/track', call: 'track', body }), 'http://s/')
          expect(shellWords(text)).toEqual([
            'curl',
            '-i',
            '-b',
            'pasar.cookies',
            '-c',
            'pasar.cookies',
            '-X',
            'POST',
            'http://s/api/track',
            '-H',
            'content-type: application/json',
            '--data-raw',
            JSON.stringify(body),
          ])
        },
      ),
    )
  })
})

describe('HAR', () => {
  test('an archive with every kind of entry fits the format', async () => {
    await ana.sync()
    await ana.page('/')
    await ana.change(lineOf(await ana.variantOf(named.saleMilk), 1))
    await ana.change(lineOf(await ana.variantOf(named.saleMilk), 9_999))
    controls.arm('syncCart:network')
    await ana.send('GET', '/api/carts/sync', { [Header.API_JSON]: 'true' })
    controls.arm('syncCart:empty')
    await ana.send('GET', '/api/carts/sync', { [Header.API_JSON]: 'true' })
    await ana.ask('POST', '/api/no-such-call?page=2', {})
    await ana.ask('GET', '/api/search/susu%20segar')
    const har = controls.har()
    expect(v.safeParse(harSchema, har).issues).toBeUndefined()
    expect(har.log.entries).toHaveLength(controls.journal().length)
    expect(har.log.entries.map(({ response }) => response.status)).toEqual([
      200, 200, 200, 409, 0, 200, 501, 200,
    ])
  })

  test('an entry contains the request, the answer, and the mock’s part in it', () => {
    const fault = 'slow:200'
    const [first] = harOf(
      [
        entry({
          path: '/api/top-searches?q=a%20b&page=2',
          call: 'topSearches',
          answer: { a: 'ä' },
          fault,
          ms: 203.5,
        }),
      ],
      'http://s/shop/',
    ).log.entries
    expect(first).toMatchObject({
      startedDateTime: '2026-11-21T00:00:00.000Z',
      time: 203.5,
      request: {
        url: 'http://s/shop/api/top-searches?q=a%20b&page=2',
        queryString: [
          { name: 'q', value: 'a b' },
          { name: 'page', value: '2' },
        ],
      },
      response: { status: 200, content: { mimeType: 'application/json', text: '{"a":"ä"}', size: 10 } },
      _call: 'topSearches',
      _fault: 'slow:200',
      _handledBy: 'page',
    })
  })

  test('a long answer is marked as cut', () => {
    const [first] = harOf([entry({ answer: '{"a":', answerSize: 40_000 })], 'http://s/').log.entries
    expect(first?.response.content).toEqual({
      mimeType: 'application/json',
      text: '{"a":',
      size: 40_000,
      comment: 'The first 5 of 40000 characters',
    })
  })
})

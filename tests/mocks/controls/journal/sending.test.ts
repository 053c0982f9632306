import { assert, asyncProperty, stringMatching } from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { type Controls, createControls } from '../../../../mocks/controls/controls.ts'
import { playwrightTestOf } from '../../../../mocks/controls/journal/playwrightTest.ts'
import type { JournalEntry } from '../../../../mocks/server/journal.ts'
import { Header } from '../../../../src/contract/headers.ts'
import { runAsPlaywrightWould } from './playwrightRun.ts'
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

const lastEntry = (): JournalEntry => {
  const entry = controls.journal().at(-1)
  if (!entry) throw new Error('The journal is empty')
  return entry
}

describe('replay', () => {
  test('sends a write again with the current token, and returns its new entry', async () => {
    await ana.sync()
    await ana.change(lineOf(await ana.variantOf(named.saleMilk), 2))
    const { number } = lastEntry()
    await controls.become('returning')
    const again = await controls.replay(number)
    expect(again).toMatchObject({ call: 'changeCart', status: 200, request: `replay-${number}-1` })
    expect(again).toBe(lastEntry())
    expect(again.number).toBe(number + 1)
    expect(JSON.stringify(again.answer)).toContain(named.saleMilk)
  })

  test('a request without an answer has an entry too', async () => {
    await ana.sync()
    controls.arm('syncCart:network')
    expect(await controls.replay(lastEntry().number)).toMatchObject({ status: 0, fault: 'network' })
  })

  test('pages and languages are requested as before', async () => {
    await ana.page('/', { [Header.LANGUAGE]: 'ms' })
    const again = await controls.replay(lastEntry().number)
    expect(again).toMatchObject({ call: 'page', status: 200, language: 'ms' })
  })

  test('a request that the journal has shortened cannot be sent again', async () => {
    await ana.sync()
    await ana.ask('POST', '/api/login', { loginData: { email: 'a@b.my', password: 'Geheim-1' } })
    const { number } = lastEntry()
    await expect(controls.replay(number)).rejects.toThrow(
      `Request ${number} holds secrets, which the journal does not keep`,
    )
    await ana.ask('POST', '/api/track', [{ name: 'long', at: 'x'.repeat(30_000) }])
    await expect(controls.replay(lastEntry().number)).rejects.toThrow('is longer than the journal keeps')
    await expect(controls.replay(999)).rejects.toThrow(RangeError)
  })

  test('any request can be sent, and its entry is the answer', async () => {
    expect(await controls.send({ method: 'GET', path: '/api/carts/sync' })).toMatchObject({
      call: 'syncCart',
      status: 200,
    })
    expect(await controls.send({ method: 'POST', path: '/api/none', body: {} })).toMatchObject({
      call: null,
      status: 501,
    })
    expect(await controls.send({ method: 'GET', path: '/cart', isPage: true })).toMatchObject({
      call: 'page',
      status: 200,
    })
  })

  test('a cleared journal has no entries, and continues its count', async () => {
    await ana.sync()
    controls.clearJournal()
    expect(controls.journal()).toEqual([])
    await ana.sync()
    expect(lastEntry().number).toBe(2)
  })
})

describe('a test for Playwright', () => {
  test('produces the journal’s outcomes in a fresh shop', async () => {
    await controls.openAfresh({ clock: Date.parse('2026-12-24T02:00:00Z') })
    await controls.become('returning')
    controls.arm('changeCart:status:409@2')
    controls.clearJournal()
    await ana.page('/cart')
    await ana.sync()
    const line = lineOf(await ana.variantOf(named.saleMilk), 2)
    await ana.change(line)
    await ana.change({ ...line, quantity: 3 })
    await ana.ask('POST', '/api/login', { loginData: { email: 'a@b.my', password: 'Geheim-1' } })
    await ana.ask('GET', '/api/order/none')
    const text = await controls.playwright()
    expect(text).toContain(
      'await page.goto("http://localhost/cart?mock=changeCart:status:409@2&persona=returning&clock=2026-12-24T10:00',
    )
    expect(text).not.toContain('Geheim')
    const fresh = await runAsPlaywrightWould(text)
    expect(fresh.map(({ call, status }) => [call, status])).toEqual([
      ['changeCart', 200],
      ['changeCart', 409],
      ['readOrder', 400],
    ])
  })

  test.each([
    ['the page meets as it opens', (page: Shopper['page']) => page('/')],
    ['only a shopper meets', async () => undefined],
  ])('includes a fault that %s', async (_, opening) => {
    controls.arm('page:status:500')
    await ana.page('/')
    const fresh = await runAsPlaywrightWould(await controls.playwright(), opening)
    expect(fresh).toMatchObject([{ call: 'page', status: 500 }])
  })

  test('fails if the shop answers differently', async () => {
    await ana.sync()
    const text = playwrightTestOf([{ ...lastEntry(), status: 409 }], {
      link: 'http://localhost/?console=1',
      isEvery: true,
    })
    await expect(runAsPlaywrightWould(text)).rejects.toThrow(/409/)
  })

  test('can replay one request of any kind', async () => {
    await ana.sync()
    const text = await controls.playwright(lastEntry().number)
    expect(text).toContain('test("syncCart, GET /api/carts/sync: 200"')
    expect(await runAsPlaywrightWould(text)).toMatchObject([{ call: 'syncCart', status: 200 }])
  })

  test('with a fault that matched the second time matches it the first time', async () => {
    controls.arm('changeCart:status:409@2')
    await ana.sync()
    const line = lineOf(await ana.variantOf(named.saleMilk), 2)
    await ana.change(line)
    const calm = lastEntry().number
    await ana.change({ ...line, quantity: 3 })
    const matched = await controls.playwright(lastEntry().number)
    expect(matched).toContain('mock=changeCart:status:409&')
    expect(await runAsPlaywrightWould(matched)).toMatchObject([{ call: 'changeCart', status: 409 }])
    expect(await runAsPlaywrightWould(await controls.playwright(calm))).toMatchObject([
      { call: 'changeCart', status: 200 },
    ])
  })

  test('with a fault that failed at random always fails', async () => {
    controls.setNetwork({ failureRate: 0.5, seed: 11 })
    const fault = async () => {
      await ana.ask('GET', '/api/top-searches').catch(() => undefined)
      return lastEntry().fault
    }
    await expect.poll(fault).toBe('status')
    const text = await controls.playwright(lastEntry().number)
    expect(text).toContain('mock=topSearches:status:503&')
    expect(text).not.toContain('failures=')
    expect(await runAsPlaywrightWould(text)).toMatchObject([{ status: 503, fault: 'status' }])
  })
})

/** Secrets that a shopper enters, in every field of the contract that takes them. */
const secretBodies: readonly ((secret: string) => [method: string, path: string, body?: object])[] = [
  (secret) => ['POST', '/api/login', { loginData: { email: 'a@b.my', password: secret } }],
  (secret) => ['POST', '/api/join', { loginData: { email: 'a@b.my', password: secret }, otp: secret }],
  (secret) => ['POST', '/api/forget-password', { email: 'a@b.my', otp: secret }],
  (secret) => ['POST', '/api/set-password', { newPassword: secret }],
  (secret) => ['POST', '/api/change-password', { currentPassword: secret, newPassword: secret }],
  (secret) => ['POST', '/api/reset-password', { token: secret, newPassword: secret }],
  (secret) => ['POST', '/api/verify-code', { code: secret, email: 'a@b.my' }],
  (secret) => ['POST', '/api/check-google', { accountData: { idToken: secret, email: secret } }],
  (secret) => ['POST', '/api/check-facebook', { facebook: { userId: '1', accessToken: secret } }],
  (secret) => ['POST', '/api/billing', { billing: { cardNumber: secret, securityCode: secret } }],
  (secret) => ['POST', '/api/billing', { billing: { bankName: 'Maybank', accountNumber: secret } }],
  (secret) => ['POST', '/api/nowhere', { deep: [{ Card_Number: secret, 'new-password': [secret] }] }],
  (secret) => ['GET', `/api/nowhere?csrf-token=${secret}&otp=${secret}`],
  (secret) => ['GET', `/api/nowhere?back=${encodeURIComponent(`/reset-password?token=${secret}`)}`],
  (secret) => ['GET', `/api/nowhere?query=${encodeURIComponent(`{ logIn(password: "${secret}") { id } }`)}`],
  (secret) => ['POST', '/api/graphql', { query: '{ a }', variables: { input: { password: secret } } }],
  (secret) => [
    'POST',
    '/api/graphql',
    { query: `{ logIn(password: "${secret}", otp: "${secret}") { id } }` },
  ],
  (secret) => ['POST', '/api/graphql', { query: `{ logIn(password: """${secret}""") { id } }` }],
  (secret) => ['POST', '/api/graphql', { query: `query A($password: String! = "${secret}") { a }` }],
  (secret) => ['POST', '/api/graphql', { query: `{ a(accountData: { id: 1, idToken: "${secret}" }) }` }],
  (secret) => ['POST', '/api/client-errors', { message: `failed: {"newPassword":"${secret}"}` }],
  (secret) => ['POST', '/api/client-errors', { message: `"{\\"otp\\":\\"${secret}\\"}"` }],
  (secret) => ['POST', '/api/track', { url: `https://a.my/?back=%2Fx%3Ftoken%3D${secret}` }],
]

test('text that only resembles a secret is stored unchanged', async () => {
  await ana.sync()
  const query = '{ ples(query: "tokens of love", limit: 6) { passwordless codeName } }'
  await ana.ask('POST', '/api/graphql', { query })
  expect(lastEntry().body).toEqual({ query })
})

test('the journal, an archive, cURL and a test contain no secrets', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await ana.sync()
  const secretText = stringMatching(/^S3CR3T[a-zA-Z0-9]{4,12}$/)
  await assert(
    asyncProperty(secretText, async (secret) => {
      controls.clearJournal()
      for (const bodyOf of secretBodies) {
        const [method, path, body] = bodyOf(secret)
        await ana.ask(method, path, body)
      }
      expect(controls.journal()).toHaveLength(secretBodies.length)
      await ana.page(`/reset-password?token=${secret}`)
      const { token } = (await ana.ask<{ data: { token: string } }>('GET', '/api/carts/sync')).body.data
      const numbers = controls.journal().map(({ number }) => number)
      const given = [
        JSON.stringify(controls.journal()),
        JSON.stringify(controls.har()),
        ...numbers.map((number) => controls.curl(number)),
        await controls.playwright(),
        ...(await Promise.all(numbers.map((number) => controls.playwright(number)))),
      ].join('\n')
      expect(given).not.toContain(secret)
      expect(given).not.toContain(token)
    }),
    { numRuns: 6 },
  )
})

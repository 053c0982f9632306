import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createJournal } from '../../../mocks/server/journal.ts'
import { becomeCustomer } from '../customer.ts'
import { openServer, type Shopper, shopper } from '../shopper.ts'
import { matchedBy } from '../matchedBy.ts'
import { persona } from '../persona.ts'

let server: ReturnType<typeof openServer>
let ana: Shopper

beforeEach(() => {
  server = openServer()
  ana = shopper(server)
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

describe('the journal', () => {
  test('contains request and outcome, without secrets', async () => {
    server.isStrict = false
    await ana.sync()
    await ana.ask('POST', '/api/billing?token=abc&page=2', {
      billing: { cardNumber: '4242424242424242', expiry: '12/30', securityCode: '123', nameOnCard: 'Ana' },
    })
    await ana.ask('POST', '/api/no-such-call', {
      loginData: { email: 'a@b.my', password: 'Geheim-1' },
      otp: '123456',
    })
    const text = JSON.stringify(server.journal.entries())
    for (const secret of ['4242', '"123"', 'abc', 'Geheim', '123456']) expect(text).not.toContain(secret)
    const [first, second, third] = server.journal.entries()
    expect(first).toMatchObject({
      number: 1,
      method: 'GET',
      path: '/api/carts/sync',
      status: 200,
      call: 'syncCart',
      by: 'page',
    })
    expect(second).toMatchObject({
      call: 'createBilling',
      status: 200,
      drift: { of: 'request', field: 'query.token', expected: 'nothing' },
      path: '/api/billing?token=%E2%80%A2%E2%80%A2%E2%80%A2&page=2',
    })
    expect(second?.body).toMatchObject({ billing: { nameOnCard: 'Ana', cardNumber: '•••' } })
    expect(third).toMatchObject({ call: null, status: 501, refusal: { error: 'unknown_call' } })
  })

  test('never contains a password, a code, a token or a number of a card or an account', async () => {
    await ana.sync()
    const secrets: [method: string, path: string, body: object][] = [
      ['POST', '/api/login', { loginData: { email: 'a@b.my', password: 'SECRET-1' } }],
      ['POST', '/api/join', { loginData: { email: 'a@b.my', password: 'SECRET-2' }, otp: 'SECRET-3' }],
      ['POST', '/api/forget-password', { email: 'a@b.my', otp: 'SECRET-4' }],
      ['POST', '/api/set-password', { newPassword: 'SECRET-5' }],
      ['POST', '/api/change-password', { currentPassword: 'SECRET-6', newPassword: 'SECRET-7' }],
      ['POST', '/api/reset-password', { token: 'SECRET-8', newPassword: 'SECRET-9' }],
      ['POST', '/api/verify-code', { code: 'SECRET-10', email: 'a@b.my' }],
      ['POST', '/api/check-google', { accountData: { idToken: 'SECRET-11', email: 'SECRET-12' } }],
      ['POST', '/api/check-facebook', { facebook: { userId: '1', accessToken: 'SECRET-13' } }],
      ['POST', '/api/billing', { billing: { cardNumber: 'SECRET-14', securityCode: 'SECRET-15' } }],
      ['POST', '/api/billing', { billing: { bankName: 'Maybank', accountNumber: 'SECRET-16' } }],
    ]
    for (const [method, path, body] of secrets) await ana.ask(method, path, body)
    await ana.page('/reset-password?token=SECRET-17')
    await ana.ask('GET', '/api/no-such-call?otp=SECRET-18&csrf-token=SECRET-19')
    expect(server.journal.entries()).toHaveLength(secrets.length + 3)
    expect(JSON.stringify(server.journal.entries())).not.toContain('SECRET')
  })

  test('never contains a card number, in any field', async () => {
    await ana.sync()
    server.journal.keepsAnswers = true
    const name = { firstName: '5555 5555 5555 4444', lastName: 'Lim' }
    await ana.ask('POST', '/api/customer-data-captures', { email: 'a@b.my', telephone: '4242424242424242' })
    await ana.ask('PUT', '/api/current_user/name', name)
    await ana.ask('GET', '/api/search/5555-5555-5555-4444?query=4242424242424242')
    await ana.ask('GET', '/api/search/4242%204242%204242%204242')
    const text = JSON.stringify(server.journal.entries()).replaceAll(/[ -]|%20/g, '')
    for (const card of ['5555555555554444', '4242424242424242']) expect(text).not.toContain(card)
  })

  test('a handler that throws is a 500 with its stack, and the shop is as it was', async () => {
    await becomeCustomer(server)
    await ana.sync()
    await server.store.write((state) => {
      state.openedAt = Number.NaN
    })
    const before = await server.store.read()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    // The prize is credited, then the end of the game cannot be stored.
    const answer = await ana.ask('POST', '/api/games/play', { gameId: 'game-market-wheel' })
    expect(answer).toEqual({
      status: 500,
      body: { status: 500, error: 'server_error', errorCode: 'server_error' },
    })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
    expect(await server.store.read()).toBe(before)
    expect(server.journal.entries().at(-1)).toMatchObject({ call: 'playGame', status: 500 })
    expect(server.journal.entries().at(-1)?.stack).toMatch(/RangeError: Invalid time value\n\s+at /)
  })

  test('has the last 200 requests', () => {
    const journal = createJournal()
    for (let count = 0; count < 250; count += 1) {
      const path = `/${count}`
      journal.add({ at: '', ms: 0, by: 'page', request: null, method: 'GET', path, call: null, status: 200 })
    }
    expect(journal.entries()).toHaveLength(200)
    expect(journal.entries()[0]).toMatchObject({ number: 51, path: '/50' })
  })

  test('has the times of the shop’s clock', async () => {
    server.faultInjector = matchedBy(() => {
      server.clock.advance(350)
      return undefined
    })
    await ana.sync()
    await ana.sync()
    expect(server.journal.entries().map(({ at }) => at)).toEqual([
      '2026-11-21T00:00:00.000Z',
      '2026-11-21T00:00:00.350Z',
    ])
  })

  test('contains answers on demand, without secrets', async () => {
    await ana.sync()
    server.journal.keepsAnswers = true
    await ana.sync()
    const [unkept, kept] = server.journal.entries()
    expect(unkept).not.toHaveProperty('answer')
    expect(kept).toMatchObject({ answer: { data: { token: '•••', cart: { cartVariants: [] } } } })
  })
  test('contains whether an account has a password, which is no secret', async () => {
    const customer = await persona(server, 'returningCustomer')
    server.journal.keepsAnswers = true
    await customer.ask('PUT', '/api/current_user/name', { firstName: 'Wei Ling', lastName: 'Lim' })
    expect(server.journal.entries().at(-1)).toMatchObject({
      answer: { data: { user: { hasPassword: true } } },
    })
  })
})

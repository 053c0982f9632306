import { describe, expect } from 'vitest'
import { people } from '../../../../fixtures/people.ts'
import type { User } from '../../../../src/contract/entities/account/user.ts'
import { persona } from '../../persona.ts'
import { type Shopper, shopper, type Server } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const hourLater = (server: Server) => server.clock.advance(20 * 60_000)

describe.each([
  ['google', 'PUT', people.googleCustomer, (account: object) => ({ accountData: account })],
  ['facebook', 'POST', people.facebookCustomer, (account: object) => ({ facebook: account })],
] as const)('a %s account', (kind, method, linked, bodyOf) => {
  const userId = Reflect.get(linked, kind) as string
  const check = async (ana: Shopper, account: object) =>
    (await ana.ask<{ data: unknown }>('POST', `/api/check-${kind}`, bodyOf(account))).body.data
  const kindsOf = async (person: Shopper) => {
    const user = (await person.page('/')).body.data?.user
    return user && !user.isGuest ? user.socialLoginKinds : []
  }

  test('that is linked logs in to the account, with its email', async ({ ana }) => {
    expect(await check(ana, { userId })).toEqual({ isLinked: true, hasAccount: true, email: linked.email })
  })

  test('of an existing account can be linked to it', async ({ ana }) => {
    const { email } = people.returningCustomer
    expect(await check(ana, { userId: 'new', email: email.toUpperCase() })).toEqual({
      isLinked: false,
      hasAccount: true,
      email,
    })
  })

  test('that is unknown creates no account', async ({ ana }) => {
    expect(await check(ana, { userId: 'new', email: 'new@rumah.example' })).toEqual({
      isLinked: false,
      hasAccount: false,
      email: 'new@rumah.example',
    })
    expect(await check(ana, { userId: 'new' })).toEqual({ isLinked: false, hasAccount: false })
  })

  test('is linked, read back, and unlinked', async ({ server, ana }) => {
    const weiLing = await persona(server, 'returningCustomer')
    const { status, body } = await weiLing.ask<{ data: { user: User } }>(
      method,
      `/api/link-${kind}`,
      bodyOf({ userId: 'of-wei-ling' }),
    )
    expect(status).toBe(200)
    expect(body.data.user.socialLoginKinds).toEqual([kind])
    expect(await kindsOf(weiLing)).toEqual([kind])
    expect(await check(ana, { userId: 'of-wei-ling' })).toMatchObject({ isLinked: true })
    expect((await weiLing.ask(method, `/api/unlink-${kind}`, {})).status).toBe(200)
    expect(await kindsOf(weiLing)).toEqual([])
    expect(await check(ana, { userId: 'of-wei-ling' })).toMatchObject({ isLinked: false })
  })

  test('without an id is refused', async ({ ana }) => {
    const answer = await ana.ask('POST', `/api/check-${kind}`, bodyOf({}))
    expect(answer).toMatchObject({ status: 400, body: { error: 'bad_body' } })
  })
})

describe('registering an email', () => {
  const capture = (ana: Shopper, body: object) =>
    ana.ask<{ data: object; error?: string; errorCode?: number; field?: string }>(
      'POST',
      '/api/customer-data-captures',
      body,
    )

  test.for([
    ['an e-mail', { email: ' Ana@Rumah.example ' }, { email: 'ana@rumah.example' }],
    ['a number', { telephone: '012-345 6789' }, { telephone: '0123456789' }],
    [
      'both',
      { email: 'ana@rumah.example', telephone: '0123456789' },
      { email: 'ana@rumah.example', telephone: '0123456789' },
    ],
    ['an address by its number', { email: 'ana@[192.168.1.10]' }, { email: 'ana@[192.168.1.10]' }],
  ] as const)('%s is accepted', async ([, body, data], { ana }) => {
    expect(await capture(ana, body)).toEqual({ status: 200, body: { data } })
  })

  test.for([
    ['nothing', {}, 'email'],
    ['only blanks', { email: '', telephone: '' }, 'email'],
    ['half an e-mail', { email: 'ana@' }, 'email'],
    ['a top label of one letter', { email: 'ana@rumah.x' }, 'email'],
    ['a plus sign', { email: 'ana+pasar@rumah.example' }, 'email'],
    ['half a number', { telephone: '01234' }, 'telephone'],
  ] as const)('%s is refused', async ([, body, field], { server, ana }) => {
    expect(await capture(ana, body)).toMatchObject({ status: 400, body: { error: 'bad_body', field } })
    expect((await server.store.read()).access.captures).toEqual([])
  })

  test('each is accepted once: code 578 names the field, from any browser', async ({ server, ana }) => {
    await capture(ana, { email: 'ana@rumah.example' })
    await capture(ana, { telephone: '0123456789' })
    const ben = shopper(server, 'ben')
    await ben.sync()
    const again = (body: object) => ben.ask('POST', '/api/customer-data-captures', body)
    expect(await again({ email: 'ANA@rumah.example' })).toMatchObject({
      status: 409,
      body: { errorCode: 578, field: 'email' },
    })
    expect(await again({ email: 'ben@rumah.example', telephone: '012 345 6789' })).toMatchObject({
      status: 409,
      body: { errorCode: 578, field: 'telephone' },
    })
  })

  test('the registered email is filled in at the checkout', async ({ ana }) => {
    const gate = () =>
      ana.ask<{ data: object }>('POST', '/api/gate-email-sign-up', {
        email: 'Ana@Rumah.example',
        confirmType: 'none',
      })
    expect((await gate()).body.data).toEqual({
      email: 'ana@rumah.example',
      isNew: true,
      isConfirmed: true,
    })
    expect((await gate()).body.data).toMatchObject({ isNew: false })
    const { body } = await ana.ask<{ data: { checkout: { selection: object } } }>('GET', '/api/checkout')
    expect(body.data.checkout.selection).toMatchObject({ email: 'ana@rumah.example' })
  })
})

describe('the ids for other services', () => {
  interface Token {
    data: { token: string; expiresAt: string }
  }

  test.for(['/api/firebase-token', '/api/acs-token'])(
    '%s is stable for an account, and differs between accounts',
    async (path, { server, ana }) => {
      const read = async (person: Shopper) => (await person.ask<Token>('GET', path)).body.data
      const first = await read(ana)
      expect(await read(ana)).toEqual(first)
      expect(first.expiresAt).toBe('2026-11-21T02:00:00.000Z')
      const weiLing = await persona(server, 'returningCustomer')
      expect((await read(weiLing)).token).not.toBe(first.token)
      hourLater(server)
      hourLater(server)
      hourLater(server)
      expect((await read(ana)).token).not.toBe(first.token)
    },
  )

  test('the two ids differ', async ({ ana }) => {
    const tokens = await Promise.all(
      ['/api/firebase-token', '/api/acs-token'].map((path) => ana.ask<Token>('GET', path)),
    )
    expect(new Set(tokens.map(({ body }) => body.data.token)).size).toBe(2)
  })

  test('Apple’s sign-in is valid for the session only', async ({ ana }) => {
    const config = async () =>
      (await ana.ask<{ data: { state: string } }>('GET', '/api/apple-sign-in/config')).body.data
    const { state } = await config()
    expect((await config()).state).toBe(state)
    await ana.ask('POST', '/api/login', {
      loginData: { email: people.returningCustomer.email, password: 'Pasar-2026' },
    })
    expect((await config()).state).not.toBe(state)
  })
})

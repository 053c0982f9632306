import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { people } from '../../../../fixtures/people.ts'
import type { AccountData } from '../../../../src/contract/entities/account/accountData.ts'
import { Header } from '../../../../src/contract/headers.ts'
import { softwareAuthenticator } from '../../../setup/softwareAuthenticator.ts'
import { test } from '../../../setup/serverTest.ts'
import { persona } from '../../persona.ts'
import { shopper, type Shopper } from '../../shopper.ts'

/** The origin of the requests of `shopper`. */
const ORIGIN = 'http://shop.test'
const MINUTE_MS = 60_000

const { email } = people.returningCustomer
const options = (who: Shopper, kind: 'login' | 'registration') =>
  who.ask<{ data: { challenge: string } }>('POST', `/api/passkeys/${kind}-options`)
const challengeOf = async (who: Shopper, kind: 'login' | 'registration') =>
  (await options(who, kind)).body.data.challenge
const add = (who: Shopper, credential: object) =>
  who.ask<{ data: { passkeys: { _id: string }[] } }>('POST', '/api/passkeys', { name: 'Phone', credential })
const enter = (who: Shopper, credential: object) => who.ask('POST', '/api/passkeys/login', { credential })
const listOf = async (who: Shopper) =>
  (await who.ask<{ data: { passkeys: object[] } }>('GET', '/api/passkeys')).body.data.passkeys

const withPasskey = test.extend('phone', async ({ server }) => {
  const key = softwareAuthenticator(ORIGIN)
  const weiLing = await persona(server, 'returningCustomer')
  const added = await add(weiLing, key.register(await challengeOf(weiLing, 'registration')))
  return { key, weiLing, id: added.body.data.passkeys[0]?._id ?? '' }
})

test('the options name the shop by its host, and the user by the account', async ({ server }) => {
  const weiLing = await persona(server, 'returningCustomer')
  expect((await options(weiLing, 'registration')).body.data).toMatchObject({
    rp: { id: 'shop.test', name: 'Pasar' },
    user: { name: email, displayName: 'Wei Ling Lim' },
    excludeCredentials: [],
    userVerification: 'required',
    timeout: 300_000,
  })
})

test('where the page has another origin than the server, the page’s counts', async ({ ana }) => {
  const { body } = await ana.ask<{ data: { token: string } }>('GET', '/api/carts/sync')
  const headers = {
    [Header.API_JSON]: 'true',
    [Header.CSRF]: body.data.token,
    origin: 'https://pasar.example',
  }
  const response = await ana.send('POST', '/api/passkeys/login-options', headers)
  expect(await response.json()).toMatchObject({ data: { rpId: 'pasar.example' } })
})

withPasskey(
  'a passkey logs in, in a browser that was a guest’s',
  async ({ ana, phone: { key, weiLing } }) => {
    expect(await listOf(weiLing)).toMatchObject([{ name: 'Phone', createdAt: '2026-11-21T00:00:00.000Z' }])
    const answer = await enter(ana, key.logIn(await challengeOf(ana, 'login')))
    expect(answer).toMatchObject({ status: 200, body: { data: { user: { email } } } })
    await ana.sync()
    expect(await listOf(ana)).toMatchObject([{ lastUsedAt: '2026-11-21T00:00:00.000Z' }])
  },
)

withPasskey('the guest’s cart comes along', async ({ ana, anas, phone: { key } }) => {
  await anas.put(named.saleMilk, 2)
  await enter(ana, key.logIn(await challengeOf(ana, 'login')))
  expect((await ana.sync()).cartVariants.map(({ quantity }) => quantity)).toEqual([2])
})

describe('a challenge', () => {
  withPasskey('counts once, also if it was refused', async ({ ana, phone: { key } }) => {
    const challenge = await challengeOf(ana, 'login')
    expect(await enter(ana, key.logIn(challenge, { flags: 1 }))).toMatchObject({ status: 422 })
    expect(await enter(ana, key.logIn(challenge))).toMatchObject({
      status: 409,
      body: { error: 'too_late' },
    })
  })

  withPasskey.for([
    [5 * MINUTE_MS - 1, 200],
    [5 * MINUTE_MS, 409],
  ] as const)('after %i ms: %i', async ([ms, status], { server, ana, phone: { key } }) => {
    const challenge = await challengeOf(ana, 'login')
    server.clock.advance(ms)
    expect(await enter(ana, key.logIn(challenge))).toMatchObject({ status })
  })

  withPasskey('of another browser or purpose is none', async ({ server, ana, phone: { key, weiLing } }) => {
    const bo = shopper(server, 'bo')
    await bo.sync()
    expect(await enter(ana, key.logIn(await challengeOf(bo, 'login')))).toMatchObject({ status: 409 })
    const registration = await challengeOf(weiLing, 'registration')
    expect(await enter(weiLing, key.logIn(registration))).toMatchObject({ status: 409 })
  })
})

describe('a login is refused', () => {
  withPasskey.for([
    ['with another type', { type: 'webauthn.create' }, 'the type webauthn.get'],
    ['from another origin', { origin: 'http://shop.test.evil' }, 'the origin http://shop.test'],
    ['in a foreign frame', { crossOrigin: true }, 'the origin http://shop.test'],
    ['for another host', { rpId: 'evil.test' }, 'the relying party shop.test'],
    ['without a present user', { flags: 4 }, 'a present user'],
    ['without a verified user', { flags: 1 }, 'a verified user'],
    ['with another key', { secret: new Uint8Array(32).fill(7) }, 'a signature of this passkey'],
    ['for another user', { userHandle: 'YW5vdGhlcg' }, 'the user of the passkey'],
  ] as const)('%s', async ([, wrong, expected], { ana, phone: { key } }) => {
    const answer = await enter(ana, key.logIn(await challengeOf(ana, 'login'), wrong))
    expect(answer).toMatchObject({ status: 422, body: { errorCode: 55, expected } })
  })

  withPasskey('with a counter that does not increase: a copy', async ({ ana, phone: { key } }) => {
    expect(await enter(ana, key.logIn(await challengeOf(ana, 'login'), { counter: 9 }))).toMatchObject({
      status: 200,
    })
    await ana.ask('POST', '/api/logout')
    await ana.sync()
    const again = await enter(ana, key.logIn(await challengeOf(ana, 'login'), { counter: 9 }))
    expect(again).toMatchObject({ status: 422, body: { expected: 'a counter that increases' } })
  })

  withPasskey('with a changed signature', async ({ ana, phone: { key } }) => {
    const { id, response } = key.logIn(await challengeOf(ana, 'login'))
    for (const signature of ['AAAA', '_', response.signature.slice(4)]) {
      const challenge = await challengeOf(ana, 'login')
      const other = key.logIn(challenge)
      const answer = await enter(ana, { id, response: { ...other.response, signature } })
      expect(answer).toMatchObject({ status: 422, body: { errorCode: 55 } })
    }
  })

  withPasskey('with a passkey that was removed', async ({ ana, phone: { key, weiLing, id } }) => {
    expect(await weiLing.ask('DELETE', `/api/passkeys/${id}`)).toMatchObject({
      status: 200,
      body: { data: { passkeys: [] } },
    })
    expect(await enter(ana, key.logIn(await challengeOf(ana, 'login')))).toMatchObject({ status: 404 })
  })
})

describe('a registration is refused', () => {
  test.for([
    ['with another type', { type: 'webauthn.get' }],
    ['from another origin', { origin: 'https://shop.test' }],
    ['for another host', { rpId: 'localhost' }],
    ['without a verified user', { flags: 0x41 }],
    ['without a credential', { flags: 5 }],
    ['with another format', { format: 'packed' }],
    ['with a key of another kind', { key: Uint8Array.of(0xa1, 0x01, 0x03) }],
    ['with a key that is cut off', { key: Uint8Array.of(0xa5, 0x01) }],
  ] as const)('%s', async ([, wrong], { server }) => {
    const weiLing = await persona(server, 'returningCustomer')
    const challenge = await challengeOf(weiLing, 'registration')
    const credential = softwareAuthenticator(ORIGIN).register(challenge, wrong)
    expect(await add(weiLing, credential)).toMatchObject({
      status: 400,
      body: { error: 'bad_body', field: 'credential' },
    })
    expect(await listOf(weiLing)).toEqual([])
  })

  withPasskey('of a passkey that an account has', async ({ server, phone: { key } }) => {
    const chloe = await persona(server, 'facebookCustomer')
    const credential = key.register(await challengeOf(chloe, 'registration'))
    expect(await add(chloe, credential)).toMatchObject({ status: 409, body: { error: 'already_linked' } })
  })
})

withPasskey('another account cannot remove it', async ({ server, phone: { weiLing, id } }) => {
  const chloe = await persona(server, 'facebookCustomer')
  expect(await chloe.ask('DELETE', `/api/passkeys/${id}`)).toMatchObject({ status: 404 })
  expect(await listOf(weiLing)).toHaveLength(1)
})

withPasskey('the copy of the data has its name and dates only', async ({ phone: { key, weiLing } }) => {
  const { body } = await weiLing.ask<{ data: AccountData }>('GET', '/api/current_user/data')
  expect(body.data.passkeys).toMatchObject([{ name: 'Phone', createdAt: '2026-11-21T00:00:00.000Z' }])
  expect(JSON.stringify(body)).not.toContain(key.id)
})

test('a guest adds none, and switched off there are none', async ({ server, ana }) => {
  expect(await options(ana, 'registration')).toMatchObject({ status: 401 })
  server.hasPasskeys = false
  expect(await options(ana, 'login')).toMatchObject({ status: 403 })
  expect(await ana.ask('GET', '/api/passkeys')).toMatchObject({
    body: { data: { isEnabled: false, passkeys: [] } },
  })
})

import { describe, expect } from 'vitest'
import { demoPassword, people } from '../../../../fixtures/people.ts'
import { accountNow } from '../../persona.ts'
import type { Shopper } from '../../shopper.ts'
import { lastMessage, type Welcome } from './authCalls.ts'
import { test } from '../../../setup/serverTest.ts'

const { email } = people.returningCustomer
const login = (ana: Shopper, loginData: object, otp?: string) =>
  ana.ask<Welcome>('POST', '/api/login', { loginData, ...(otp ? { otp } : {}) })
const join = (ana: Shopper, loginData: object) =>
  ana.ask<Welcome>('POST', '/api/join', {
    loginData: { firstName: 'Iman', lastName: 'Salleh', ...loginData },
  })
const apple = { userId: 'apple-weiling' }

describe('a linked account at a provider', () => {
  test('names its account without the email', async ({ ana }) => {
    const { body } = await login(ana, { google: { userId: people.googleOnlyCustomer.google } })
    expect(body.data.user).toMatchObject({ email: people.googleOnlyCustomer.email, hasPassword: false })
  })

  test('of an unknown account is refused with code 55', async ({ ana }) => {
    expect(await login(ana, { apple })).toMatchObject({ status: 422, body: { errorCode: 55 } })
  })
})

describe('an account at a provider beside a proof', () => {
  test('is linked after the right password, and not after a wrong one', async ({ server, ana }) => {
    expect((await login(ana, { email, password: 'Wrong-1234', apple })).status).toBe(422)
    expect((await login(ana, { apple })).status).toBe(422)
    expect((await login(ana, { email, password: demoPassword, apple })).status).toBe(200)
    expect((await accountNow(server, 'returningCustomer')).social).toEqual({ apple: 'apple-weiling' })
  })

  test('is linked after a code', async ({ server, ana }) => {
    await ana.ask('POST', '/api/issue-otp', { email, type: 'login' })
    expect((await login(ana, { email, apple }, await lastMessage(server))).status).toBe(200)
    expect((await accountNow(server, 'returningCustomer')).social).toEqual({ apple: 'apple-weiling' })
  })

  test('of another shopper is refused', async ({ ana }) => {
    const taken = { userId: people.facebookCustomer.apple }
    expect(await login(ana, { email, password: demoPassword, apple: taken })).toMatchObject({
      status: 409,
      body: { error: 'already_linked' },
    })
    expect((await login(ana, { apple: taken })).body.data.user.email).toBe(people.facebookCustomer.email)
  })
})

describe('a new account with a provider', () => {
  test('needs no code for the email that the provider shares, in any case', async ({ ana }) => {
    const google = { userId: 'google-iman', email: 'Iman@Baharu.example' }
    expect((await join(ana, { email: 'iman@baharu.example', google })).status).toBe(200)
  })

  test('needs a code for another email', async ({ ana }) => {
    const google = { userId: 'google-iman', email: 'iman@baharu.example' }
    expect(await join(ana, { email: 'somebody@else.example', google })).toMatchObject({
      status: 422,
      body: { errorCode: 566 },
    })
  })
})

describe('the settings', () => {
  test.for(['features', 'partnerLogins'] as const)(
    '%s alone can switch a provider off',
    async (of, { server, ana }) => {
      const { config } = server
      server.config =
        of === 'features'
          ? { ...config, features: { ...config.features, googleLogin: false } }
          : { ...config, partnerLogins: { ...config.partnerLogins, google: false } }
      const google = { userId: people.googleOnlyCustomer.google }
      expect((await ana.ask('POST', '/api/check-google', { accountData: google })).status).toBe(403)
      expect((await ana.ask('GET', '/api/sign-in-accounts?provider=google')).status).toBe(403)
      expect((await login(ana, { email: people.googleOnlyCustomer.email, google })).status).toBe(422)
      expect((await ana.ask('GET', '/api/sign-in-accounts?provider=facebook')).status).toBe(200)
    },
  )
})

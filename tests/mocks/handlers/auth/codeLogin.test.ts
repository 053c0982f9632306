import { describe, expect } from 'vitest'
import { people } from '../../../../fixtures/people.ts'
import { accountNow } from '../../persona.ts'
import type { Shopper } from '../../shopper.ts'
import { lastMessage, type Welcome } from './authCalls.ts'
import { test } from '../../../setup/serverTest.ts'

const { returningCustomer, unverifiedPhone } = people
const { email, telephoneNumber } = returningCustomer

const issue = (ana: Shopper, contact: object) =>
  ana.ask<{ data: { sentTo: string } }>('POST', '/api/issue-otp', { ...contact, type: 'login' })
const enter = (ana: Shopper, loginData: object, otp: string) =>
  ana.ask<Welcome & { details?: { triesLeft: number } }>('POST', '/api/login', { loginData, otp })
const another = (code: string) => (code === '000000' ? '999999' : '000000')

describe('a login with a code', () => {
  test('takes the code of the email, once', async ({ server, ana }) => {
    expect((await issue(ana, { email })).body.data.sentTo).toBe('w•••@rumah.example')
    const code = await lastMessage(server)
    expect((await enter(ana, { email }, code)).body.data.user.email).toBe(email)
    await ana.sync()
    expect(await enter(ana, { email }, code)).toMatchObject({ status: 422, body: { errorCode: 566 } })
  })

  test('takes the code of the phone, which it verifies', async ({ server, ana }) => {
    await issue(ana, { phone: '012-345 0017' })
    const { status } = await enter(
      ana,
      { telephoneNumber: unverifiedPhone.telephoneNumber },
      await lastMessage(server),
    )
    expect(status).toBe(200)
    expect((await accountNow(server, 'unverifiedPhone')).telephoneVerified).toBe(true)
  })

  test('takes no code of another contact of the account, and none of another purpose', async ({
    server,
    ana,
  }) => {
    await issue(ana, { email })
    expect((await enter(ana, { telephoneNumber }, await lastMessage(server))).status).toBe(422)
    await ana.ask('POST', '/api/issue-otp', { email, type: 'forgetPassword' })
    expect((await enter(ana, { email }, await lastMessage(server))).status).toBe(422)
  })

  test('answers an unknown contact as it answers a known one, and sends nothing there', async ({
    server,
    ana,
  }) => {
    const unknown = { email: 'nobody@nowhere.example' }
    expect((await issue(ana, unknown)).status).toBe(200)
    const { access, outbox } = await server.store.read()
    expect(outbox).toEqual([])
    const decoy = access.otps[0]?.code ?? ''
    for (const triesLeft of [2, 1, 0]) {
      expect(await enter(ana, unknown, another(decoy))).toMatchObject({
        body: { errorCode: 566, details: { triesLeft } },
      })
    }
    await issue(ana, unknown)
    const guessed = (await server.store.read()).access.otps[0]?.code ?? ''
    expect(await enter(ana, unknown, guessed)).toMatchObject({ status: 422, body: { errorCode: 566 } })
  })

  test('without an email, a phone number or a social account is refused', async ({ ana }) => {
    expect(await ana.ask('POST', '/api/login', { loginData: { password: 'Pasar-2026' } })).toMatchObject({
      status: 400,
      body: { field: 'loginData.email' },
    })
  })
})

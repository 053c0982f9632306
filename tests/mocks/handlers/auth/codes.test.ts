import { describe, expect } from 'vitest'
import { people } from '../../../../fixtures/people.ts'
import { accountNow, persona } from '../../persona.ts'
import type { Shopper, Server } from '../../shopper.ts'
import { lastMessage } from './authCalls.ts'
import { test } from '../../../setup/serverTest.ts'

interface Sent {
  data: { sentTo: string; expiresAt: string }
  errorCode?: number
  field?: string
}

const phone = '0123456789'
const another = (code: string) => (code === '000000' ? '999999' : '000000')
const minutes = (count: number) => count * 60_000
const messages = async (server: Server) => (await server.store.read()).outbox
const verify = (person: Shopper, code: string, more: object = {}) =>
  person.ask<{ data: { isVerified: boolean }; errorCode?: number }>('POST', '/api/verify-code', {
    code,
    ...more,
  })
const sendTo = (person: Shopper, number = phone) =>
  person.ask<{ data: { otp?: Sent['data'] }; errorCode?: number }>('POST', '/api/phone-verification', {
    phone: number,
    verify: true,
  })

describe('a code', () => {
  test('has six digits, is sent to the phone, and the answer shows only the end of the number', async ({
    server,
    ana,
  }) => {
    const { body } = await sendTo(ana)
    expect(await messages(server)).toMatchObject([
      { kind: 'otp', to: phone, content: expect.stringMatching(/^\d{6}$/) as string },
    ])
    expect(body.data.otp).toEqual({ sentTo: '••••••6789', expiresAt: '2026-11-21T00:05:00.000Z' })
  })

  test('is valid once', async ({ server, ana }) => {
    await sendTo(ana)
    const code = await lastMessage(server)
    expect(await verify(ana, code)).toMatchObject({ status: 200, body: { data: { isVerified: true } } })
    expect(await verify(ana, code)).toMatchObject({ status: 422, body: { errorCode: 566 } })
  })

  test('is valid for five minutes', async ({ server, ana }) => {
    await sendTo(ana)
    const first = await lastMessage(server)
    server.clock.advance(minutes(5) - 1)
    expect((await verify(ana, first)).status).toBe(200)
    await sendTo(ana)
    server.clock.advance(minutes(5))
    expect(await verify(ana, await lastMessage(server))).toMatchObject({ body: { errorCode: 566 } })
  })

  test('has an answer with the remaining attempts', async ({ server, ana }) => {
    await sendTo(ana)
    const wrong = another(await lastMessage(server))
    for (const triesLeft of [2, 1, 0, 0])
      expect((await verify(ana, wrong)).body).toMatchObject({ errorCode: 566, details: { triesLeft } })
  })

  test('survives two wrong attempts, but not a third', async ({ server, ana }) => {
    await sendTo(ana)
    const first = await lastMessage(server)
    for (let tries = 0; tries < 2; tries += 1) await verify(ana, another(first))
    expect((await verify(ana, first)).status).toBe(200)
    await sendTo(ana)
    const second = await lastMessage(server)
    for (let tries = 0; tries < 3; tries += 1) await verify(ana, another(second))
    expect(await verify(ana, second)).toMatchObject({ status: 422, body: { errorCode: 566 } })
  })

  test('is invalid once there is a newer one', async ({ server, ana }) => {
    await sendTo(ana)
    const first = await lastMessage(server)
    await sendTo(ana)
    const second = await lastMessage(server)
    if (first !== second) expect((await verify(ana, first)).status).toBe(422)
    expect((await verify(ana, second)).status).toBe(200)
  })

  test('gives no new attempts within 30 seconds of an earlier one, and three after that', async ({
    server,
    ana,
  }) => {
    const triesLeft = async () => {
      const answer = await verify(ana, another(await lastMessage(server)))
      return (answer.body as { details?: { triesLeft: number } }).details?.triesLeft
    }
    await sendTo(ana)
    expect(await triesLeft()).toBe(2)
    server.clock.advance(29_999)
    await sendTo(ana)
    expect(await triesLeft()).toBe(1)
    expect(await triesLeft()).toBe(0)
    await sendTo(ana)
    expect((await verify(ana, await lastMessage(server))).body).toMatchObject({ errorCode: 566 })
    server.clock.advance(30_000)
    await sendTo(ana)
    expect(await triesLeft()).toBe(2)
    expect((await verify(ana, await lastMessage(server))).status).toBe(200)
  })

  test('of another purpose is refused', async ({ server, ana }) => {
    await ana.ask('POST', '/api/issue-otp', { phone, type: 'registration' })
    await ana.ask('POST', '/api/phone-verification', { phone, verify: false })
    expect((await verify(ana, await lastMessage(server))).status).toBe(422)
  })

  test('sent by email verifies the email', async ({ server, ana }) => {
    const email = 'ana@rumah.example'
    await ana.ask('POST', '/api/gate-email-sign-up', { email, confirmType: 'otp' })
    expect((await verify(ana, await lastMessage(server), { email: 'Ana@rumah.example' })).status).toBe(200)
  })
})

describe('a telephone number', () => {
  test.for([
    ['with spaces and dashes', '012-345 6789', 200],
    ['with a bracket', '(012) 3456789', 200],
    ['with a digit too few', '012345678', 400],
    ['with a digit too many', '01234567890', 400],
    ['with the country', '+60123456789', 400],
    ['of letters', 'telephone', 400],
  ] as const)('%s', async ([, text, status], { ana }) => {
    expect((await sendTo(ana, text)).status).toBe(status)
  })

  test('is verified for its account, and again when it changes', async ({ server }) => {
    const danish = await persona(server, 'unverifiedPhone')
    await sendTo(danish, people.unverifiedPhone.telephoneNumber)
    await verify(danish, await lastMessage(server))
    expect(await accountNow(server, 'unverifiedPhone')).toMatchObject({ telephoneVerified: true })
    await sendTo(danish, '0155550000')
    expect(await accountNow(server, 'unverifiedPhone')).toMatchObject({
      telephoneNumber: '0155550000',
      telephoneVerified: false,
    })
  })

  test('of another account is refused with code 596, the shopper’s own is not', async ({ server, ana }) => {
    const { telephoneNumber } = people.activeMember
    expect(await sendTo(ana, telephoneNumber)).toMatchObject({ status: 409, body: { errorCode: 596 } })
    const meiYee = await persona(server, 'activeMember')
    expect((await sendTo(meiYee, telephoneNumber)).status).toBe(200)
  })
})

describe('sending a code', () => {
  const issue = (ana: Shopper, body: object) => ana.ask<Sent>('POST', '/api/issue-otp', body)

  test('prefers the phone to the email', async ({ server, ana }) => {
    await issue(ana, { email: 'ana@rumah.example', phone, type: 'registration' })
    expect((await messages(server)).map(({ to }) => to)).toEqual([phone])
  })

  test('needs a recipient and a purpose', async ({ server, ana }) => {
    expect(await issue(ana, { type: 'registration' })).toMatchObject({
      status: 400,
      body: { field: 'email' },
    })
    expect(await issue(ana, { phone, type: 'fun' })).toMatchObject({ status: 400, body: { field: 'type' } })
    expect(await issue(ana, { email: 'ana@rumah', type: 'registration' })).toMatchObject({
      status: 400,
      body: { field: 'email' },
    })
    expect(await messages(server)).toEqual([])
  })

  test('for a forgotten password does not reveal whether the account exists', async ({ server, ana }) => {
    const known = await issue(ana, { email: people.activeMember.email, type: 'forgetPassword' })
    expect(await messages(server)).toHaveLength(1)
    const unknown = await issue(ana, { email: 'meinobody@ahli.example', type: 'forgetPassword' })
    expect(await messages(server)).toHaveLength(1)
    expect(unknown).toEqual(known)
  })
})

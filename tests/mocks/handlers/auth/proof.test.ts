import { describe, expect } from 'vitest'
import { demoPassword, people } from '../../../../fixtures/people.ts'
import type { CheckoutInfo } from '../../../../src/contract/entities/checkout.ts'
import { accountNow, persona } from '../../persona.ts'
import type { Shopper, Server } from '../../shopper.ts'
import { lastMessage, newPassword, type Welcome } from './authCalls.ts'
import { test } from '../../../setup/serverTest.ts'

const email = 'ana.lim@rumah.example'
const telephoneNumber = '0132223333'

async function joinWithCodeSentTo(server: Server, ana: Shopper, place: object) {
  await ana.ask('POST', '/api/issue-otp', { ...place, type: 'registration' })
  const answer = await ana.ask<Welcome>('POST', '/api/join', {
    loginData: { email, password: newPassword, firstName: 'Ana', lastName: 'Lim', telephoneNumber },
    otp: await lastMessage(server),
  })
  await ana.sync()
  return answer
}

describe('a phone number is verified by a code sent to it', () => {
  test.for([
    ['the telephone', { phone: telephoneNumber, email }, true],
    ['the e-mail', { email }, false],
  ] as const)('joining with the code of %s', async ([, place, verified], { server, ana }) => {
    const { status, body } = await joinWithCodeSentTo(server, ana, place)
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({ telephoneNumber, telephoneVerification: { verified } })
  })

  test('and not by a code sent to an email', async ({ server }) => {
    const danish = await persona(server, 'unverifiedPhone')
    const own = { email: people.unverifiedPhone.email }
    await danish.ask('POST', '/api/issue-otp', { ...own, type: 'telephone' })
    const code = await lastMessage(server)
    expect(await danish.ask('POST', '/api/verify-code', { code, ...own })).toMatchObject({
      status: 200,
      body: { data: { isVerified: true, user: { telephoneVerification: { verified: false } } } },
    })
    expect((await accountNow(server, 'unverifiedPhone')).telephoneVerified).toBe(false)
  })
})

test('a customer who joined with a phone number need not enter it again at the checkout', async ({
  server,
  ana,
}) => {
  await joinWithCodeSentTo(server, ana, { phone: telephoneNumber })
  const { body } = await ana.ask<{ data: { checkout: CheckoutInfo } }>('GET', '/api/checkout')
  expect(body.data.checkout.selection.telephoneNumber).toBe(telephoneNumber)
})

describe('a new password invalidates the codes and links sent for the old one', () => {
  const { email: address } = people.activeMember
  const changed = async (server: Server) => {
    const meiYee = await persona(server, 'activeMember')
    return meiYee.ask('POST', '/api/change-password', { currentPassword: demoPassword, newPassword })
  }

  test('a link', async ({ server, ana }) => {
    await ana.ask('POST', '/api/forget-password', { email: address })
    const token = (await lastMessage(server)).split('token=')[1]
    expect((await changed(server)).status).toBe(200)
    expect(await ana.ask('POST', '/api/reset-password', { token, newPassword: 'Rambutan#2' })).toMatchObject({
      status: 422,
      body: { error: 'reset_link_invalid' },
    })
  })

  test('a code, sent by phone or by email', async ({ server, ana }) => {
    const { telephoneNumber: phone } = people.activeMember
    for (const place of [{ email: address }, { phone }]) {
      await ana.ask('POST', '/api/issue-otp', { ...place, type: 'forgetPassword' })
    }
    expect((await changed(server)).status).toBe(200)
    for (const { content: otp } of (await server.store.read()).outbox.filter(({ kind }) => kind === 'otp')) {
      const answer = await ana.ask('POST', '/api/forget-password', { email: address, otp })
      expect(answer).toMatchObject({ status: 422, body: { errorCode: 566 } })
    }
  })
})

import { describe, expect } from 'vitest'
import { people } from '../../../../fixtures/people.ts'
import { named } from '../../../../fixtures/named.ts'
import { businesses } from '../../../../fixtures/businesses.ts'
import { accountByEmail } from '../../../../mocks/state/account/accounts.ts'
import { buyer } from '../../buyer.ts'
import { accountNow, persona } from '../../persona.ts'
import { lineOf, type Shopper, type Server } from '../../shopper.ts'
import { lastMessage, newPassword, type Welcome } from './authCalls.ts'
import { test } from '../../../setup/serverTest.ts'

const email = 'ana.lim@rumah.example'
const loginData = { email, password: newPassword, firstName: 'Ana', lastName: 'Lim' }

const join = (ana: Shopper, more: object = {}, otp?: string) =>
  ana.ask<Welcome>('POST', '/api/join', {
    loginData: { ...loginData, ...more },
    ...(otp === undefined ? {} : { otp }),
  })

async function joinWithCode(server: Server, ana: Shopper, more: object = {}, to: object = { email }) {
  await ana.ask('POST', '/api/issue-otp', { ...to, type: 'registration' })
  return join(ana, more, await lastMessage(server))
}

const numberOfAccounts = async (server: Server) => Object.keys((await server.store.read()).accounts).length

describe('registration', () => {
  test('with the right code logs in, and returns a welcome and an invite code', async ({ server, ana }) => {
    const { status, body } = await joinWithCode(server, ana)
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({
      email,
      name: { first: 'Ana', last: 'Lim' },
      numSuccessfulOrders: 0,
      clientViewType: 'consumer',
      loyalty: { rewardAmount: 0 },
      telephoneVerification: { verified: false },
    })
    expect((await ana.page('/account')).status).toBe(200)
    const state = await server.store.read()
    expect(state.outbox.at(-1)).toMatchObject({ kind: 'welcome', to: email })
    expect(accountByEmail(state, email)?.inviteCode).toMatch(/^[0-9A-F]{8}$/)
  })

  test('a password is kept as a salted digest', async ({ server, ana }) => {
    await joinWithCode(server, ana)
    const text = JSON.stringify(await server.store.read())
    expect(text).not.toContain(newPassword)
    expect(accountByEmail(await server.store.read(), email)?.password).toEqual({
      salt: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
  })

  test('a code sent to the telephone confirms its number', async ({ server, ana }) => {
    const { body } = await joinWithCode(
      server,
      ana,
      { telephoneNumber: '013-222 3333' },
      { phone: '0132223333' },
    )
    expect(body.data.user).toMatchObject({
      telephoneNumber: '0132223333',
      telephoneVerification: { verified: true },
    })
  })

  test('with Google needs neither a password nor a code', async ({ ana }) => {
    const google = { userId: 'google-ana-lim', email }
    const { body } = await ana.ask<Welcome>('POST', '/api/join', {
      loginData: { email, firstName: 'Ana', lastName: 'Lim', google },
    })
    expect(body.data.user).toMatchObject({ google: { userId: 'google-ana-lim' } })
  })

  test('no code is needed while codes are switched off', async ({ server, ana }) => {
    server.config = { ...server.config, features: { ...server.config.features, webOtp: false } }
    expect((await join(ana)).status).toBe(200)
  })

  test('moves the guest’s cart, address and order into the account', async ({ server, ana }) => {
    const anas = buyer(ana)
    await anas.place(await anas.readyToOrder())
    await ana.change(lineOf(await ana.variantOf(named.spinach), 2))
    const { body } = await joinWithCode(server, ana)
    expect(body.data.user.numSuccessfulOrders).toBe(1)
    expect(body.data.cart.cartVariants.map(({ quantity }) => quantity)).toEqual([2])
    const { addresses } = (await ana.ask<{ addresses: unknown[] }>('GET', '/api/addresses')).body
    expect(addresses).toHaveLength(1)
  })

  test('with a friend’s code records the inviter', async ({ server, ana }) => {
    await persona(server, 'returningCustomer')
    const { _id, inviteCode } = await accountNow(server, 'returningCustomer')
    await joinWithCode(server, ana, { inviteCode })
    expect(accountByEmail(await server.store.read(), email)?.invitedBy).toBe(_id)
  })

  test('of a business makes the shopper its owner, and opens the lead form', async ({ server, ana }) => {
    const { body } = await joinWithCode(server, ana, { customerType: 1, companyName: 'Kedai Ana' })
    expect(body.data.user).toMatchObject({
      roles: [1],
      clientViewType: 'business',
      businessAccount: { name: 'Kedai Ana', isEnabled: true },
      b2b: { companyName: 'Kedai Ana', hasCompletedLeadCapture: false },
    })
  })

  test('an invited member joins the business', async ({ server, ana }) => {
    const [invite] = businesses.kopitiam.invites
    await ana.ask('POST', '/api/issue-otp', { email: invite?.invitedEmail, type: 'registration' })
    const { body } = await join(
      ana,
      { email: invite?.invitedEmail, inviteCode: invite?.code },
      await lastMessage(server),
    )
    expect(body.data.user).toMatchObject({
      roles: [invite?.role],
      businessAccount: { name: businesses.kopitiam.account.name },
    })
  })
})

describe('refused, and no account created', () => {
  test.for([
    ['no e-mail', { email: 'ana.lim@rumah' }, 'loginData.email', 'an e-mail address'],
    ['a short password', { password: 'Pasar-1' }, 'loginData.password', 'at least 8 characters'],
    ['a space in the password', { password: 'Pasar 2026' }, 'loginData.password', 'no spaces'],
    ['no capital', { password: 'pasar-2026' }, 'loginData.password', 'an uppercase letter'],
    ['no small letter', { password: 'PASAR-2026' }, 'loginData.password', 'a lowercase letter'],
    ['letters only', { password: 'PasarPasar' }, 'loginData.password', 'a digit or a symbol'],
    ['no password', { password: undefined }, 'loginData.password', 'string'],
    ['nine digits', { telephoneNumber: '012345678' }, 'loginData.telephoneNumber', '10 digits'],
    ['eleven digits', { telephoneNumber: '01234567890' }, 'loginData.telephoneNumber', '10 digits'],
    ['no name', { firstName: '' }, 'loginData.firstName', 'some text'],
    ['a business without a name', { customerType: 1 }, 'loginData.companyName', 'some text'],
  ] as const)('%s', async ([, more, field, expected], { server, ana }) => {
    const { status, body } = await joinWithCode(server, ana, more)
    expect({ status, ...body }).toMatchObject({ status: 400, error: 'bad_body', field, expected })
    expect(accountByEmail(await server.store.read(), email)).toBeUndefined()
  })

  test.for([
    [561, { email: people.activeMember.email }],
    [562, { telephoneNumber: people.activeMember.telephoneNumber }],
  ] as const)('code %i', async ([errorCode, more], { server, ana }) => {
    await persona(server, 'activeMember')
    const before = await numberOfAccounts(server)
    expect(await joinWithCode(server, ana, more)).toMatchObject({ status: 409, body: { errorCode } })
    expect(await numberOfAccounts(server)).toBe(before)
  })

  test('the email of a new account', async ({ server, ana }) => {
    await joinWithCode(server, ana)
    await ana.ask('POST', '/api/logout')
    await ana.sync()
    expect(await join(ana, {}, '123456')).toMatchObject({ status: 409, body: { errorCode: 561 } })
  })
})

import { describe, expect } from 'vitest'
import { gameRows } from '../../../../fixtures/engagement/games.ts'
import { surveyRows } from '../../../../fixtures/engagement/surveys.ts'
import { named } from '../../../../fixtures/named.ts'
import { accountIdOf, demoPassword, people } from '../../../../fixtures/people.ts'
import type { AccountData } from '../../../../src/contract/entities/account/accountData.ts'
import { accountByEmail } from '../../../../mocks/state/account/accounts.ts'
import { cents } from '../../../../src/contract/entities/money.ts'
import { BillingType } from '../../../../src/contract/enumerations.ts'
import { test } from '../../../setup/serverTest.ts'
import { buyer } from '../../buyer.ts'
import { accountNow, arrange, persona } from '../../persona.ts'
import type { Shopper } from '../../shopper.ts'
import { lastMessage, logIn, newPassword } from '../auth/authCalls.ts'

const remove = (person: Shopper, body: object) => person.ask('DELETE', '/api/current_user', body)

describe('a copy of the data', () => {
  test('has everything that its owner sees', async ({ server }) => {
    const weiLing = await persona(server, 'returningCustomer')
    const { body } = await weiLing.ask<{ data: AccountData }>('GET', '/api/current_user/data')
    expect(body.data).toMatchObject({
      exportedAt: '2026-11-21T00:00:00.000Z',
      user: { email: 'weiling.lim@rumah.example', name: { first: 'Wei Ling', last: 'Lim' } },
      rewardPoints: 1_850,
      credits: 1_500,
      emailPreferences: { offers: true, reminders: true, news: false },
      membershipInfo: { permission: 'absent' },
    })
    expect(body.data.addresses).toHaveLength(2)
    expect(body.data.billingInfos).toHaveLength(2)
    expect(body.data.orders[0]?.items[0]?.quantity).toBeGreaterThan(0)
  })

  test('has what its owner has done besides orders', async ({ server }) => {
    const weiLing = await persona(server, 'returningCustomer')
    const milk = await weiLing.variantOf(named.saleMilk)
    const sardines = await weiLing.variantOf(named.outOfStockSardines)
    await arrange(server, ({ accounts }) => {
      const account = accounts[accountIdOf('returningCustomer')]
      if (!account) throw new Error('Wei Ling has no account')
      const { engagement, payments, selection } = account.shopper
      selection.telephoneNumber = '0123456789'
      const at = Date.parse('2026-11-20T08:00:00Z')
      account.referrals = [{ friendId: 'friend', orderGid: '1', credit: cents(500), at }]
      engagement.restockNotices = [{ variantId: sardines._id, warehouseId: 'kl-express', at }]
      engagement.surveys = [
        {
          at,
          results: {
            surveyId: surveyRows.freshness.id,
            answers: [{ questionId: 'freshness-greens', answer: 'Good' }],
          },
        },
      ]
      const { id: gameId, prizes } = gameRows.wheel
      engagement.plays = [{ id: 'play', gameId, at, prizeId: prizes[0]?.id ?? '' }]
      const payment = {
        _id: 'payment',
        provider: 'paypal',
        billingType: BillingType.PAYPAL,
        amount: cents(790),
        cartId: 'cart',
        cartRevision: 1,
        idempotencyKey: 'key',
        createdAt: at,
        expiresAt: at,
        status: 'approved',
        orderGid: '1',
      } as const
      payments.push(payment)
    })
    await weiLing.ask('POST', '/api/submit-pallet-quote-request', {
      palletPayload: {
        firstName: 'Wei Ling',
        lastName: 'Lim',
        email: 'weiling.lim@rumah.example',
        phoneNumber: '0123456789',
        postalCode: '50450',
        items: [{ variantId: milk._id, pallets: 2 }],
      },
    })
    const { body } = await weiLing.ask<{ data: AccountData }>('GET', '/api/current_user/data')
    expect(body.data).toMatchObject({
      checkout: { telephoneNumber: '0123456789' },
      payments: [{ provider: 'paypal', amount: 790, status: 'approved', orderGid: '1' }],
      backInStockRequests: [{ name: sardines.name, requestedAt: '2026-11-20T08:00:00.000Z' }],
      palletQuotes: [
        { firstName: 'Wei Ling', postalCode: '50450', items: [{ name: milk.name, pallets: 2 }] },
      ],
      surveys: [
        {
          title: 'How fresh was your last delivery?',
          answers: [{ question: 'How were the vegetables when they arrived?', answer: 'Good' }],
        },
      ],
      games: [{ name: 'The market wheel', playedAt: '2026-11-20T08:00:00.000Z' }],
      referrals: [{ credit: 500, earnedAt: '2026-11-20T08:00:00.000Z' }],
    })
    expect(JSON.stringify(body.data.referrals)).not.toContain('friend')
  })

  test('has no password, session, token or card number', async ({ server }) => {
    const weiLing = await persona(server, 'returningCustomer')
    const { body } = await weiLing.ask<{ data: AccountData }>('GET', '/api/current_user/data')
    const { password } = await accountNow(server, 'returningCustomer')
    const text = JSON.stringify(body)
    expect(text).not.toContain(password?.digest)
    expect(text).not.toContain((await server.store.read()).visitors['returningCustomer']?.token)
    expect(text).not.toMatch(/\d{12,19}/)
  })

  test('needs a login', async ({ ana }) => {
    expect(await ana.ask('GET', '/api/current_user/data')).toMatchObject({ status: 401 })
  })
})

describe('the deletion of an account', () => {
  test('logs out everywhere, and the login is refused afterwards', async ({ server, ana }) => {
    await logIn(ana, 'activeMember')
    const meiYee = await persona(server, 'activeMember')
    const { status, body } = await remove(meiYee, { password: demoPassword })
    expect([status, body]).toMatchObject([200, { data: { cart: { cartVariants: [] } } }])
    expect(await ana.ask('GET', '/api/nav-account-sidebar/dashboard')).toMatchObject({ status: 401 })
    await ana.sync()
    const { email } = people.activeMember
    const loginData = { email, password: demoPassword }
    expect(await ana.ask('POST', '/api/login', { loginData })).toMatchObject({
      status: 422,
      body: { errorCode: 55 },
    })
    const state = await server.store.read()
    expect(state.accounts[accountIdOf('activeMember')]).toBeUndefined()
    expect(JSON.stringify([state.access, state.outbox])).not.toContain(email)
  })

  test('keeps orders on their way, which a new account with the same email finds again', async ({
    server,
  }) => {
    const weiLing = await persona(server, 'returningCustomer')
    const { orders } = (await accountNow(server, 'returningCustomer')).shopper
    expect(orders.length).toBeGreaterThan(2)
    await remove(weiLing, { password: demoPassword })
    // They are not the orders of the guest who uses this browser now.
    expect((await weiLing.page('/')).body.data?.user).toMatchObject({ isGuest: true, numSuccessfulOrders: 0 })
    expect((await buyer(weiLing).checkout()).lastPaymentInfo).toBeUndefined()
    const kept = (await server.store.read()).visitors['returningCustomer']?.guest.orders ?? []
    expect(kept.map(({ gid }) => gid)).toEqual(orders.slice(-2).map(({ gid }) => gid))
    expect(kept.map(({ email }) => email)).toEqual([
      people.returningCustomer.email,
      people.returningCustomer.email,
    ])
  })

  test('keeps those orders from a new account with another email', async ({ server }) => {
    const weiLing = await persona(server, 'returningCustomer')
    await remove(weiLing, { password: demoPassword })
    await weiLing.sync()
    const email = 'puteri@rumah.example'
    await weiLing.ask('POST', '/api/issue-otp', { email, type: 'registration' })
    const loginData = { email, password: newPassword, firstName: 'Puteri', lastName: 'Ali' }
    const otp = await lastMessage(server)
    expect(await weiLing.ask('POST', '/api/join', { loginData, otp })).toMatchObject({ status: 200 })
    const state = await server.store.read()
    const puteri = accountByEmail(state, email)
    expect(puteri?.shopper.orders).toEqual([])
    expect((await weiLing.page('/')).body.data?.user?.numSuccessfulOrders).toBe(0)
    expect(state.visitors['returningCustomer']?.guest.orders).toHaveLength(2)
  })

  test('takes the code instead of a password, and counts wrong ones', async ({ server }) => {
    const priya = await persona(server, 'googleOnlyCustomer')
    const { email } = people.googleOnlyCustomer
    await priya.ask('POST', '/api/issue-otp', { email, type: 'login' })
    const otp = (await server.store.read()).outbox.findLast(({ to }) => to === email)?.content ?? ''
    expect(await remove(priya, { otp: otp === '111111' ? '222222' : '111111' })).toMatchObject({
      status: 422,
      body: { errorCode: 566, details: { triesLeft: 2 } },
    })
    expect(await remove(priya, { otp })).toMatchObject({ status: 200 })
  })

  test('is open to an owner once the business has another one', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    expect(await remove(hafiz, { password: demoPassword })).toMatchObject({
      status: 409,
      body: { error: 'last_owner' },
    })
    await hafiz.ask('PUT', `/api/organization/users/${accountIdOf('businessAdmin')}`, { role: 1 })
    expect(await remove(hafiz, { password: demoPassword })).toMatchObject({ status: 200 })
  })
})

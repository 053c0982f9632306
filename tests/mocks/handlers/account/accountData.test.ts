import { describe, expect } from 'vitest'
import { accountIdOf, demoPassword, people } from '../../../../fixtures/people.ts'
import type { AccountData } from '../../../../src/contract/entities/account/accountData.ts'
import { test } from '../../../setup/serverTest.ts'
import { accountNow, persona } from '../../persona.ts'
import type { Shopper } from '../../shopper.ts'
import { logIn } from '../auth/authCalls.ts'

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
    const kept = (await server.store.read()).visitors['returningCustomer']?.guest.orders ?? []
    expect(kept.map(({ gid }) => gid)).toEqual(orders.slice(-2).map(({ gid }) => gid))
    expect(kept.map(({ email }) => email)).toEqual([
      people.returningCustomer.email,
      people.returningCustomer.email,
    ])
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

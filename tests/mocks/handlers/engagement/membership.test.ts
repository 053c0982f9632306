import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { MembershipInfo } from '../../../../src/contract/entities/account/membership.ts'
import type { Dashboard } from '../../../../src/contract/entities/account/dashboard.ts'
import { buyer } from '../../buyer.ts'
import { accountNow, persona, promptsFor } from '../../persona.ts'
import { shopper, type Server, type Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

describe('the membership in its four states', () => {
  test.for([
    ['expiredMember', 'none', { memberId: 'WAON-700101', name: 'Suresh Kumar' }],
    ['processingMember', 'all except redeem', { memberId: 'WAON-700102', name: 'Farah Aziz' }],
    ['activeMember', 'all', { memberId: 'WAON-700103', name: 'Mei Yee Tan' }],
    ['notConnectedMember', 'absent', undefined],
  ] as const)('%s: %s', async ([key, permission, member], { server }) => {
    const person = await persona(server, key)
    const { body } = await person.ask('GET', '/api/waon/member-info')
    expect(body).toEqual({ membershipInfo: { permission, ...(member ? { member } : {}) } })
  })

  test('a guest is no member', async ({ server }) => {
    const { body } = await shopper(server).ask('GET', '/api/waon/member-info')
    expect(body).toEqual({ membershipInfo: { permission: 'absent' } })
  })
})

test('an account without a membership is prompted until the prompt is dismissed', async ({ server }) => {
  const rajesh = await persona(server, 'notConnectedMember')
  const isAsked = async () => (await promptsFor(rajesh))?.connectMembership
  expect(await isAsked()).toBe(true)
  const { body } = await rajesh.ask('POST', '/api/waon/dismiss')
  expect(body).toEqual({ data: { dismissed: 'prompt' } })
  expect(await isAsked()).toBe(false)
})

describe('a card that is connected', () => {
  const infoOf = async (person: Shopper) =>
    (await person.ask<{ membershipInfo: MembershipInfo }>('GET', '/api/waon/member-info')).body.membershipInfo

  test('earns points at once, and permits everything a minute later', async ({ server }) => {
    const rajesh = await persona(server, 'notConnectedMember')
    const { status, body } = await rajesh.ask('POST', '/api/waon/connect', { memberId: 'waon 700 200' })
    const member = { memberId: 'WAON-700200', name: 'Rajesh Nair' }
    expect([status, body]).toEqual([200, { membershipInfo: { permission: 'all except redeem', member } }])
    expect((await promptsFor(rajesh))?.connectMembership).toBe(false)
    server.clock.advance(59_000)
    expect((await infoOf(rajesh)).permission).toBe('all except redeem')
    server.clock.advance(1_000)
    expect(await infoOf(rajesh)).toEqual({ permission: 'all', member })
  })

  test('may be expired', async ({ server }) => {
    const rajesh = await persona(server, 'notConnectedMember')
    await rajesh.ask('POST', '/api/waon/connect', { memberId: '700199' })
    server.clock.advance(120_000)
    expect((await infoOf(rajesh)).permission).toBe('none')
  })

  test('replaces an expired one', async ({ server }) => {
    const suresh = await persona(server, 'expiredMember')
    await suresh.ask('POST', '/api/waon/connect', { memberId: '700200' })
    expect((await infoOf(suresh)).permission).toBe('all except redeem')
  })

  test.for(['', '70020', '7002000', 'WAON-70O200'])(
    'has six digits, not “%s”',
    async (memberId, { server }) => {
      const rajesh = await persona(server, 'notConnectedMember')
      const { status, body } = await rajesh.ask('POST', '/api/waon/connect', { memberId })
      expect([status, body]).toMatchObject([400, { error: 'bad_body' }])
    },
  )
})

describe('what needs a login', () => {
  test.for([
    ['GET', '/api/nav-account-sidebar/dashboard', undefined],
    ['POST', '/api/waon/dismiss', {}],
    ['POST', '/api/waon/connect', { memberId: '700200' }],
    ['POST', '/api/exit-lead-capture', {}],
    ['GET', '/api/organization/clear-confirmation', undefined],
    ['PUT', '/api/default-payment-method/x', undefined],
    ['POST', '/api/organization/invites', { email: 'a@b.example', role: 2 }],
  ] as const)('%s %s: 401 for a guest', async ([method, path, body], { server }) => {
    const ana = shopper(server)
    await ana.sync()
    expect(await ana.ask(method, path, body)).toMatchObject({
      status: 401,
      body: { errorCode: 'unauthorized' },
    })
  })
})

describe('the account at a glance', () => {
  test('of a café’s owner', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    const { body } = await hafiz.ask<{ data: Dashboard }>('GET', '/api/nav-account-sidebar/dashboard')
    expect(body.data).toMatchObject({
      name: { first: 'Hafiz', last: 'Abdullah' },
      email: 'hafiz@kopitiam-makmur.example',
      rewardPoints: 1_200,
      credits: 2_000,
      addressCount: 3,
      billingCount: 2,
      business: { name: 'Kopitiam Makmur Sdn Bhd', role: 1 },
      canInvite: true,
      canManageUsers: true,
      canManageOrganization: true,
    })
  })

  test('of an account without orders', async ({ server }) => {
    const nurul = await persona(server, 'firstOrderCustomer')
    const { body } = await nurul.ask<{ data: Dashboard }>('GET', '/api/nav-account-sidebar/dashboard')
    expect(body.data).toMatchObject({ orderCount: 0, canReorder: false, canManageUsers: false, credits: 0 })
    expect(body.data.business).toBeUndefined()
  })
})

describe('a friend’s first order', () => {
  const inviter = async (server: Server) => {
    const { credits, referrals = [] } = await accountNow(server, 'returningCustomer')
    return { credits, friends: referrals.length }
  }
  /** Nurul came with Wei Ling's code. Two bottles of milk and two boxes of eggs: below RM 60; eight more bottles: above. */
  const order = async (server: Server, bottles: number, key: string) => {
    const nuruls = buyer(await persona(server, 'firstOrderCustomer'))
    const cartId = await nuruls.readyToOrder()
    await nuruls.put(named.saleMilk, bottles)
    const { status, body } = await nuruls.place(cartId, key)
    expect(status).toBe(200)
    return body.data.order
  }

  test('of the minimum earns the inviter a credit, once', async ({ server }) => {
    const { pricingInfo } = await order(server, 10, 'key-first-1')
    expect(pricingInfo.variantsSubtotalPrice).toBeGreaterThanOrEqual(6_000)
    expect(await inviter(server)).toEqual({ credits: 2_500, friends: 1 })
    await order(server, 10, 'key-second-1')
    expect(await inviter(server)).toEqual({ credits: 2_500, friends: 1 })
    const weiLing = await persona(server, 'returningCustomer')
    const { invite } = (await weiLing.page('/account/invite')).body.data?.account ?? {}
    expect(invite).toMatchObject({ friends: 1, earned: 1_000 })
  })

  test('that is cancelled removes the credit', async ({ server }) => {
    const { gid } = await order(server, 10, 'key-first-1')
    const nurul = await persona(server, 'firstOrderCustomer')
    const { body } = await nurul.ask<{ reasons: { id: string }[] }>('GET', '/api/order-cancellation-reasons')
    const cancellationReason = body.reasons[0]?.id
    const cancelled = await nurul.ask('POST', '/api/cancel-order', { id: gid, cancellationReason })
    expect(cancelled.status).toBe(200)
    expect(await inviter(server)).toEqual({ credits: 1_500, friends: 0 })
  })

  test('below the minimum earns nothing, and the second order is not the first', async ({ server }) => {
    await order(server, 2, 'key-first-1')
    await order(server, 10, 'key-second-1')
    expect(await inviter(server)).toEqual({ credits: 1_500, friends: 0 })
  })
})

import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { people } from '../../../../fixtures/people.ts'
import { persona } from '../../persona.ts'
import { lineOf, type Shopper } from '../../shopper.ts'
import { lastMessage } from './authCalls.ts'
import { test } from '../../../setup/serverTest.ts'

const buy = async (person: Shopper) => person.change(lineOf(await person.variantOf(named.saleMilk), 1))

describe('a page’s data about its visitor', () => {
  test('has little for a guest', async ({ ana }) => {
    expect((await ana.page('/')).body.data?.user).toEqual({ isGuest: true, numSuccessfulOrders: 0 })
  })

  test('has all visible data of an account, and never a password', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    const { user } = (await hafiz.page('/')).body.data ?? {}
    const { businessOwner } = people
    expect(user).toMatchObject({
      isGuest: false,
      email: businessOwner.email,
      name: businessOwner.name,
      telephoneNumber: businessOwner.telephoneNumber,
      telephoneVerification: { verified: true },
      clientViewType: 'business',
      customerType: 1,
      loyalty: { rewardAmount: 1_200 },
      roles: [1],
      businessAccount: { isEnabled: true, promoCodeEnabled: true },
    })
    expect(JSON.stringify(user)).not.toMatch(/password|digest|salt/)
  })

  test('has the member number and the linked accounts', async ({ server }) => {
    const chloe = await persona(server, 'facebookCustomer')
    expect((await chloe.page('/')).body.data?.user).toMatchObject({
      facebook: { authState: 'connected' },
      apple: { userId: people.facebookCustomer.apple },
      socialLoginKinds: ['facebook', 'apple'],
      externalIds: { facebook: people.facebookCustomer.facebook, apple: people.facebookCustomer.apple },
    })
    const meiYee = await persona(server, 'activeMember')
    expect((await meiYee.page('/')).body.data?.user).toMatchObject({ externalIds: { waon: 'WAON-700103' } })
  })
})

test('the cart of a consumer is the personal cart; a business has none', async ({ server }) => {
  const meiYee = await persona(server, 'activeMember')
  const { user } = (await meiYee.page('/')).body.data ?? {}
  expect(user?.isGuest === false && user.personalCart).toBe((await meiYee.sync())._id)
  const boss = await persona(server, 'businessOwner')
  expect((await boss.page('/')).body.data?.user).not.toHaveProperty('personalCart')
})

describe('/login', () => {
  test('opens for a guest', async ({ ana }) => {
    expect((await ana.page('/login')).body.data?.page).toMatchObject({
      kind: 'login',
      canonicalPath: '/login',
    })
  })

  test('redirects a customer to their account', async ({ server }) => {
    const weiLing = await persona(server, 'returningCustomer')
    expect((await weiLing.page('/login')).body).toEqual({ redirect: '/account' })
  })
})

describe('/checkout-login', () => {
  test('with an empty cart redirects to the cart', async ({ ana }) => {
    expect((await ana.page('/checkout-login')).body).toEqual({ redirect: '/cart' })
  })

  test('shows the form to a guest', async ({ ana }) => {
    await buy(ana)
    const { page, cart } = (await ana.page('/checkout-login')).body.data ?? {}
    expect(page?.kind).toBe('checkoutLogin')
    expect(cart?.cartVariants).toHaveLength(1)
  })

  test('redirects a customer to the checkout', async ({ server }) => {
    const nurul = await persona(server, 'firstOrderCustomer')
    await buy(nurul)
    expect((await nurul.page('/checkout-login')).body).toEqual({ redirect: '/checkout' })
  })
})

describe('/reset-password', () => {
  test('opens with the link of the email, for an hour', async ({ server, ana }) => {
    await ana.ask('POST', '/api/forget-password', { email: people.returningCustomer.email })
    const link = await lastMessage(server)
    expect(link).toMatch(/^\/reset-password\?token=[0-9a-f]{32}$/)
    expect((await ana.page(link)).body.data?.passwordReset).toEqual({
      isValid: true,
      email: 'w•••@rumah.example',
    })
    server.clock.advance(60 * 60_000)
    expect((await ana.page(link)).body.data?.passwordReset).toEqual({ isValid: false })
  })

  test('does not open with another link', async ({ ana }) => {
    expect((await ana.page('/reset-password')).body.data?.passwordReset).toEqual({ isValid: false })
  })
})

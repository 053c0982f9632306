import { describe, expect } from 'vitest'
import { people } from '../../../../fixtures/people.ts'
import { home } from '../../buyer.ts'
import { accountNow, persona } from '../../persona.ts'
import { shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const ofAnAccount = [
  '/account',
  '/account/confirm-address',
  '/account/add-address',
  '/account/address',
  '/account/billing',
  '/account/change-password',
  '/account/invite',
  '/account/organization',
]

test.for(ofAnAccount)('%s is not for guests: 401', async (path, { server }) => {
  const { status, body } = await shopper(server).page(path)
  expect({ status, body }).toMatchObject({ status: 401, body: { errorCode: 'unauthorized' } })
})

test('the account page has the whole payload', async ({ server }) => {
  const weiLing = await persona(server, 'returningCustomer')
  await weiLing.ask('POST', '/api/vat-information', {
    addressLine1: '4 Jalan SS 15/4',
    city: 'Subang Jaya',
    companyName: 'Lim & Co',
    email: 'tax@lim.example',
    firstName: 'Wei Ling',
    lastName: 'Lim',
    taxCode: 'C2100000990',
  })
  const { account } = (await weiLing.page('/account')).body.data ?? {}
  expect(account).toMatchObject({
    addresses: [
      { postalCode: '55100', accountScope: 0, isDefault: true },
      { postalCode: '47500', accountScope: 0, isDefault: false },
    ],
    billingInfos: [{ lastFour: '4242' }, { lastFour: '5454' }],
    paymentMethods: [
      { paymentMethod: 0, isDefault: true },
      { paymentMethod: 0, isDefault: false },
    ],
    favorites: [],
    validationAddresses: [],
    vatInformation: { companyName: 'Lim & Co' },
    dashboard: { email: people.returningCustomer.email, rewardPoints: 1_850, credits: 1_500 },
  })
  expect(account?.userDefault).toEqual({
    addressId: account?.addresses?.[0]?._id,
    billingInfoId: account?.billingInfos?.[0]?._id,
  })
  expect(account?.clientToken).toMatch(/^mock-client-token-[0-9a-f]+$/)
})

test('a business buyer sees their own addresses and the business’s, with its default', async ({ server }) => {
  const hafiz = await persona(server, 'businessOwner')
  const { account } = (await hafiz.page('/account/address')).body.data ?? {}
  expect(account?.addresses?.map(({ accountScope, postalCode }) => [accountScope, postalCode])).toEqual([
    [0, '59000'],
    [1, '50470'],
    [1, '59100'],
  ])
  expect(account?.businessDefaultShippingAddress).toMatchObject({ postalCode: '50470', isDefault: true })
  expect(account?.userDefault?.addressId).toBe(account?.addresses?.[1]?._id)
})

test('an address with another official spelling can be confirmed', async ({ server }) => {
  const nurul = await persona(server, 'firstOrderCustomer')
  const typed = { ...home, addressLine1: '12 Jln Bukit Bintang', city: 'KL', state: 'WP' }
  const created = await nurul.ask<{
    addressCreationResult: { addressId: string; validationAddresses: object[] }
  }>('POST', '/api/address', { address: typed })
  const { addressId, validationAddresses } = created.body.addressCreationResult
  expect(validationAddresses).toEqual([home])
  const asked = await nurul.page(`/account/confirm-address?address=${addressId}`)
  expect(asked.body.data?.account).toMatchObject({
    addresses: [{ _id: addressId }],
    validationAddresses: [{ addressLine1: home.addressLine1, city: home.city, state: home.state }],
  })
  expect((await nurul.page('/account/confirm-address?address=of-nobody')).status).toBe(404)
})

test('whether the account has a password', async ({ server }) => {
  const priya = await persona(server, 'googleOnlyCustomer')
  const adam = await persona(server, 'googleCustomer')
  expect((await priya.page('/account/change-password')).body.data?.account).toEqual({
    hasPassword: false,
    emailPreferences: { offers: true, reminders: true, news: false },
  })
  expect((await adam.page('/account/change-password')).body.data?.account?.hasPassword).toBe(true)
})

test('the emails that an account wants are kept, and those left out of a change stay', async ({ server }) => {
  const adam = await persona(server, 'googleCustomer')
  const changed = await adam.ask('PUT', '/api/current_user/email-preferences', { news: true })
  expect(changed.body).toEqual({ data: { emailPreferences: { offers: true, reminders: true, news: true } } })
  await adam.ask('PUT', '/api/current_user/email-preferences', { offers: false })
  expect((await adam.page('/account/change-password')).body.data?.account?.emailPreferences).toEqual({
    offers: false,
    reminders: true,
    news: true,
  })
})

test('an address can be opened for a change only with permission to change it', async ({ server }) => {
  const hafiz = await persona(server, 'businessOwner')
  const [own, business] = (await hafiz.page('/account/address')).body.data?.account?.addresses ?? []
  const opened = await hafiz.page(`/account/add-address?address=${business?._id}`)
  expect(opened.body.data?.account?.addresses).toEqual([business])
  // Another account's address, and one of the business for a member who may not change it.
  const kavitha = await persona(server, 'businessMember')
  expect((await kavitha.page(`/account/add-address?address=${own?._id}`)).status).toBe(404)
  expect((await kavitha.page(`/account/add-address?address=${business?._id}`)).status).toBe(404)
})

describe('the organisation page', () => {
  test.for(['businessOwner', 'businessAdmin'] as const)('is there for %s', async (key, { server }) => {
    const manager = await persona(server, key)
    const { status, body } = await manager.page('/account/organization')
    expect(status).toBe(200)
    const organization = body.data?.account?.organization
    expect(organization).toMatchObject({
      businessAccount: { name: 'Kopitiam Makmur Sdn Bhd', promoCodeEnabled: true },
      canManageUsers: true,
      canManageOrganization: true,
      invites: [{ code: 'MAKMUR-BARISTA' }],
    })
    expect(organization?.users.map(({ role }) => role).toSorted()).toEqual([0, 1, 2, 3, 4])
  })

  test.for(['businessMember', 'cartEditor', 'defaultRole', 'returningCustomer'] as const)(
    'is closed to %s: 403',
    async (key, { server }) => {
      const person = await persona(server, key)
      const { status, body } = await person.page('/account/organization')
      expect({ status, body }).toMatchObject({ status: 403, body: { errorCode: 'forbidden' } })
    },
  )
})

describe('every page', () => {
  test('contains the shopper’s location, and whether they chose it', async ({ server }) => {
    const ana = shopper(server)
    await ana.sync()
    const before = (await ana.page('/')).body.data?.location
    // Langkawi: express, carrier and electronic items, without a pickup counter.
    const inLangkawi = [
      'kl-express',
      'penang-express',
      'johor-local',
      'shah-alam',
      'kopi-warisan',
      'kedai-sinar',
      'kakao-borneo',
      'kuih-kasih',
      'pasar-digital',
    ]
    expect(before).toEqual({ postalCode: '07083', identifiers: inLangkawi, locationCaptured: false })
    await ana.ask('PUT', '/api/location', { postalCode: '50450' })
    const { location, base } = (await ana.page('/')).body.data ?? {}
    expect(location?.locationCaptured).toBe(true)
    expect(location?.identifiers).toEqual(expect.arrayContaining(['kl-express', 'kl-pickup', 'shah-alam']))
    expect(base?.postalCode).toBe('50450')
    await ana.ask('PUT', '/api/location', { postalCode: '88000' })
    const inSabah = (await ana.page('/')).body.data?.location
    expect(inSabah?.identifiers).toEqual(inLangkawi.slice(3))
  })

  test('opens the lead form where it is mandatory, and locks it', async ({ server }) => {
    const devi = await persona(server, 'leadCaptureIncomplete')
    expect((await devi.page('/')).body.data?.user).toMatchObject({
      prompts: {
        leadForm: { isAsked: true, isMandatory: true, isLocked: true, canEditCompanyName: true },
        connectMembership: false,
      },
    })
  })

  test('has a notice of an expired membership until the banner is closed', async ({ server }) => {
    const suresh = await persona(server, 'expiredMember')
    const notices = async () => (await suresh.page('/')).body.data?.base?.notifications.map(({ _id }) => _id)
    expect(await notices()).toEqual(['membership-expired'])
    await suresh.ask('POST', '/api/waon/dismiss', { notice: 'expired' })
    expect(await notices()).toEqual([])
  })
})

describe('a friend’s invitation', () => {
  test('is in the friend’s cart', async ({ server }) => {
    const weiLing = await persona(server, 'returningCustomer')
    const { invite } = (await weiLing.page('/account/invite')).body.data?.account ?? {}
    expect(invite).toMatchObject({
      creditAmount: 1_000,
      flatDiscount: 1_000,
      orderMinimum: 6_000,
      friends: 0,
      earned: 0,
      path: `/invite/${invite?.code}`,
    })
    const ana = shopper(server)
    await ana.sync()
    const landing = await ana.page(invite?.path ?? '')
    expect(landing.body.data?.invite).toEqual({
      code: invite?.code,
      inviterName: 'Wei Ling',
      flatDiscount: 1_000,
      orderMinimum: 6_000,
    })
    expect((await ana.sync()).appliedPromoCodes).toMatchObject([{ code: invite?.code, kind: 'invite code' }])
  })

  test('is invalid twice, for the inviter, and after an order', async ({ server }) => {
    const weiLing = await persona(server, 'returningCustomer')
    const { inviteCode: code } = await accountNow(server, 'returningCustomer')
    const landed = async (person: Awaited<ReturnType<typeof persona>>, of = code) =>
      (await person.page(`/invite/${of.toLowerCase()}`)).body.data?.invite?.problem
    expect(await landed(weiLing)).toBe('own_invite')
    expect(await landed(shopper(server), 'NOBODY-1')).toBe('unknown')
    const ana = shopper(server, 'ana')
    await landed(ana)
    await landed(ana)
    expect((await ana.sync()).appliedPromoCodes).toHaveLength(1)
  })

  test('redirects nowhere while invites are disabled', async ({ server }) => {
    const off = { ...server.config, invitePromo: { ...server.config.invitePromo, webDisplayEnabled: false } }
    server.config = off
    const weiLing = await persona(server, 'returningCustomer')
    expect((await weiLing.page('/account/invite')).status).toBe(404)
    const { inviteCode } = await accountNow(server, 'firstOrderCustomer')
    expect((await weiLing.page(`/invite/${inviteCode}`)).body.data?.invite?.problem).toBe('switched_off')
  })
})

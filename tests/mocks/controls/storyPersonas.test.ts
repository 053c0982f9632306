import { describe, expect } from 'vitest'
import { accountIdOf } from '../../../fixtures/people.ts'
import type { Persona } from '../../../mocks/scenarios/persona.ts'
import { type PersonaId, personas } from '../../../mocks/scenarios/personas.ts'
import type { Statement } from '../../../src/contract/entities/account/statement.ts'
import type { OrganizationPayload } from '../../../src/contract/entities/account/organization.ts'
import { test as base } from '../../setup/serverTest.ts'
import { BROWSER } from '../../../mocks/controls/controls.ts'
import { type Shopper, shopper } from '../shopper.ts'

const test = base.extend('become', ({ server, controls }) => async (id: PersonaId): Promise<Shopper> => {
  await controls.become(id)
  const person = shopper(server, BROWSER)
  await person.sync()
  return person
})

const stories = (Object.keys(personas) as PersonaId[]).filter((id) => (personas[id] as Persona).isStory)
const pagesOf = (id: PersonaId) => (personas[id] as Persona).opens ?? []

const statementOf = async (person: Shopper) =>
  (await person.ask<{ data: { statement: Statement } }>('GET', '/api/organization/statement')).body.data
    .statement

const organizationOf = async (person: Shopper) =>
  (await person.page('/account/organization')).body.data?.account?.organization as OrganizationPayload

describe('the stories of businesses', () => {
  test('are eight, and each has pages', () => {
    expect(stories).toHaveLength(8)
    for (const id of stories) expect(pagesOf(id), id).not.toEqual([])
  })

  test.for(stories.flatMap((id) => pagesOf(id).map((path) => [id, path] as const)))(
    '%s opens %s',
    async ([id, path], { become }) => {
      const person = await become(id)
      const { body } = await person.page(path)
      expect(body.redirect).toBeUndefined()
      expect(body.data?.user?.isGuest).toBe(false)
    },
  )

  test('are not in the shop of anybody else', async ({ server, controls }) => {
    await controls.become('business-owner')
    await controls.people()
    expect(Object.keys((await server.store.read()).organizations)).toEqual([
      'organization-kopitiam',
      'organization-restaurant',
      'organization-newShop',
    ])
  })

  test('open once: a second persona finds what the first one has done', async ({ become }) => {
    const owner = await become('cafe-owner')
    const sent = (await organizationOf(owner)).approvals.find(({ status }) => status === 'waiting')
    await owner.ask('POST', `/api/organization/approvals/${sent?._id}/return`, { answer: 'Next week' })
    const { approvals } = await organizationOf(await become('cafe-owner'))
    expect(approvals.map(({ status }) => status)).toEqual(['returned', 'returned'])
  })
})

describe('the café', () => {
  test('has three staff, a cart that waits, and invitations in every state', async ({ become }) => {
    const { users, approvals, invites } = await organizationOf(await become('cafe-owner'))
    expect(users.map(({ name }) => name.first)).toEqual(['Su Lin', 'Farid', 'Jia Hui', 'Iqbal'])
    // 4 × 77.50 + 6 × 9.90 + 2 × 29.90
    expect(approvals).toMatchObject([
      { status: 'waiting', subtotal: 42_920 },
      { status: 'returned', answer: 'We still have ten bottles. Six are enough.' },
    ])
    expect(invites.map(({ status }) => status).toSorted()).toEqual(['accepted', 'expired', 'pending'])
  })

  test('invites a person, who sees the invitation', async ({ become }) => {
    const { data } = (await (await become('cafe-newcomer')).page('/')).body
    expect(data?.organizationInvite).toMatchObject({
      code: 'SELASIH-NADIA',
      organizationName: 'Kafe Selasih',
    })
  })
})

describe('what a business owes', () => {
  test.for([
    // 112.80 + 625.00 + 542.20
    ['invoice', 128_000],
    // Less tax: 485.47 + 522.08 + 309.43
    ['canteen-owner', 131_698],
  ] as const)('%s: is the sum of its unpaid orders', async ([id, owed], { server, become }) => {
    const person = await become(id)
    const { organizations, accounts } = await server.store.read()
    const key = id === 'invoice' ? 'organization-restaurant' : 'organization-canteen'
    expect(organizations[key]?.account.invoice.currentOutstanding).toBe(owed)
    const orders =
      accounts[accountIdOf(id === 'invoice' ? 'invoiceCustomer' : 'canteenOwner')]?.shopper.orders ?? []
    const open = orders.filter(({ isInvoicePaid }) => !isInvoicePaid)
    expect(open.map(({ pricingInfo }) => pricingInfo.totalPrice)).toHaveLength(3)
    expect((await statementOf(person)).otherOutstanding).toBe(0)
  })

  test('is never more than its limit', async ({ server, become }) => {
    await become('cafe-owner')
    for (const { account } of Object.values((await server.store.read()).organizations))
      expect(account.invoice.currentOutstanding, account.name).toBeLessThanOrEqual(
        account.invoice.creditLimit,
      )
  })

  test('does not allow the canteen another order', async ({ become }) => {
    const person = await become('canteen-owner')
    const { cart } = (await person.ask<{ data: { cart: { _id: string } } }>('GET', '/api/carts/sync')).body
      .data
    expect(
      await person.ask('POST', '/api/checkout', { cartId: cart._id, idempotencyKey: 'canteen-1' }),
    ).toMatchObject({ status: 409, body: { error: 'over_credit_limit' } })
  })
})

test('a persona with orders ready to place orders them', async ({ become }) => {
  for (const id of ['office-manager', 'hotel-buyer'] as const) {
    const person = await become(id)
    const { cart } = (await person.ask<{ data: { cart: { _id: string } } }>('GET', '/api/carts/sync')).body
      .data
    const placed = await person.ask('POST', '/api/checkout', {
      cartId: cart._id,
      idempotencyKey: `${id}-order`,
    })
    expect(placed.body, id).toMatchObject({ data: { order: {} } })
  }
})

test('the reseller has a request with a price, and one without', async ({ become }) => {
  const { quotes } =
    (await (await become('pallet-reseller')).page('/bulk-purchase')).body.data?.bulkPurchase ?? {}
  expect(quotes?.map(({ number, status }) => [number, status])).toEqual([
    ['PQ-204377', 'received'],
    ['PQ-204118', 'quoted'],
  ])
})

// The shop of the tests opens on Saturday, 21 November 2026.
test.for([
  ['cafe-barista', 'cafeBarista', 'Bar, every Friday', '2026-11-27T01:00:00.000Z'],
  ['office-manager', 'officeManager', 'Pantry, every Monday', '2026-11-23T01:00:00.000Z'],
] as const)(
  '%s: a weekly list reminds on the morning of its day',
  async ([id, key, list, at], { server, become }) => {
    await become(id)
    const lists = (await server.store.read()).accounts[accountIdOf(key)]?.shopper.saved.lists
    expect(lists?.find(({ name }) => name === list)?.reminder).toBe(at)
  },
)

test.for(['business-owner', 'business-admin', 'business-member', 'cart-editor', 'office-manager'] as const)(
  'the link of %s does not lead on to another page',
  async (id, { become }) => {
    const person = await become(id)
    const { body } = await person.ask<{ data: { interstitials: unknown[] } }>('GET', '/api/interstitial')
    expect(body.data.interstitials).toEqual([])
  },
)

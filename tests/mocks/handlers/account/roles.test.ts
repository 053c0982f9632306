import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { accountIdOf, type PersonKey } from '../../../../fixtures/people.ts'
import { goodCard } from '../../buyer.ts'
import { test } from '../../../setup/serverTest.ts'
import { arrange, persona } from '../../persona.ts'
import { lineOf, type Shopper } from '../../shopper.ts'
import { roleTable, type RoleAction } from '../../../spec/roleTable.ts'

const organization = '/api/organization'

/** The call of each action, which is refused with 403 where the table says no. Any other answer means that the role may do it. */
const calls: Readonly<Record<RoleAction, (person: Shopper) => ReturnType<Shopper['ask']>>> = {
  'fill the cart': async (person) => person.change(lineOf(await person.variantOf(named.saleMilk), 1)),
  'place an order': (person) =>
    person.ask('POST', '/api/checkout', { cartId: 'another', idempotencyKey: 'k'.repeat(32) }),
  'order the pallets of a quote': (person) =>
    person.ask('POST', '/api/pallet-quotes/none/order', {
      addressId: 'any',
      deliveryDay: '2026-11-26',
      billingType: 'invoice',
    }),
  'add to an order': (person) =>
    person.ask('POST', '/api/post-order-attach/1', { postOrderAttachVariants: [] }),
  'cancel an order': (person) =>
    person.ask('POST', '/api/cancel-order', { id: '1', cancellationReason: 'mistake' }),
  'choose how to pay': (person) =>
    person.ask('PUT', '/api/set-billing-type', { type: 'payment on fulfillment' }),
  'save a card': (person) => person.ask('POST', '/api/billing', { billing: goodCard }),
  'send the cart for approval': (person) => person.ask('POST', `${organization}/approvals`, {}),
  'approve a cart': (person) => person.ask('POST', `${organization}/approvals/none/approve`, {}),
  'enter a promo code': async (person) =>
    person.ask('POST', '/api/cart/promo-code', { cartId: (await person.sync())._id, code: 'ANY' }),
  'use reward points': async (person) =>
    person.ask('POST', `/api/cart/${(await person.sync())._id}/rewards`, { pointsAmount: 0 }),
  'use store credit': (person) => person.ask('POST', '/api/apply-user-credits', { applyUserCredits: false }),
  'manage members': (person) => person.ask('DELETE', `${organization}/invites/NONE`),
  'change the business account': (person) => person.ask('PUT', organization, {}),
  'open the organisation page': (person) => person.page('/account/organization'),
  'see the orders of the business': (person) =>
    person.ask('GET', '/api/order-history?member=account-returningCustomer'),
  'see the monthly statement': (person) => person.ask('GET', `${organization}/statement`),
  'change the company name in the lead form': async (person) =>
    person.ask('POST', '/api/lead-capture', {
      firstName: 'Any',
      lastName: 'Body',
      phoneNumber: '0199999999',
      companyName: 'Another name',
    }),
}

const people: Readonly<Record<keyof (typeof roleTable)[RoleAction], PersonKey>> = {
  default: 'defaultRole',
  owner: 'businessOwner',
  member: 'businessMember',
  cartEditor: 'cartEditor',
  admin: 'businessAdmin',
}

const rows = (Object.keys(roleTable) as RoleAction[]).flatMap((action) =>
  (Object.keys(people) as (keyof typeof people)[]).map(
    (role) => [role, roleTable[action][role] ? 'may' : 'may not', action] as const,
  ),
)

describe('on the server of the café, which has every flag', () => {
  test.for(rows)('%s %s %s', async ([role, may, action], { server }) => {
    const person = await persona(server, people[role])
    await arrange(server, ({ organizations }) => {
      const cafe = organizations['organization-kopitiam']
      if (cafe) cafe.account.invoice.enabled = true
    })
    const { status } = await calls[action](person)
    expect(status === 403 ? 'may not' : 'may').toBe(may)
  })
})

describe('the flags of the shop', () => {
  test('take away members or the business account from the owner', async ({ server }) => {
    server.config = { ...server.config, manageUsers: false }
    const hafiz = await persona(server, 'businessOwner')
    expect((await calls['manage members'](hafiz)).status).toBe(403)
    expect((await calls['change the business account'](hafiz)).status).toBe(200)
    server.config = { ...server.config, manageUsers: true, organizationPage: false }
    expect((await calls['manage members'](hafiz)).status).toBe(404)
    expect((await calls['change the business account'](hafiz)).status).toBe(403)
  })
})

test('the table has every role of the café', async ({ server }) => {
  await persona(server, 'businessOwner')
  const { accounts } = await server.store.read()
  const roles = Object.values(people).map((key) => accounts[accountIdOf(key)]?.business?.role)
  expect(roles).toEqual([0, 1, 2, 3, 4])
})

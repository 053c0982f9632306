import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { accountIdOf } from '../../../../fixtures/people.ts'
import type { CartApproval } from '../../../../src/contract/entities/account/cartApproval.ts'
import type { Cart, CartShortfall } from '../../../../src/contract/entities/cart.ts'
import { test } from '../../../setup/serverTest.ts'
import { arrange, persona } from '../../persona.ts'
import { lineOf, type Server, type Shopper } from '../../shopper.ts'
import { shopping } from '../../shopping.ts'

const path = '/api/organization/approvals'

interface Approvals {
  data: { approvals: CartApproval[]; cart: Cart; notAdded: CartShortfall[] }
}

const linesOf = ({ cartVariants }: Cart) =>
  cartVariants.map(({ variant, quantity }) => [variant.gid, quantity])
const sentLines = ({ lines }: CartApproval) =>
  lines.map(({ entry, quantity }) => [entry.variant.gid, quantity])
const listOf = async (person: Shopper) => (await person.ask<Approvals>('GET', path)).body.data.approvals

/** Jason, the cart editor of the café, has sent two of the milk on sale (RM 7.90 each) with a note. */
async function sent(server: Server) {
  const jason = await persona(server, 'cartEditor')
  const hafiz = await persona(server, 'businessOwner')
  const milk = await jason.variantOf(named.saleMilk)
  await jason.change({ ...lineOf(milk, 2), customerItemPickingNotes: 'The freshest' })
  const { body } = await jason.ask<Approvals>('POST', path, { note: ' For Saturday ' })
  const [approval] = body.data.approvals
  if (!approval) throw new Error('Nothing was sent.')
  return { jason, hafiz, milk, approval, one: `${path}/${approval._id}`, cart: body.data.cart }
}

describe('a cart that a cart editor sends for approval', () => {
  test('is with the owners and admins afterwards, and the editor’s cart is empty', async ({ server }) => {
    const { jason, hafiz, cart, approval } = await sent(server)
    expect(linesOf(cart)).toEqual([])
    expect(approval).toMatchObject({
      status: 'waiting',
      note: 'For Saturday',
      sentBy: { userId: accountIdOf('cartEditor'), name: { first: 'Jason', last: 'Wong' } },
      subtotal: 1_580,
    })
    const siti = await persona(server, 'businessAdmin')
    for (const manager of [hafiz, siti]) {
      const [waiting] = await listOf(manager)
      expect(waiting && sentLines(waiting)).toEqual([[named.saleMilk, 2]])
    }
    const to = (await server.store.read()).outbox.slice(-2).map((message) => message.to)
    expect(to).toEqual(['hafiz@kopitiam-makmur.example', 'siti@kopitiam-makmur.example'])
    const dashboard = async (person: Shopper) =>
      (await person.page('/account')).body.data?.account?.dashboard?.approvals
    expect(await dashboard(hafiz)).toEqual({ waiting: 1 })
    expect(await dashboard(jason)).toMatchObject({ waiting: 0, own: { status: 'waiting' } })
  })

  test('is not shown to members, nor to another business', async ({ server }) => {
    await sent(server)
    expect(await listOf(await persona(server, 'businessMember'))).toEqual([])
    expect(await listOf(await persona(server, 'invoiceCustomer'))).toEqual([])
  })

  test('is changed by an owner, and approved into the owner’s cart', async ({ server }) => {
    const { jason, hafiz, milk, one } = await sent(server)
    const changed = await hafiz.ask<Approvals>('PUT', one, { variantId: milk._id, quantity: 6 })
    expect(changed.body.data.approvals[0]).toMatchObject({ subtotal: 4_740 })
    const approved = await hafiz.ask<Approvals>('POST', `${one}/approve`, {})
    expect(approved.body.data).toMatchObject({ notAdded: [], approvals: [{ status: 'approved' }] })
    expect(linesOf(approved.body.data.cart)).toEqual([[named.saleMilk, 6]])
    const refused = await hafiz.ask('POST', `${one}/approve`, {})
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'already_answered' } })
    expect((await listOf(jason))[0]).toMatchObject({
      status: 'approved',
      decidedBy: { name: { first: 'Hafiz' } },
    })
  })

  test('is ordered when the owner who approved it pays', async ({ server }) => {
    const { jason, hafiz, one } = await sent(server)
    await hafiz.ask('POST', `${one}/approve`, {})
    const { buys } = await shopping(server, 'businessOwner')
    const { order } = (await buys.place(await buys.readyToOrder())).body.data
    expect(order?.orderVariants.map(({ variant }) => variant.gid)).toContain(named.saleMilk)
    expect((await listOf(jason))[0]).toMatchObject({ status: 'ordered', orderGid: order?.gid })
  })

  test('reports what is sold out meanwhile, and adds the rest', async ({ server }) => {
    const { hafiz, milk, one } = await sent(server)
    await arrange(server, (state) => {
      for (const { warehouse } of milk.inventory) state.sold[`${milk._id}:${warehouse._id}`] = 100_000
    })
    const { body } = await hafiz.ask<Approvals>('POST', `${one}/approve`, {})
    expect(body.data.notAdded).toMatchObject([{ wanted: 2, added: 0 }])
    expect(linesOf(body.data.cart)).toEqual([])
  })

  test('with beer is approved once the age of the owner is confirmed', async ({ server }) => {
    const { jason, hafiz, milk, one } = await sent(server)
    await jason.ask('DELETE', one)
    await jason.change(lineOf(await jason.variantOf(named.ageGatedBeer), 2), { ageGateAccepted: true })
    const [approval] = (await jason.ask<Approvals>('POST', path, {})).body.data.approvals
    const withBeer = `${path}/${approval?._id}`
    expect(await hafiz.ask('POST', `${withBeer}/approve`, {})).toMatchObject({
      status: 409,
      body: { errorCode: 'age_gate' },
    })
    expect((await listOf(hafiz)).find(({ _id }) => _id === approval?._id)).toMatchObject({
      status: 'waiting',
    })
    expect(linesOf(await hafiz.sync())).toEqual([])
    const { body } = await hafiz.ask<Approvals>('POST', `${withBeer}/approve`, { ageGateAccepted: true })
    expect(body.data.notAdded).toEqual([])
    expect(linesOf(body.data.cart)).toEqual([
      [milk.gid, 2],
      [named.ageGatedBeer, 2],
    ])
  })

  test('is returned with a note, and its items are in the editor’s cart with what was added since', async ({
    server,
  }) => {
    const { jason, hafiz, milk, one } = await sent(server)
    await jason.change(lineOf(milk, 1))
    expect((await hafiz.ask('POST', `${one}/return`, { answer: '  ' })).status).toBe(400)
    const returned = await hafiz.ask<Approvals>('POST', `${one}/return`, { answer: 'Two are enough.' })
    expect(returned.body.data.approvals[0]).toMatchObject({ status: 'returned', answer: 'Two are enough.' })
    expect(linesOf(await jason.sync())).toEqual([[named.saleMilk, 3]])
    expect((await server.store.read()).outbox.at(-1)).toMatchObject({
      to: 'jason@kopitiam-makmur.example',
      kind: 'approval',
      content: 'Two are enough.',
    })
  })

  test('is taken back by its sender, with the picking note, and by no one else', async ({ server }) => {
    const { jason, hafiz, one } = await sent(server)
    expect((await hafiz.ask('DELETE', one)).status).toBe(404)
    const { body } = await jason.ask<Approvals>('DELETE', one)
    expect(body.data.approvals).toMatchObject([{ status: 'withdrawn' }])
    expect(linesOf(body.data.cart)).toEqual([[named.saleMilk, 2]])
    expect((await hafiz.ask('POST', `${one}/approve`, {})).status).toBe(409)
  })

  test.for([
    ['leaves', 'DELETE', undefined],
    ['becomes a member', 'PUT', { role: 2 }],
  ] as const)('is in the cart again when its sender %s', async ([, method, body], { server }) => {
    const { jason, hafiz } = await sent(server)
    await hafiz.ask(method, `/api/organization/users/${accountIdOf('cartEditor')}`, body)
    expect(linesOf(await jason.sync())).toEqual([[named.saleMilk, 2]])
    expect(await listOf(hafiz)).toMatchObject([{ status: 'withdrawn' }])
  })

  test('cannot be sent while the business has no page where it would be seen', async ({ server }) => {
    server.config = { ...server.config, manageUsers: false, organizationPage: false }
    const jason = await persona(server, 'cartEditor')
    await jason.change(lineOf(await jason.variantOf(named.saleMilk), 1))
    expect((await jason.ask('POST', path, {})).status).toBe(403)
  })
})

describe('the checkout page of a cart editor', () => {
  test('opens with an empty cart as well, for the carts that were sent', async ({ server }) => {
    const jason = await persona(server, 'cartEditor')
    expect((await jason.page('/checkout')).body.redirect).toBeUndefined()
    const kavitha = await persona(server, 'businessMember')
    expect((await kavitha.page('/checkout')).body.redirect).toBe('/cart')
  })
})

describe('a cart without a decision', () => {
  const DAY_MS = 24 * 60 * 60_000
  /** Advances the clock by two weeks, which ends all sessions. */
  async function twoWeeksLater(server: Server) {
    server.clock.advance(14 * DAY_MS)
    return { jason: await persona(server, 'cartEditor'), hafiz: await persona(server, 'businessOwner') }
  }

  test('expires after two weeks, and can then be taken back only', async ({ server }) => {
    const { one } = await sent(server)
    const { jason, hafiz } = await twoWeeksLater(server)
    expect(await listOf(hafiz)).toMatchObject([{ status: 'expired' }])
    expect((await hafiz.page('/account')).body.data?.account?.dashboard?.approvals).toEqual({ waiting: 0 })
    for (const [way, body] of [
      ['approve', {}],
      ['return', { answer: 'Too late' }],
    ] as const)
      expect(await hafiz.ask('POST', `${one}/${way}`, body)).toMatchObject({
        status: 409,
        body: { error: 'already_answered', details: { status: 'expired' } },
      })
    const { cart, approvals } = (await jason.ask<Approvals>('DELETE', one)).body.data
    expect(linesOf(cart)).toEqual([[named.saleMilk, 2]])
    expect(approvals).toMatchObject([{ status: 'withdrawn' }])
  })

  test('waits until the last moment of the two weeks', async ({ server }) => {
    const { hafiz } = await sent(server)
    server.clock.advance(14 * DAY_MS - 60_000)
    expect(await listOf(await persona(server, 'businessOwner'))).toMatchObject([{ status: 'waiting' }])
    expect((await hafiz.page('/account')).status).toBe(200)
  })
})

test('the decided carts of a business are kept up to the newest twenty', async ({ server }) => {
  const { jason, milk } = await sent(server)
  for (let round = 0; round < 22; round += 1) {
    const [newest] = await listOf(jason)
    await jason.ask('DELETE', `${path}/${newest?._id}`)
    await jason.ask('POST', path, { note: `${round}` })
  }
  const { approvals } = (await server.store.read()).organizations['organization-kopitiam'] ?? {}
  // Twenty that were taken back, and the one that waits.
  expect(approvals).toHaveLength(21)
  expect(approvals?.at(-1)).toMatchObject({ status: 'waiting', note: '21', lines: [{ variantId: milk._id }] })
})

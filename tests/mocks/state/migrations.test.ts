import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { accountIdOf } from '../../../fixtures/people.ts'
import { named } from '../../../fixtures/named.ts'
import { usualSeed } from '../../../fixtures/rows.ts'
import { migrated } from '../../../mocks/state/migrations.ts'
import { indexedDbStorage, memoryStorage } from '../../../mocks/state/storage.ts'
import { putRecord, recordNames } from './records.ts'
import { lineOf, openServer, shopper } from '../shopper.ts'
import version1 from './snapshots/version1.json' with { type: 'json' }
import version2 from './snapshots/version2.json' with { type: 'json' }
import version3 from './snapshots/version3.json' with { type: 'json' }
import version4 from './snapshots/version4.json' with { type: 'json' }

/** What a shop of version 1 left in a browser: a guest's order, and a cart started after it. */
async function shopWith(snapshot: { version: number; revision: number; state: unknown }) {
  const factory = new IDBFactory()
  const storage = await indexedDbStorage(factory, 'shop')
  await storage.save(snapshot, 0)
  return { factory, server: openServer({ storage: indexedDbStorage(factory, 'shop') }) }
}

test('a guest of version 1 has the same cart, note, address, card and order', async () => {
  const { server, factory } = await shopWith(version1)
  const ana = shopper(server)
  const cart = await ana.sync()
  expect(cart.cartVariants.map(({ variant, quantity }) => [variant.gid, quantity])).toEqual([
    [named.spinach, 2],
    [named.marketplaceKopi, 1],
  ])
  expect(cart.cartVariants[0]?.customerItemPickingNotes).toBe('Young leaves')
  const { catalogueSeed, visitors } = await server.store.read()
  expect(catalogueSeed).toBe(usualSeed)
  const { guest, token } = visitors['browser'] ?? {}
  expect(token).toBe(version1.state.visitors.browser.token)
  expect(guest?.billings).toHaveLength(1)
  const [address] = version1.state.visitors.browser.addresses
  expect(guest?.addresses).toMatchObject([{ _id: address?._id }])
  const [order] = version1.state.visitors.browser.orders
  const read = await ana.ask<{ order: { pricingInfo: object } }>('GET', `/api/order/${order?.gid}`)
  expect(read).toMatchObject({ status: 200, body: { order: { gid: order?.gid } } })
  expect(read.body.order.pricingInfo).toEqual(order?.pricingInfo)
  expect((await server.store.read()).slots).toEqual({ 'kl-express:slot-2026-11-21-12': 1 })
  expect(guest?.orders[0]?.shipments).toMatchObject([
    { warehouseId: 'kl-express', fulfillmentMethod: 1, shippingPrice: order?.pricingInfo.shippingPrice },
  ])
  const { body } = await ana.page('/')
  expect(body.data?.base?.notifications).toEqual([])

  // The shop continues from there, in the storage too.
  expect((await ana.change(lineOf(await ana.variantOf(named.saleMilk), 1))).status).toBe(200)
  const again = openServer({ storage: indexedDbStorage(factory, 'shop') })
  expect((await shopper(again).sync()).cartVariants).toHaveLength(3)
  expect(server.drifts).toEqual([])
})

test('a customer of version 2, stored in one piece, is still logged in with all data; changes are stored in pieces', async () => {
  const factory = new IDBFactory()
  await indexedDbStorage(factory, 'shop')
  await putRecord(factory, 'shop', version2)
  const server = openServer({ storage: indexedDbStorage(factory, 'shop') })
  const weiLing = shopper(server)
  expect((await weiLing.sync()).cartVariants).toMatchObject([
    { quantity: 3, variant: { gid: named.saleMilk } },
  ])
  const state = await server.store.read()
  expect(state).toMatchObject({ version: 5, catalogueSeed: usualSeed, revision: version2.state.revision })

  expect((await weiLing.change(lineOf(await weiLing.variantOf(named.spinach), 2))).status).toBe(200)
  const id = accountIdOf('returningCustomer')
  expect(await recordNames(factory)).toEqual([
    'shop',
    `shop/accounts/${id}`,
    `shop/organizations/${Object.keys(state.organizations)[0]}`,
    'shop/visitors/browser',
  ])
  const again = openServer({ storage: indexedDbStorage(factory, 'shop') })
  expect((await shopper(again).sync()).cartVariants).toHaveLength(2)
  const before = version2.state.accounts[id as keyof typeof version2.state.accounts].shopper
  const after = (await again.store.read()).accounts[id]?.shopper
  expect(after?.addresses).toEqual(before.addresses)
  expect(after?.orders).toEqual(
    before.orders.map(({ fate: testOutcome, ...order }) => ({ ...order, testOutcome })),
  )
  expect(server.drifts).toEqual([])
})

test('orders of version 3, which counted a slot for all warehouses together, reserve it at the warehouse of their items', async () => {
  // Two orders are open: one from the warehouse and the counter, one from the counter; a third was cancelled.
  expect(version3.state.slots).toEqual({ 'slot-2026-11-21-12': 2 })
  const { server } = await shopWith(version3)
  await shopper(server).sync()
  const { slots, visitors } = await server.store.read()
  expect(slots).toEqual({ 'kl-express:slot-2026-11-21-12': 1, 'kl-pickup:slot-2026-11-21-12': 2 })
  expect(visitors).toMatchObject({
    browser: { guest: { orders: version3.state.visitors.browser.guest.orders.map(({ gid }) => ({ gid })) } },
    ben: { guest: { orders: version3.state.visitors.ben.guest.orders.map(({ gid }) => ({ gid })) } },
  })
  expect(server.drifts).toEqual([])
})

test('outcomes of cards and orders, and the accounts of version 4, keep their values under new names', async () => {
  expect(version4.state.havePeopleMovedIn).toBe(true)
  const { server } = await shopWith(version4)
  await shopper(server).sync()
  const { accounts, areAccountsSeeded } = await server.store.read()
  expect(areAccountsSeeded).toBe(true)
  expect(accounts[accountIdOf('returningCustomer')]?.shopper).toMatchObject({
    billings: [{ testOutcome: 'settlementDeclined' }],
    orders: [{ testOutcome: { payment: 'settlementDeclined' } }],
  })
  expect(server.drifts).toEqual([])
})

test.each([
  ['a version to come', { ...version1, version: 6 }],
  ['a version that never was', { ...version1, version: 0 }],
  [
    'a visitor that is broken within',
    { ...version1, state: { ...version1.state, visitors: { browser: 7 } } },
  ],
  [
    'an order that is broken within',
    {
      ...version1,
      state: {
        ...version1.state,
        visitors: { browser: { ...version1.state.visitors.browser, orders: 'all of them' } },
      },
    },
  ],
])('%s is quarantined: the shop restarts with a notice, and nothing is lost', async (_, snapshot) => {
  const { server } = await shopWith(snapshot)
  const { status, body } = await shopper(server).page('/')
  expect(status).toBe(200)
  expect(body.data?.base?.notifications).toMatchObject([{ type: 'warn' }])
  expect((await server.store.read()).visitors['browser']?.guest.cart.lines).toEqual([])
})

test('a snapshot without a version is left alone', () => {
  expect(migrated('rubbish')).toBe('rubbish')
  expect(migrated({ version: 'one' })).toEqual({ version: 'one' })
})

test('a failed quarantine does not stop the shop', async () => {
  const storage = {
    ...memoryStorage(),
    load: async () => 'rubbish',
    quarantine: async () => {
      throw new Error('broken')
    },
  }
  const server = openServer({ storage })
  expect((await shopper(server).page('/')).status).toBe(200)
  expect(server.store.isKept()).toBe(false)
})

import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { Header } from '../../../src/contract/headers.ts'
import {
  browserStorage,
  indexedDbStorage,
  memoryStorage,
  type Storage,
} from '../../../mocks/state/storage.ts'
import { putRecord, recordOf, shopOn } from './records.ts'
import { lineOf, openServer, type Shopper, shopper } from '../shopper.ts'

const seed = async (factory: IDBFactory, snapshot: unknown) => {
  await indexedDbStorage(factory, 'shop')
  await putRecord(factory, 'shop', snapshot)
}

const noticesOf = async (ana: Shopper) =>
  (await ana.page('/cart')).body.data?.base?.notifications.map(({ _id }) => _id)

test('a cart, its token and the shop’s random values survive a reload', async () => {
  const factory = new IDBFactory()
  const before = shopOn(factory)
  const ana = shopper(before)
  await ana.sync()
  await ana.change(lineOf(await ana.variantOf(named.saleMilk), 3))
  const kept = await before.store.read()

  const after = shopOn(factory)
  expect(await after.store.read()).toEqual(kept)
  expect((await shopper(after).sync()).cartVariants).toMatchObject([{ quantity: 3 }])
  expect(after.store.isKept()).toBe(true)
})

test.each([
  ['another version', { version: 99, revision: 7, state: { carts: [] } }],
  ['a broken state', { version: 1, revision: 7, state: { version: 1, visitors: 'none' } }],
  ['no snapshot at all', 'rubbish'],
])('%s is quarantined, and the shop restarts with a notice', async (_, snapshot) => {
  const factory = new IDBFactory()
  await seed(factory, snapshot)
  const server = shopOn(factory)
  const { body } = await shopper(server).page('/')
  expect(body.data?.base?.notifications).toMatchObject([{ type: 'warn', isLocked: false }])
  expect(body.data?.base?.notifications[0]?.text).toMatch(/starts empty/)
  expect(await recordOf(factory, 'aside')).toEqual(snapshot)

  // The notice stays for the day, also after a reload.
  const again = shopOn(factory)
  expect((await shopper(again).page('/')).body.data?.base?.notifications).toHaveLength(1)
  again.clock.advance(25 * 3_600_000)
  expect((await shopper(again).page('/')).body.data?.base?.notifications).toEqual([])
})

test('a stored state that contradicts the revision beside it is read, and changed', async () => {
  const factory = new IDBFactory()
  const ana = shopper(shopOn(factory))
  await ana.sync()
  await ana.change(lineOf(await ana.variantOf(named.saleMilk), 3))
  const stored: unknown = await recordOf(factory, 'shop')
  await putRecord(factory, 'shop', { ...Object(stored), revision: 99 })
  const again = shopper(shopOn(factory))
  await again.sync()
  expect((await again.change(lineOf(await again.variantOf(named.spinach), 1))).status).toBe(200)
  expect((await shopper(shopOn(factory)).sync()).cartVariants.map(({ quantity }) => quantity)).toEqual([3, 1])
})

test('where storage is blocked the shop works from memory', async () => {
  const server = openServer({ storage: Promise.reject(new Error('blocked')) })
  const ana = shopper(server)
  await ana.sync()
  expect((await ana.change(lineOf(await ana.variantOf(named.saleMilk), 1))).status).toBe(200)
  expect((await ana.sync()).cartVariants).toHaveLength(1)
  expect(server.store.isKept()).toBe(false)
  expect(await noticesOf(ana)).toEqual(['not-kept'])
})

test('without any storage the shop has a notice as well', async () => {
  const ana = shopper(openServer({ storage: browserStorage('shop') }))
  expect(await noticesOf(ana)).toEqual(['not-kept'])
})

test('a broken storage is reported once: with the next page, and not again while the session is valid', async () => {
  const memory = memoryStorage()
  let isBroken = false
  const storage: Storage = {
    ...memory,
    load: async () => {
      if (isBroken) throw new Error('broken')
      return memory.load()
    },
    save: async (...snapshot) => {
      if (isBroken) throw new Error('broken')
      return memory.save(...snapshot)
    },
  }
  const ana = shopper(openServer({ storage }))
  await ana.sync()
  const { base } = (await ana.page('/cart')).body.data ?? {}
  expect(base?.notifications).toEqual([])
  isBroken = true
  expect((await ana.change(lineOf(await ana.variantOf(named.saleMilk), 2))).status).toBe(200)
  const warned = (await ana.page('/cart', { [Header.BASE_VERSION]: base?.version ?? '' })).body.data?.base
  expect(warned?.notifications).toMatchObject([{ _id: 'not-kept', type: 'warn' }])
  const later = await ana.page('/', { [Header.BASE_VERSION]: warned?.version ?? '' })
  expect(later.body.data?.base).toBeUndefined()
  expect((await ana.sync()).cartVariants).toMatchObject([{ quantity: 2 }])
})

test('a storage that is full later does not lose the current change', async () => {
  const memory = memoryStorage()
  let isFull = false
  const storage: Storage = {
    ...memory,
    save: async (...snapshot) => {
      if (isFull) throw new Error('quota')
      return memory.save(...snapshot)
    },
  }
  const server = openServer({ storage })
  const ana = shopper(server)
  await ana.sync()
  isFull = true
  expect((await ana.change(lineOf(await ana.variantOf(named.saleMilk), 2))).status).toBe(200)
  expect((await ana.sync()).cartVariants).toMatchObject([{ quantity: 2 }])
})

test('data deleted by the user is stored again with the next change', async () => {
  const factory = new IDBFactory()
  const server = shopOn(factory)
  const ana = shopper(server)
  await ana.sync()
  await (await indexedDbStorage(factory, 'shop')).quarantine()
  expect((await ana.change(lineOf(await ana.variantOf(named.saleMilk), 2))).status).toBe(200)
  expect((await shopper(shopOn(factory)).sync()).cartVariants).toMatchObject([{ quantity: 2 }])
})

test('the clock and its setting are restored with the shop', async () => {
  const factory = new IDBFactory()
  const before = shopOn(factory)
  await before.store.write(() => before.clock.advance(3_600_000))
  const after = shopOn(factory)
  await after.store.read()
  expect(after.clock.now()).toBe(before.clock.now())
})

test('a reset shop has no visitors', async () => {
  const server = openServer()
  const ana = shopper(server)
  await ana.sync()
  await ana.change(lineOf(await ana.variantOf(named.saleMilk), 1))
  await server.store.reset()
  expect((await ana.sync()).cartVariants).toEqual([])
})

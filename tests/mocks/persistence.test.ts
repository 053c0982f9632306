import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { Header } from '../../src/contract/headers.ts'
import { browserStorage, indexedDbStorage, memoryStorage, type Storage } from '../../mocks/shop/storage.ts'
import { lineOf, openServer, type Shopper, shopper } from './shopper.ts'

const keyed = (database: IDBDatabase, key: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = database.transaction('snapshots').objectStore('snapshots').get(key)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no answer'))
  })

const opened = (factory: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open('shop', 1)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('not opened'))
  })

const seed = async (factory: IDBFactory, snapshot: unknown) => {
  await indexedDbStorage(factory, 'shop')
  const database = await opened(factory)
  await new Promise<void>((resolve) => {
    const transaction = database.transaction('snapshots', 'readwrite')
    transaction.objectStore('snapshots').put(snapshot, 'shop')
    transaction.oncomplete = () => resolve()
  })
}

const noticesOf = async (ana: Shopper) =>
  (await ana.page('/cart')).body.data?.base?.notifications.map(({ _id }) => _id)

const shopOn = (factory: IDBFactory) => openServer({ storage: indexedDbStorage(factory, 'shop') })

test('a cart, its token and the shop’s chance outlive the page', async () => {
  const factory = new IDBFactory()
  const before = shopOn(factory)
  const ana = shopper(before)
  await ana.sync()
  await ana.change(lineOf(await ana.goods(named.saleMilk), 3))
  const kept = await before.keeper.read()

  const after = shopOn(factory)
  expect(await after.keeper.read()).toEqual(kept)
  expect((await shopper(after).sync()).cartVariants).toMatchObject([{ quantity: 3 }])
  expect(after.keeper.isKept()).toBe(true)
})

test.each([
  ['another version', { version: 99, revision: 7, state: { carts: [] } }],
  ['a broken state', { version: 1, revision: 7, state: { version: 1, visitors: 'none' } }],
  ['no snapshot at all', 'rubbish'],
])('%s is put aside, the shop starts afresh and says so', async (_, snapshot) => {
  const factory = new IDBFactory()
  await seed(factory, snapshot)
  const server = shopOn(factory)
  const { body } = await shopper(server).page('/')
  expect(body.data?.base?.notifications).toMatchObject([{ type: 'warn', isLocked: false }])
  expect(body.data?.base?.notifications[0]?.text).toMatch(/started afresh/)
  const database = await opened(factory)
  expect(await keyed(database, 'aside')).toEqual(snapshot)

  // The notice stays for the day, also after a reload, and then goes.
  const again = shopOn(factory)
  expect((await shopper(again).page('/')).body.data?.base?.notifications).toHaveLength(1)
  again.clock.advance(25 * 3_600_000)
  expect((await shopper(again).page('/')).body.data?.base?.notifications).toEqual([])
})

test('where storage is blocked the shop works from memory', async () => {
  const server = openServer({ storage: Promise.reject(new Error('blocked')) })
  const ana = shopper(server)
  await ana.sync()
  expect((await ana.change(lineOf(await ana.goods(named.saleMilk), 1))).status).toBe(200)
  expect((await ana.sync()).cartVariants).toHaveLength(1)
  expect(server.keeper.isKept()).toBe(false)
  expect(await noticesOf(ana)).toEqual(['not-kept'])
})

test('where there is no storage at all the shop says so as well', async () => {
  const ana = shopper(openServer({ storage: browserStorage('shop') }))
  expect(await noticesOf(ana)).toEqual(['not-kept'])
})

test('a storage that breaks is told of once: with the page after it, and not again while that is known', async () => {
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
  expect((await ana.change(lineOf(await ana.goods(named.saleMilk), 2))).status).toBe(200)
  const told = (await ana.page('/cart', { [Header.BASE_VERSION]: base?.version ?? '' })).body.data?.base
  expect(told?.notifications).toMatchObject([{ _id: 'not-kept', type: 'warn' }])
  const later = await ana.page('/', { [Header.BASE_VERSION]: told?.version ?? '' })
  expect(later.body.data?.base).toBeUndefined()
  expect((await ana.sync()).cartVariants).toMatchObject([{ quantity: 2 }])
})

test('a storage that is full later does not lose the change at hand', async () => {
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
  expect((await ana.change(lineOf(await ana.goods(named.saleMilk), 2))).status).toBe(200)
  expect((await ana.sync()).cartVariants).toMatchObject([{ quantity: 2 }])
})

test('what is cleared from outside is kept again with the next change', async () => {
  const factory = new IDBFactory()
  const server = shopOn(factory)
  const ana = shopper(server)
  await ana.sync()
  await (await indexedDbStorage(factory, 'shop')).putAside()
  expect((await ana.change(lineOf(await ana.goods(named.saleMilk), 2))).status).toBe(200)
  expect((await shopper(shopOn(factory)).sync()).cartVariants).toMatchObject([{ quantity: 2 }])
})

test('the clock and where it was set come back with the shop', async () => {
  const factory = new IDBFactory()
  const before = shopOn(factory)
  await before.keeper.write(() => before.clock.advance(3_600_000))
  const after = shopOn(factory)
  await after.keeper.read()
  expect(after.clock.now()).toBe(before.clock.now())
})

test('a reset shop knows nobody', async () => {
  const server = openServer()
  const ana = shopper(server)
  await ana.sync()
  await ana.change(lineOf(await ana.goods(named.saleMilk), 1))
  await server.keeper.reset()
  expect((await ana.sync()).cartVariants).toEqual([])
})

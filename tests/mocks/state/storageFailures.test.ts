import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { Header } from '../../../src/contract/headers.ts'
import { lineOf, type Shopper, shopper } from '../shopper.ts'
import { shopOn } from './records.ts'

const full = () => new DOMException('The disk is full', 'QuotaExceededError')

/** A factory whose `open` ends in this way. */
const factoryThat = (open: IDBFactory['open']): IDBFactory => Object.assign(new IDBFactory(), { open })

const isSnapshot = (key: unknown) => key === 'shop'

/** From now on every snapshot write is affected in this way, until the test ends. */
function whenWriting(happens: (store: IDBObjectStore) => void): void {
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const request = put.call(this, value, key)
    if (isSnapshot(key)) happens(this)
    return request
  })
}

async function buys(who: Shopper, gid: string, quantity: number): Promise<void> {
  expect((await who.change(lineOf(await who.variantOf(gid), quantity))).status).toBe(200)
}

/** The notice in a page's data, as the shop in the browser requests it; null if nothing has changed. */
async function noticesSeen(who: Shopper, version = ''): Promise<{ notices?: string[]; version: string }> {
  const { base } = (await who.page('/cart', { [Header.BASE_VERSION]: version })).body.data ?? {}
  if (!base) return { version }
  return { notices: base.notifications.map(({ _id }) => _id), version: base.version }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a storage that fails while the shop is open loses nothing, and shows one notice', () => {
  test.each<[string, (store: IDBObjectStore) => void]>([
    [
      'full, as the browser says at once',
      () => {
        throw full()
      },
    ],
    ['whose transaction is aborted mid-way', ({ transaction }) => transaction.abort()],
    ['whose connection is closed by the browser', ({ transaction }) => transaction.db.close()],
  ])('%s', async (_, happens) => {
    const server = shopOn(new IDBFactory())
    const ana = shopper(server)
    await ana.sync()
    await buys(ana, named.saleMilk, 1)
    const before = await noticesSeen(ana)
    expect(before.notices).toEqual([])
    expect(server.store.isKept()).toBe(true)

    whenWriting(happens)
    await buys(ana, named.saleMilk, 2)
    await buys(ana, named.spinach, 3)
    const quantities = (await ana.sync()).cartVariants.map(({ quantity }) => quantity)
    expect(quantities).toEqual([2, 3])
    expect(server.store.isKept()).toBe(false)

    const after = await noticesSeen(ana, before.version)
    expect(after.notices).toEqual(['not-kept'])
    await buys(ana, named.sambal, 1)
    expect((await noticesSeen(ana, after.version)).notices).toBeUndefined()
  })

  test('aborted before the snapshot is read: the change is stored', async () => {
    const server = shopOn(new IDBFactory())
    const ana = shopper(server)
    await ana.sync()
    const get = IDBObjectStore.prototype.get
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      const request = get.call(this, key)
      if (this.transaction.mode === 'readwrite') this.transaction.abort()
      return request
    })
    await buys(ana, named.saleMilk, 4)
    expect((await ana.sync()).cartVariants).toMatchObject([{ quantity: 4 }])
    expect((await noticesSeen(ana)).notices).toEqual(['not-kept'])
  })

  test('data stored before the failure is there after a reload', async () => {
    const factory = new IDBFactory()
    const ana = shopper(shopOn(factory))
    await ana.sync()
    await buys(ana, named.saleMilk, 1)
    whenWriting(({ transaction }) => transaction.abort())
    await buys(ana, named.saleMilk, 9)
    vi.restoreAllMocks()
    const again = shopOn(factory)
    expect((await shopper(again).sync()).cartVariants).toMatchObject([{ quantity: 1 }])
    expect(again.store.isKept()).toBe(true)
  })
})

describe('a storage that does not open: the shop works from memory, with one notice', () => {
  async function expectShopInMemory(server: ReturnType<typeof shopOn>): Promise<void> {
    const ana = shopper(server)
    await ana.sync()
    await buys(ana, named.saleMilk, 2)
    expect((await ana.sync()).cartVariants).toMatchObject([{ quantity: 2 }])
    const { notices, version } = await noticesSeen(ana)
    expect(notices).toEqual(['not-kept'])
    expect((await noticesSeen(ana, version)).notices).toBeUndefined()
  }

  test('the browser forbids it', async () => {
    const factory = factoryThat(() => {
      throw new DOMException('Not here', 'SecurityError')
    })
    await expectShopInMemory(shopOn(factory))
    expect.hasAssertions()
  })

  test('it ends with an error: the stored version is newer', async () => {
    const factory = new IDBFactory()
    await new Promise<void>((resolve) => {
      const request = factory.open('shop', 7)
      request.onsuccess = () => {
        request.result.close()
        resolve()
      }
    })
    await expectShopInMemory(shopOn(factory))
    expect.hasAssertions()
  })

  test('the browser never answers: the shop waits five seconds', async () => {
    const real = new IDBFactory()
    // An old page that does not close its connection blocks a newer version.
    await new Promise<void>((resolve) => {
      real.open('shop', 1).onsuccess = () => resolve()
    })
    const factory = factoryThat((name) => real.open(name, 2))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = shopOn(factory)
    let isOpen = false
    const open = async () => {
      await server.store.read()
      isOpen = true
    }
    const opened = open()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(isOpen).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await opened
    vi.useRealTimers()
    await expectShopInMemory(server)
    expect.hasAssertions()
  })
})

/** The state is stored in pieces: an account, for example, is one of them. */
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { accountIdOf, type PersonKey } from '../../../fixtures/people.ts'
import type { MockServer } from '../../../mocks/server/mockServer.ts'
import { seedAccounts } from '../../../mocks/state/account/people.ts'
import { indexedDbStorage } from '../../../mocks/state/storage.ts'
import { putRecord, recordNames, recordOf, shopOn } from './records.ts'

describe('in pieces', () => {
  /** The names of all writes from now on, until the test ends. */
  function written(): unknown[] {
    const names: unknown[] = []
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      names.push(key)
      return put.call(this, value, key)
    })
    return names
  }

  afterEach(() => vi.restoreAllMocks())

  const rename = (server: MockServer, key: PersonKey, name: string) =>
    server.store.write(({ accounts }) => {
      const account = accounts[accountIdOf(key)]
      if (account) account.name = { ...account.name, first: name }
    })

  const nameIn = async (server: MockServer, key: PersonKey) =>
    (await server.store.read()).accounts[accountIdOf(key)]?.name.first

  /** A stored shop with accounts. */
  async function inhabited(factory: IDBFactory) {
    const server = shopOn(factory)
    await server.store.write((draft) => seedAccounts(draft, server.clock.now()))
    return server
  }

  test('a change writes only what it changed', async () => {
    const server = await inhabited(new IDBFactory())
    const names = written()
    await rename(server, 'returningCustomer', 'Mei')
    expect(names).toEqual(['shop', `shop/accounts/${accountIdOf('returningCustomer')}`])
  })

  test('data removed from the state is removed from the storage', async () => {
    const factory = new IDBFactory()
    const server = await inhabited(factory)
    const name = `shop/accounts/${accountIdOf('activeMember')}`
    expect(await recordNames(factory)).toContain(name)
    await server.store.write(({ accounts }) => {
      delete accounts[accountIdOf('activeMember')]
    })
    expect(await recordNames(factory)).not.toContain(name)
    await server.store.reset()
    expect(await recordNames(factory)).toEqual(['shop'])
    expect((await shopOn(factory).store.read()).accounts).toEqual({})
  })

  test('tabs that change different accounts lose neither change, and a third tab has both', async () => {
    const factory = new IDBFactory()
    const one = await inhabited(factory)
    const other = shopOn(factory)
    for (const round of ['1', '2', '3']) {
      await rename(one, 'returningCustomer', `Mei ${round}`)
      await rename(other, 'activeMember', `Siti ${round}`)
    }
    const third = shopOn(factory)
    expect(await nameIn(third, 'returningCustomer')).toBe('Mei 3')
    expect(await nameIn(third, 'activeMember')).toBe('Siti 3')
  })

  test('data deleted by the user is all stored again with the next change', async () => {
    const factory = new IDBFactory()
    const server = await inhabited(factory)
    const before = await server.store.read()
    await (await indexedDbStorage(factory, 'shop')).quarantine()
    expect(await recordNames(factory)).toEqual(['aside'])
    expect(await recordOf(factory, 'aside')).toMatchObject({ state: { accounts: before.accounts } })
    await rename(server, 'returningCustomer', 'Mei')
    const again = shopOn(factory)
    expect(await nameIn(again, 'returningCustomer')).toBe('Mei')
    expect((await again.store.read()).organizations).toEqual(before.organizations)
  })

  test('a broken piece quarantines the whole snapshot', async () => {
    const factory = new IDBFactory()
    await inhabited(factory)
    const id = accountIdOf('returningCustomer')
    await putRecord(factory, `shop/accounts/${id}`, 'rubbish')
    const again = shopOn(factory)
    expect((await again.store.read()).startedAfresh).toBe(true)
    expect(await recordOf(factory, 'aside')).toMatchObject({ state: { accounts: { [id]: 'rubbish' } } })
    expect(await recordNames(factory)).toEqual(['aside', 'shop'])
  })

  test('a visitor’s last request is stored at most once a second', async () => {
    const { store } = shopOn(new IDBFactory())
    await store.read()
    const names = written()
    for (const at of [10_000, 10_001, 10_999, 11_000, 11_500, 9_000]) store.noteUse('ana', at)
    expect(names).toEqual(['use:ana', 'use:ana', 'use:ana'])
    expect(store.lastUse('ana')).toBe(9_000)
  })
})

import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { createControls } from '../../../mocks/controls/controls.ts'
import type { MockServer } from '../../../mocks/server/mockServer.ts'
import { HOUR_MS } from '../../../mocks/base/clock.ts'
import { indexedDbStorage } from '../../../mocks/state/storage.ts'
import { STATE_VERSION } from '../../../mocks/state/version.ts'
import { browserTabs, noOtherTabs, type Tabs } from '../../../mocks/state/tabs.ts'
import { putRecord, recordNames, recordOf } from './records.ts'
import { lineOf, openServer, shopper } from '../shopper.ts'

const open: MockServer[] = []

afterEach(() => {
  for (const server of open.splice(0)) server.store.close()
})

function tab(factory: IDBFactory, tabs: Tabs): MockServer {
  const server = openServer({ storage: indexedDbStorage(factory, 'shop'), tabs })
  open.push(server)
  return server
}

const news = (server: MockServer) => new Promise<void>((resolve) => server.store.subscribe(() => resolve()))

describe.each([
  ['with Web Locks and BroadcastChannel', () => browserTabs('shop')],
  ['with neither', noOtherTabs],
])('two tabs %s', (_, tabs) => {
  test('200 writes at once lose none', async () => {
    const factory = new IDBFactory()
    const [one, other] = [tab(factory, tabs()), tab(factory, tabs())]
    const count = (server: MockServer) =>
      server.store.write((draft) => {
        draft.orderCount += 1
        return draft.orderCount
      })
    const counted = await Promise.all(Array.from({ length: 200 }, (__, at) => count(at % 2 ? one : other)))
    expect(new Set(counted).size).toBe(200)
    const last = counted.at(-1) === 200 ? one : other
    await last.store.write(() => undefined)
    expect((await last.store.read()).orderCount).toBe(200)
  })

  test('200 alternating calls lose none, and both tabs end with the same shop', async () => {
    const factory = new IDBFactory()
    const servers = [tab(factory, tabs()), tab(factory, tabs())] as const
    const [one, other] = [shopper(servers[0]), shopper(servers[1])]
    await one.sync()
    await other.sync()
    const requests = Array.from({ length: 200 }, (__, at) => `request ${at}`)
    const answers = await Promise.all(
      requests.map((notes, at) =>
        (at % 2 ? one : other).ask('POST', '/api/submit-pallet-quote-request', {
          palletPayload: {
            firstName: 'Ana',
            lastName: 'Lim',
            email: 'ana@kedai.example',
            phoneNumber: '0123456789',
            postalCode: '50450',
            notes,
            items: [{ variantId: `variant-${named.saleMilk}`, pallets: 1 }],
          },
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    // Each tab is notified of the other's last write, or reads it with its own next one.
    for (const server of [...servers, servers[0]]) await server.store.write(() => undefined)
    const [here, there] = await Promise.all(servers.map((server) => server.store.read()))
    const kept = there?.visitors['browser']?.guest.engagement.palletQuotes ?? []
    expect(kept.map(({ payload }) => payload.notes ?? '').toSorted()).toEqual(requests.toSorted())
    expect({ ...here, revision: 0 }).toEqual({ ...there, revision: 0 })
  })

  test('both add items to the same cart', async () => {
    const factory = new IDBFactory()
    const [here, there] = [shopper(tab(factory, tabs())), shopper(tab(factory, tabs()))]
    await here.sync()
    await here.change(lineOf(await here.variantOf(named.spinach), 1))
    await there.sync()
    await Promise.all([
      here.change(lineOf(await here.variantOf(named.saleMilk), 2)),
      there.change(lineOf(await there.variantOf(named.sambal), 3)),
    ])
    const { body } = await here.change(lineOf(await here.variantOf(named.cookies), 1))
    const lines = body.data.cart.cartVariants.map(({ variant, quantity }) => [variant.gid, quantity])
    expect(new Map(lines as [string, number][])).toEqual(
      new Map([
        [named.spinach, 1],
        [named.saleMilk, 2],
        [named.sambal, 3],
        [named.cookies, 1],
      ]),
    )
  })

  test('a time that one tab sets while the other writes applies to both', async () => {
    const factory = new IDBFactory()
    const [one, other] = [tab(factory, tabs()), tab(factory, tabs())]
    const { clock } = createControls(one)
    await Promise.all([
      clock.set('2026-12-24T10:00'),
      other.store.write(() => undefined),
      other.store.write(() => undefined),
    ])
    await Promise.all([clock.advance(HOUR_MS), other.store.write(() => undefined)])
    await other.store.write(() => undefined)
    expect([one, other].map((each) => new Date(each.clock.now()).toISOString())).toEqual([
      '2026-12-24T03:00:00.000Z',
      '2026-12-24T03:00:00.000Z',
    ])
  })
})

test('a tab is notified of the other’s change and then has it', async () => {
  const factory = new IDBFactory()
  const [one, other] = [tab(factory, browserTabs('shop')), tab(factory, browserTabs('shop'))]
  await other.store.read()
  const heard = news(other)
  const ana = shopper(one)
  await ana.sync()
  await heard
  const milk = await ana.variantOf(named.saleMilk)
  const heardAgain = news(other)
  await ana.change(lineOf(milk, 4))
  await heardAgain
  expect((await shopper(other).sync()).cartVariants).toMatchObject([{ quantity: 4 }])
})

test('a refused change leaves no trace and does not block the next', async () => {
  const server = openServer()
  const refused = server.store.write((draft) => {
    draft.orderCount = 99
    throw new Error('no')
  })
  const next = server.store.write((draft) => draft.orderCount)
  await expect(refused).rejects.toThrow('no')
  expect(await next).toBe(0)
})

test('all concurrent reads after another tab’s write return that write', async () => {
  const factory = new IDBFactory()
  const [one, other] = [tab(factory, browserTabs('shop')), tab(factory, browserTabs('shop'))]
  await other.store.read()
  const heard = news(other)
  await one.store.write((draft) => {
    one.clock.set('2026-12-24T10:00:00Z')
    draft.orderCount = 7
  })
  await heard
  const counts = await Promise.all(
    [1, 2, 3].map(async () => [(await other.store.read()).orderCount, other.clock.now() === one.clock.now()]),
  )
  expect(counts).toEqual(Array.from({ length: 3 }, () => [7, true]))
})

test('an older tab leaves the state of a newer build alone, and goes on from memory', async () => {
  const factory = new IDBFactory()
  const older = tab(factory, browserTabs('shop'))
  const ana = shopper(older)
  await ana.sync()
  await ana.change(lineOf(await ana.variantOf(named.saleMilk), 2))
  // A newer build has converted the state, and notifies the other tabs.
  const stored = Object(await recordOf(factory, 'shop')) as object
  const converted = { ...stored, version: STATE_VERSION + 1, revision: 99 }
  await putRecord(factory, 'shop', converted)
  const hasHeard = news(older)
  const newer = browserTabs('shop')
  newer.announce(99)
  await hasHeard
  newer.close()

  expect((await ana.change(lineOf(await ana.variantOf(named.spinach), 1))).status).toBe(200)
  expect((await ana.sync()).cartVariants.map(({ quantity }) => quantity)).toEqual([2, 1])
  expect(older.store.isKept()).toBe(false)
  expect(await recordOf(factory, 'shop')).toEqual(converted)
  expect(await recordNames(factory)).not.toContain('aside')
})

test('of two tabs that open on an unreadable state one quarantines it, and both have the same shop', async () => {
  const factory = new IDBFactory()
  await indexedDbStorage(factory, 'shop')
  await putRecord(factory, 'shop', 'rubbish')
  const [one, other] = [tab(factory, browserTabs('shop')), tab(factory, browserTabs('shop'))]
  const states = await Promise.all([one.store.read(), other.store.read()])
  expect(states[0]).toEqual(states[1])
  expect(states[0].startedAfresh).toBe(true)
  expect(await recordOf(factory, 'aside')).toBe('rubbish')
})

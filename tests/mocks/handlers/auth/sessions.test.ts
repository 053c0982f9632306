import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { clockStart } from '../../../../fixtures/rows.ts'
import { accountIdOf } from '../../../../fixtures/people.ts'
import { createClock } from '../../../../mocks/base/clock.ts'
import { indexedDbStorage, memoryStorage, type Storage } from '../../../../mocks/state/storage.ts'
import { visitorOf } from '../../../../mocks/state/state.ts'
import { named } from '../../../../fixtures/named.ts'
import { lineOf, openServer, type Shopper, shopper } from '../../shopper.ts'
import { logIn } from './authCalls.ts'

type Server = ReturnType<typeof openServer>

const start = Date.parse(clockStart)
const minutes = (count: number) => count * 60_000
const rename = (person: Shopper) =>
  person.ask<{ error?: string }>('PUT', '/api/current_user/name', { firstName: 'Wei', lastName: 'Lim' })
const isIn = async (person: Shopper) => (await person.page('/')).body.data?.user?.isGuest === false
const visitorIn = async (server: Server) => visitorOf(await server.store.read(), 'browser')

async function loggedIn(server: Server): Promise<Shopper> {
  const weiLing = shopper(server)
  await weiLing.sync()
  expect((await logIn(weiLing, 'returningCustomer')).status).toBe(200)
  return weiLing
}

let server: Server
let weiLing: Shopper

beforeEach(async () => {
  server = openServer()
  weiLing = await loggedIn(server)
  return () => expect(server.drifts).toEqual([])
})

describe('a session of thirty minutes', () => {
  test('includes the last millisecond, not the next one', async () => {
    server.clock.set(start + minutes(30) - 1)
    expect((await rename(weiLing)).status).toBe(200)
    server.clock.advance(minutes(30))
    expect(await rename(weiLing)).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
  })

  test('is extended to thirty more minutes by each request', async () => {
    server.clock.advance(minutes(29))
    await weiLing.page('/')
    server.clock.advance(minutes(29))
    await weiLing.ask('GET', '/api/top-searches')
    server.clock.advance(minutes(29))
    expect((await rename(weiLing)).status).toBe(200)
  })

  test('answers 401 on an account page after its end, and the shop continues for a guest', async () => {
    server.clock.advance(minutes(30))
    expect((await weiLing.page('/account')).status).toBe(401)
    expect((await weiLing.page('/')).body.data?.user).toEqual({ isGuest: true, numSuccessfulOrders: 0 })
    expect((await rename(weiLing)).status).toBe(401)
  })

  test('is extended without writing the shop’s state', async () => {
    const { revision } = await server.store.read()
    for (let request = 0; request < 10; request += 1) {
      // Too short for any other change of the shop meanwhile.
      server.clock.advance(10)
      await weiLing.page('/')
    }
    expect((await server.store.read()).revision).toBe(revision)
  })
})

describe('the token', () => {
  test('changes with a login, a logout and the end of a session', async () => {
    const tokens = [(await visitorIn(server)).token]
    await weiLing.ask('POST', '/api/logout')
    tokens.push((await visitorIn(server)).token)
    await weiLing.sync()
    await logIn(weiLing, 'returningCustomer')
    tokens.push((await visitorIn(server)).token)
    server.clock.advance(minutes(30))
    await weiLing.page('/')
    tokens.push((await visitorIn(server)).token)
    expect(new Set(tokens).size).toBe(4)
  })

  test('of an expired session is refused: the write does not change a guest’s cart', async () => {
    const milk = await weiLing.variantOf(named.saleMilk)
    server.clock.advance(minutes(30))
    expect(await weiLing.change(lineOf(milk, 1))).toMatchObject({
      status: 403,
      body: { error: 'bad_csrf_token' },
    })
    expect((await weiLing.sync()).cartVariants).toEqual([])
    expect((await weiLing.change(lineOf(milk, 1))).status).toBe(200)
  })
})

describe('the session', () => {
  test('has a browser id and the time', async () => {
    expect((await visitorIn(server)).session).toMatchObject({ id: `browser-${start}` })
  })

  test('is replaced when another customer logs in', async () => {
    server.clock.advance(minutes(5))
    await logIn(weiLing, 'activeMember')
    expect((await visitorIn(server)).session).toMatchObject({
      id: `browser-${start + minutes(5)}`,
      userId: accountIdOf('activeMember'),
    })
  })

  test('is renewed, with its token, when the account’s e-mail changes', async () => {
    const { token } = await visitorIn(server)
    await server.store.write((state) => {
      const account = state.accounts[accountIdOf('returningCustomer')]
      if (account) account.email = 'weiling.lim@baharu.example'
    })
    server.clock.advance(minutes(7))
    expect(await isIn(weiLing)).toBe(true)
    const renewed = await visitorIn(server)
    expect(renewed.session).toMatchObject({
      id: `browser-${start + minutes(7)}`,
      email: 'weiling.lim@baharu.example',
    })
    expect(renewed.token).not.toBe(token)
  })

  test('ends with its account', async () => {
    await server.store.write((state) => {
      delete state.accounts[accountIdOf('returningCustomer')]
    })
    expect((await rename(weiLing)).status).toBe(401)
  })

  test('ends with a logout, and keeps only the location', async () => {
    await weiLing.change(lineOf(await weiLing.variantOf(named.saleMilk), 1))
    await weiLing.ask('POST', '/api/logout')
    const { guest, session } = await visitorIn(server)
    expect(session).toBeNull()
    expect(guest.cart.lines).toEqual([])
    expect(guest.addresses).toEqual([])
    const { accounts } = await server.store.read()
    expect(guest.postalCode).toBe(accounts[accountIdOf('returningCustomer')]?.shopper.postalCode)
  })
})

describe.each([
  ['IndexedDB', () => indexedDbStorage(new IDBFactory(), 'shop')],
  ['memory', async () => memoryStorage()],
] as const)('is shared by tabs and reloads, stored in %s', (_, makeStorage) => {
  async function tabs(): Promise<{ one: Server; other: Server; clock: ReturnType<typeof createClock> }> {
    const storage: Promise<Storage> = makeStorage()
    const clock = createClock(clockStart)
    const one = openServer({ storage, clock })
    await loggedIn(one)
    const other = openServer({ storage, clock })
    await other.store.read()
    return { one, other, clock }
  }

  test('is extended in all tabs by a request in one', async () => {
    const { one, other, clock } = await tabs()
    clock.set(start + minutes(25))
    await shopper(one).page('/')
    clock.set(start + minutes(50))
    expect(await isIn(shopper(other))).toBe(true)
    clock.set(start + minutes(79))
    expect(await isIn(shopper(one))).toBe(true)
    clock.set(start + minutes(109))
    expect(await isIn(shopper(other))).toBe(false)
  })

  test('has the same end after a reload', async () => {
    for (const [gap, expected] of [
      [29, true],
      [30, false],
    ] as const) {
      const { one, other, clock } = await tabs()
      clock.set(start + minutes(20))
      await shopper(one).page('/')
      clock.set(start + minutes(20 + gap))
      expect(await isIn(shopper(other))).toBe(expected)
    }
  })
})

test('has no earlier requests after a reset', async () => {
  server.clock.advance(minutes(20))
  await weiLing.page('/')
  await server.store.reset()
  server.clock.set(start)
  const again = await loggedIn(server)
  server.clock.set(start + minutes(30))
  expect(await isIn(again)).toBe(false)
})

import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startNodeServer } from '../../../mocks/hosts/node.ts'
import { NotInTime } from '../../../mocks/controls/journal/expectations.ts'
import { Header } from '../../../src/contract/headers.ts'

const server = startNodeServer({ isStrict: true })
let count = 0
const newShop = () => server.shop(`test-${(count += 1)}`)

beforeEach(() => server.resetShop())
afterAll(() => server.close())

const CART = 'http://localhost/api/carts/sync'
const headers = { [Header.API_JSON]: 'true' }

describe('a shop of its own', () => {
  test('has its own accounts, clock, faults, network and journal', async () => {
    const [one, other] = [newShop(), newShop()]
    await one.controls.become('returning')
    one.controls.arm('syncCart:status:503@always')
    one.controls.setNetwork({ latency: 'none', failureRate: 0 })
    await one.controls.clock.advance(600_000)
    expect((await one.fetch(CART, { headers })).status).toBe(503)
    expect((await other.fetch(CART, { headers })).status).toBe(200)
    expect((await fetch(CART, { headers })).status).toBe(200)
    expect([await one.controls.persona(), await other.controls.persona()]).toEqual(['returning', 'guest'])
    expect(one.server.clock.now() - other.server.clock.now()).toBe(600_000)
    expect(
      [one, other, server].map((shop) => ('server' in shop ? shop.server : shop).journal.entries().length),
    ).toEqual([1, 1, 1])
  })

  test('keeps its session when the clock of another one is moved', async () => {
    const [one, other] = [newShop(), newShop()]
    await one.controls.become('returning')
    await one.fetch(CART, { headers })
    await other.controls.clock.advance(24 * 3_600_000)
    await other.fetch(CART, { headers })
    await one.fetch(CART, { headers })
    expect(await one.controls.persona()).toBe('returning')
  })

  test('is the same one at its next use', async () => {
    const { controls } = server.shop('kept')
    controls.arm('syncCart:network')
    expect(server.shop('kept').controls.armed()).toHaveLength(1)
    expect(() => server.shop('no name')).toThrow('letters, digits')
  })

  test('has the options of the start, whatever size the main shop has by now', async () => {
    await server.controls.setSize(500)
    expect([server.controls.size(), newShop().controls.size()]).toEqual([500, null])
    await server.controls.setSize(null)
  })

  test('opens in under 5 ms', async () => {
    await newShop().fetch(CART, { headers })
    const times: number[] = []
    for (let shops = 0; shops < 15; shops += 1) {
      const begun = performance.now()
      await newShop().server.store.read()
      times.push(performance.now() - begun)
    }
    expect(times.toSorted((one, other) => one - other)[7]).toBeLessThan(5)
  })
})

describe('what a test expects of the journal', () => {
  test('a request is waited for, also one that came already', async () => {
    const { controls, fetch: ask } = newShop()
    const waiting = controls.wait({ call: 'syncCart', count: 2 })
    await ask(CART, { headers })
    await ask(CART, { headers })
    expect(await waiting).toMatchObject([{ call: 'syncCart' }, { call: 'syncCart' }])
    expect(await controls.wait({ call: 'syncCart' })).toHaveLength(2)
  })

  test('a request that does not come is an error', async () => {
    const { controls } = newShop()
    await expect(controls.wait({ call: 'placeOrder', withinMs: 1 })).rejects.toThrow(NotInTime)
    await expect(controls.wait({ call: 'placeOrder', withinMs: 1 })).rejects.toThrow(
      'placeOrder came 0 times in 1 ms, not 1',
    )
  })

  test('the differences are listed', async () => {
    const { controls, fetch: ask } = newShop()
    const all = { isAllAnswered: true, isNothingArmed: true, isWithoutDrift: true }
    expect(controls.verify({ ...all, calls: { syncCart: 0 } })).toEqual([])
    controls.arm('syncCart:status:503@2')
    controls.arm('changeCart:network@always')
    controls.strict(false)
    await ask(`${CART}?limt=1`, { headers })
    await ask('http://localhost/api/carts/chnage', { headers, method: 'POST' })
    expect(controls.verify({ ...all, calls: { syncCart: 2 } })).toEqual([
      'syncCart came 1 times, not 2',
      'POST /api/carts/chnage is no call (501)',
      'syncCart:status:503 is still armed, and matched 0 times',
      'changeCart:network is still armed, and matched 0 times',
      'GET /api/carts/sync?limt=1: query.limt should be nothing',
    ])
  })

  test('a held answer is a request that is not answered', async () => {
    const { controls, fetch: ask } = newShop()
    controls.holding.hold(true)
    const asked = ask(CART, { headers })
    await expect.poll(() => controls.holding.held().length).toBe(1)
    expect(controls.verify({ isAllAnswered: true })).toEqual(['1 requests are not answered yet'])
    controls.holding.hold(false)
    await asked
    expect(controls.verify({ isAllAnswered: true })).toEqual([])
  })

  test('an unknown call is named', () => {
    expect(() => newShop().controls.verify({ calls: { placeOrdr: 1 } })).toThrow('Near: placeOrder')
  })
})

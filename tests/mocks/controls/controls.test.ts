import { afterAll, beforeEach, expect, test } from 'vitest'
import { Header } from '../../../src/contract/headers.ts'
import { startNodeServer } from '../../../mocks/hosts/node.ts'

const server = startNodeServer()
const { controls } = server

beforeEach(() => server.resetShop())
afterAll(() => server.close())

const sync = () => fetch('http://localhost/api/carts/sync', { headers: { [Header.API_JSON]: 'true' } })
const lines = async () => {
  const { data } = (await (await sync()).json()) as { data: { cart: { cartVariants: object[] } } }
  return data.cart.cartVariants.length
}

test('a scenario is armed, matched once, and listed', async () => {
  controls.arm('syncCart:status:503')
  expect((await sync()).status).toBe(503)
  expect((await sync()).status).toBe(200)
  expect(controls.armed()).toMatchObject([{ name: 'syncCart:status:503', matched: 1, isSpent: true }])
  expect(controls.journal()).toMatchObject([{ status: 503, fault: 'status' }, { status: 200 }])
})

test('a customer with items in the cart is signed in, and a snapshot restores the guest', async () => {
  await controls.become('guest-cart')
  expect(await lines()).toBe(3)
  const [before] = controls.snapshots.list()
  expect(before?.label).toBe('persona:guest-cart')
  await controls.snapshots.restore(before?.id ?? 0)
  expect(await lines()).toBe(0)
})

test('a time without a time zone is Malaysia’s, as in a link', async () => {
  await controls.clock.set('2026-12-24T10:00')
  expect(controls.clock.now()).toBe('2026-12-24T02:00:00.000Z')
})

test('an answer is held until it is released', async () => {
  controls.holding.hold(true)
  const answer = sync()
  await expect.poll(() => controls.holding.held()).toMatchObject([{ path: '/api/carts/sync' }])
  expect(controls.holding.release(controls.holding.held()[0]?.number ?? 0)).toBe(true)
  expect((await answer).status).toBe(200)
})

test('a reset removes armed faults, network conditions and held answers', async () => {
  controls.arm('syncCart:network@always')
  controls.setNetwork({ isOffline: true })
  await server.resetShop()
  expect([controls.armed(), controls.network().isOffline, controls.holding.isOn()]).toEqual([
    [],
    false,
    false,
  ])
  expect((await sync()).status).toBe(200)
})

const unreadable: [string, () => unknown, string][] = [
  [
    'a scenario',
    () => controls.arm('cart.chnage.rejected'),
    'There is no scenario "cart.chnage.rejected". Near: cart.change.rejected',
  ],
  ['a call', () => controls.arm('chnageCart:network'), 'There is no call "chnageCart". Near: changeCart'],
  ['a fault', () => controls.arm('changeCart:netwrok'), 'There is no fault "netwrok". Near: network'],
  [
    'a fault’s number',
    () => controls.arm('changeCart:status:99'),
    '"status:99" is not understood. Expected: for example status:503',
  ],
  [
    'the time it strikes',
    () => controls.arm('changeCart:network@often'),
    '"@often" is not understood. Expected: @2',
  ],
  [
    'a moment',
    () => controls.clock.set('tomorrow'),
    '"tomorrow" is not understood. Expected: a moment such as',
  ],
  [
    'a span of time',
    () => controls.clock.advance(Number.NaN),
    '"NaN" is not understood. Expected: milliseconds',
  ],
  ['a latency', () => controls.setNetwork({ latency: 'slow' }), 'latency: "slow"'],
  [
    'a latency of more than a minute',
    () => controls.setNetwork({ latency: { kind: 'fixed', ms: 90_000 } }),
    'latency: {"kind":"fixed","ms":90000}',
  ],
  ['a negative seed', () => controls.setNetwork({ seed: -1 }), 'a whole number up to 999999999'],
  ['a fraction as a seed', () => controls.setNetwork({ seed: 0.5 }), 'a whole number up to 999999999'],
  ['a rate', () => controls.setNetwork({ failureRate: 30 }), 'a number from 0 to 1'],
  ['a size', () => controls.setSize(-1), 'a number of variants up to 80000'],
]
test.each(unreadable)(
  'an invalid %s is reported with the expected form, and nothing changes',
  async (_what, work, said) => {
    const before = [controls.faultInjector.snapshot(), server.clock.setting()]
    await expect(async () => work()).rejects.toThrow(said)
    expect([controls.faultInjector.snapshot(), server.clock.setting()]).toEqual(before)
  },
)

test('an unknown persona in the developer tools is reported with suggestions', async () => {
  const typed: unknown = Reflect.apply(controls.become, controls, ['retruning'])
  await expect(typed).rejects.toThrow('There is no persona "retruning". Near: returning')
})

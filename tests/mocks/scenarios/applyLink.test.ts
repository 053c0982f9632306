import { beforeEach, describe, expect, test } from 'vitest'
import { applyLink } from '../../../mocks/controls/applyLink.ts'
import { type Controls, createControls } from '../../../mocks/controls/controls.ts'
import { readLink } from '../../../mocks/scenarios/link.ts'
import { accountIdOf } from '../../../fixtures/people.ts'
import { openServer, shopper } from '../shopper.ts'

let controls: Controls

beforeEach(() => {
  controls = createControls(openServer())
})

const open = async (query: string) => {
  const { linkOptions, problems } = readLink(new URLSearchParams(query))
  expect(problems).toEqual([])
  return applyLink(controls, linkOptions)
}
const guestLines = async () =>
  (await controls.server.store.read()).visitors['browser']?.guest.cart.lines ?? []

describe('unknown names in a link', () => {
  test('are reported with suggestions, and the rest of the link applies', async () => {
    expect(await open('persona=retruning&mock=cart.change.rejectd&mock=chanceCart:network&seed=9')).toEqual([
      {
        parameter: 'persona',
        value: 'retruning',
        suggestions: expect.arrayContaining(['returning']) as string[],
      },
      {
        parameter: 'mock',
        value: 'cart.change.rejectd',
        suggestions: expect.arrayContaining(['cart.change.rejected']) as string[],
      },
      {
        parameter: 'mock',
        value: 'chanceCart',
        suggestions: expect.arrayContaining(['changeCart']) as string[],
      },
    ])
    expect(controls.network().seed).toBe(9)
    expect(controls.armed()).toEqual([])
  })
})

test('a persona that cannot be set up is reported with the reason, and the rest of the link applies', async () => {
  // MM/YY has no card for that time.
  expect(await open('persona=pays-card&clock=2150-01-05T10:00!&mock=cart.change.rejected')).toEqual([
    {
      parameter: 'persona',
      value: 'pays-card',
      why: expect.stringContaining('/api/billing was refused') as string,
    },
  ])
  expect(await controls.persona()).toBe('guest')
  expect(controls.clock.now()).toBe('2150-01-05T02:00:00.000Z')
  expect(controls.armed().map(({ name }) => name)).toEqual(['cart.change.rejected'])
})

describe('a link that a person has typed', () => {
  test.each([
    ['mock=/api/carts/change:network', ['changeCart:network']],
    ['mock=api/carts/change:status:503', ['changeCart:status:503']],
    ['mock=cart.change.rejected,%20join:code:561', ['cart.change.rejected', 'join:code:561']],
    ['mock=Cart.Change.Rejected', ['cart.change.rejected']],
    ['mock=changecart:Network@Always', ['changeCart:network']],
  ])('%s is understood', async (query, names) => {
    expect(await open(query)).toEqual([])
    expect(controls.armed().map(({ name }) => name)).toEqual(names)
  })

  test('a person in capitals is understood', async () => {
    expect(await open('persona=Returning')).toEqual([])
    expect(await controls.persona()).toBe('returning')
  })

  test('a time with an offset is understood, although a plus sign in a query is a space', async () => {
    expect(await open('clock=2026-12-24T10:00+01:00!')).toEqual([])
    expect(controls.clock.now()).toBe('2026-12-24T09:00:00.000Z')
  })
})

describe('a link that describes a situation', () => {
  test('reopens the shop, and the previous state can be restored', async () => {
    await controls.become('guest-cart')
    const lines = await guestLines()
    expect(lines).toHaveLength(3)
    await open('persona=returning&clock=2026-12-24T10:00!')
    const state = await controls.server.store.read()
    expect(state.visitors['browser']?.session?.userId).toBe(accountIdOf('returningCustomer'))
    expect(controls.clock.now()).toBe('2026-12-24T02:00:00.000Z')
    const before = controls.snapshots.list().find(({ label }) => label === 'open-afresh')
    expect(before).toMatchObject({ at: '2026-11-21T00:00:00.000Z' })
    expect(await controls.snapshots.restore(before?.id ?? -1)).toBe(true)
    expect(await guestLines()).toEqual(lines)
    expect(controls.clock.now()).toBe('2026-11-21T00:00:00.000Z')
  })

  test('has the same shop each time', async () => {
    await open('persona=guest-checkout&seed=5')
    const first = await controls.server.store.read()
    await open('persona=guest-checkout&seed=5')
    const again = await controls.server.store.read()
    expect(again.visitors).toEqual(first.visitors)
    await open('persona=guest-checkout&seed=6')
    const other = await controls.server.store.read()
    expect(other.visitors).not.toEqual(first.visitors)
  })

  test('"!" stops the clock', async () => {
    controls.server.clock.resume()
    await open('clock=2026-12-24T10:00!')
    expect(controls.clock.isFrozen()).toBe(true)
    expect(controls.clock.now()).toBe('2026-12-24T02:00:00.000Z')
  })
})

/** The tab after another link, in a shop whose clock is stopped and with a full cart. */
async function afterAnotherLink() {
  await open('persona=guest-cart&clock=2026-12-24T10:00!&mock=changeCart:network@always&offline=1&hold=1')
  expect(await guestLines()).toHaveLength(3)
  controls.replaced = null
}

test('a link starts clean after another one, and names what it has replaced', async () => {
  await afterAnotherLink()
  expect(await open('mock=cart.change.rejected@2')).toEqual([])
  expect(controls.armed().map(({ name }) => name)).toEqual(['cart.change.rejected'])
  expect(controls.network().isOffline).toBe(false)
  expect(controls.holding.isOn()).toBe(false)
  expect(controls.clock.isFrozen()).toBe(false)
  expect(Math.abs(Date.parse(controls.clock.now()) - Date.now())).toBeLessThan(60_000)
  expect(await guestLines()).toEqual([])
  expect(controls.replaced).toEqual({
    armed: 1,
    failureRate: 0,
    isSlow: false,
    isOffline: true,
    isHolding: true,
    clock: 'frozen',
  })
})

test('with keep=1 a link only adds to what is there', async () => {
  await afterAnotherLink()
  await open('mock=cart.change.rejected@2&keep=1')
  expect(controls.armed()).toHaveLength(2)
  expect(controls.network().isOffline).toBe(true)
  expect(controls.clock.now()).toBe('2026-12-24T02:00:00.000Z')
  expect(await guestLines()).toHaveLength(3)
  expect(controls.replaced).toBeNull()
})

test('mock=none ends the conditions and leaves the shop alone', async () => {
  await afterAnotherLink()
  await open('mock=none')
  expect(controls.armed()).toEqual([])
  expect(controls.network().isOffline).toBe(false)
  expect(controls.holding.isOn()).toBe(false)
  expect(controls.clock.isFrozen()).toBe(false)
  expect(await guestLines()).toHaveLength(3)
})

test('a link that only opens the console changes nothing', async () => {
  await afterAnotherLink()
  const before = controls.faultInjector.snapshot()
  await open('console=1')
  await open('console=0')
  expect(controls.faultInjector.snapshot()).toEqual(before)
  expect(controls.clock.isFrozen()).toBe(true)
})

test('a link sets the network', async () => {
  expect(await open('mock=cart.change.rejected@2&latency=40&failures=0.1&hold=1')).toEqual([])
  expect(controls.network()).toMatchObject({ latency: { kind: 'fixed', ms: 40 }, failureRate: 0.1 })
  expect(controls.holding.isOn()).toBe(true)
  expect(controls.armed()).toMatchObject([{ name: 'cart.change.rejected', when: { kind: 'nth', n: 2 } }])
})

describe('snapshots', () => {
  test('contain the shop and its clock, and can be restored repeatedly', async () => {
    await controls.become('guest-cart')
    const { id } = await controls.snapshots.take('a full cart')
    expect(controls.snapshots.list()[0]).toEqual({ id, label: 'a full cart', at: '2026-11-21T00:00:00.000Z' })
    for (let turn = 0; turn < 2; turn += 1) {
      await controls.become('returning')
      await controls.clock.advance(3_600_000)
      expect(await controls.persona()).toBe('returning')
      expect(await controls.snapshots.restore(id)).toBe(true)
      expect(await guestLines()).toHaveLength(3)
      expect(controls.clock.now()).toBe('2026-11-21T00:00:00.000Z')
    }
  })

  test('keep a person logged in whose session was extended by a use', async () => {
    await controls.become('returning')
    for (let turn = 0; turn < 2; turn += 1) {
      await controls.clock.advance(20 * 60_000)
      await shopper(controls.server).sync()
    }
    const { id } = await controls.snapshots.take('forty minutes later')
    await controls.become('guest')
    expect(await controls.snapshots.restore(id)).toBe(true)
    expect((await shopper(controls.server).page('/')).body.data?.user).toMatchObject({ isGuest: false })
    expect(await controls.persona()).toBe('returning')
  })

  test('are not affected by later changes', async () => {
    const { id } = await controls.snapshots.take('empty')
    await controls.become('guest-cart')
    await controls.snapshots.restore(id)
    await controls.become('guest-cart')
    await controls.snapshots.restore(id)
    expect(await guestLines()).toEqual([])
  })

  test('are limited to twenty, newest first', async () => {
    for (let turn = 1; turn <= 25; turn += 1) await controls.snapshots.take(`${turn}`)
    expect(controls.snapshots.list().map(({ label }) => label)).toEqual(
      Array.from({ length: 20 }, (_, at) => `${25 - at}`),
    )
    expect(await controls.snapshots.restore(1)).toBe(false)
  })
})

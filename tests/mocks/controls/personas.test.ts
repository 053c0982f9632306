import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { demoPassword } from '../../../fixtures/people.ts'
import type { Cart } from '../../../src/contract/entities/cart.ts'
import { type Controls, createControls } from '../../../mocks/controls/controls.ts'
import type { EarlyTab } from '../../../mocks/controls/screen.ts'
import type { AppBridge } from '../../../mocks/base/appBridge.ts'
import { type PersonaId, personas } from '../../../mocks/scenarios/personas.ts'
import { lineOf, openServer, type Shopper, shopper } from '../shopper.ts'

let server: ReturnType<typeof openServer>
let controls: Controls
let browser: Shopper

beforeEach(() => {
  server = openServer()
  controls = createControls(server)
  browser = shopper(server)
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

const userOnPage = async (path = '/') => (await browser.page(path)).body.data?.user

describe('each persona', () => {
  test.each(Object.keys(personas) as PersonaId[])('%s is signed in afterwards', async (id) => {
    await controls.become(id)
    expect(await controls.persona()).toBe(id)
  })

  test('is a browser without any earlier activity', async () => {
    await browser.sync()
    await browser.change(lineOf(await browser.variantOf(named.saleMilk), 2))
    await controls.become('guest')
    expect((await browser.sync()).cartVariants).toEqual([])
  })

  test('is replaced when another persona logs in', async () => {
    await controls.become('returning')
    await browser.sync()
    await browser.ask('POST', '/api/logout')
    expect(await controls.persona()).toBe('guest')
  })
})

describe('a persona can be set up', () => {
  const staged = (Object.keys(personas) as PersonaId[]).filter((id) => 'stage' in personas[id])

  test.each(staged)('%s while the bot protection challenges every browser', async (id) => {
    await controls.setBotProtection(true)
    await controls.become(id)
    expect(await controls.persona()).toBe(id)
    // The new browser has not passed it.
    expect((await browser.ask('GET', '/api/carts/sync')).status).toBe(403)
  })

  test.each(staged)('%s years later', async (id) => {
    await controls.clock.set('2031-01-05T10:00:00+08:00')
    await controls.become(id)
    expect(await controls.persona()).toBe(id)
  })
})

test('a persona that cannot be set up leaves the person, and the error says why', async () => {
  // MM/YY has no card for that time.
  await controls.clock.set('2150-01-05T10:00:00+08:00')
  await controls.become('returning')
  await expect(controls.become('pays-card')).rejects.toThrow('POST /api/billing was refused')
  expect(await controls.persona()).toBe('returning')
  expect(await userOnPage()).toMatchObject({ isGuest: false })
})

describe('the account of a persona that was deleted in the shop', () => {
  const remove = async () => {
    await controls.become('returning')
    await browser.sync()
    const answer = await browser.ask('DELETE', '/api/current_user', { password: demoPassword })
    expect(answer.status).toBe(200)
  }

  test('stays deleted: the persona is a guest then, in each browser', async () => {
    await remove()
    await controls.become('returning')
    expect(await controls.persona()).toBe('guest')
    expect(await userOnPage()).toMatchObject({ isGuest: true })
    await controls.become('returning', 'another browser')
    expect(await controls.persona('another browser')).toBe('guest')
    // The other accounts are there.
    await controls.become('member-active')
    expect(await controls.persona()).toBe('member-active')
  })

  test.each(['pays-nothing', 'checkout-savings'] as const)('%s is a guest as well', async (id) => {
    await remove()
    await controls.become(id)
    expect(await controls.persona()).toBe('guest')
    expect((await browser.sync()).cartVariants).toEqual([])
  })

  test('comes back with a new shop', async () => {
    await remove()
    await controls.openAfresh()
    await controls.become('returning')
    expect(await controls.persona()).toBe('returning')
    const people = await controls.people()
    expect(people.find(({ id }) => id === 'returning')).toMatchObject({ name: 'Wei Ling Lim', orders: 30 })
  })

  test('comes back with a snapshot from before', async () => {
    await remove()
    const [before] = controls.snapshots.list()
    expect(before?.label).toBe('persona:returning')
    await controls.snapshots.restore(before?.id ?? 0)
    await controls.become('returning')
    expect(await controls.persona()).toBe('returning')
  })
})

describe('the data of the personas', () => {
  const personaOf = async (id: PersonaId) => (await controls.people()).find((person) => person.id === id)

  test('a guest has none, a returning customer orders, addresses, cards, lists, points and credit', async () => {
    expect(await personaOf('guest')).toMatchObject({ name: null, orders: 0, addresses: 0, cards: 0 })
    expect(await personaOf('returning')).toMatchObject({
      name: 'Wei Ling Lim',
      orders: 30,
      addresses: 2,
      cards: 2,
      lists: 1,
      rewardPoints: 1_850,
      credits: 1_500,
    })
  })

  test('the customer who joined yesterday has an address and no order', async () => {
    expect(await personaOf('first-order')).toMatchObject({ orders: 0, addresses: 1 })
  })

  test.each([
    'member-active',
    'member-processing',
    'member-expired',
    'member-not-connected',
    'business-owner',
    'business-admin',
    'business-member',
    'invoice',
  ] as const)('%s has an order and an address', async (id) => {
    const persona = await personaOf(id)
    expect(persona?.orders).toBeGreaterThan(0)
    expect(persona?.addresses).toBeGreaterThan(0)
  })

  test.each(['cart-editor', 'default-role'] as const)('%s has a list for the business', async (id) => {
    expect(await personaOf(id)).toMatchObject({ lists: 1, business: 'Kopitiam Makmur Sdn Bhd' })
  })

  test('a read seeds no accounts', async () => {
    await controls.people()
    expect((await server.store.read()).areAccountsSeeded).toBe(false)
  })
})

/** A tab of the shop that records its requests. */
function shopOnScreen(onRefresh: () => Promise<void> = async () => undefined) {
  const done: string[] = []
  const bridge: AppBridge = {
    href: () => 'http://shop.test/cart',
    send: async () => Response.error(),
    go: async (path) => void done.push(`go ${path}`),
    async refresh() {
      done.push('refresh')
      await onRefresh()
    },
    stopClock: () => undefined,
    forget: () => void done.push('forget'),
    acceptAge: () => void done.push('acceptAge'),
    tracked: () => [],
    onTracked: () => () => undefined,
  }
  return { done, bridge }
}

describe('an expired session', () => {
  test('applies to the next call: the visitor is a guest, with 401 where a login is needed', async () => {
    await controls.become('session-expired')
    expect(await userOnPage()).toMatchObject({ isGuest: true })
    expect((await browser.ask('GET', '/api/order-history')).status).toBe(401)
  })

  test('stays valid for the page on screen', async () => {
    let seen: unknown
    const { bridge } = shopOnScreen(async () => {
      seen = await userOnPage()
    })
    await controls.attach(bridge)
    await controls.become('session-expired')
    expect(seen).toMatchObject({ isGuest: false, email: 'weiling.lim@rumah.example' })
    expect(await userOnPage()).toMatchObject({ isGuest: true })
  })

  test('from a link ends after the shop has rendered', async () => {
    const early: EarlyTab = { href: () => '', forget: () => undefined, acceptAge: () => undefined }
    controls = createControls(server, { early })
    await controls.become('session-expired')
    expect(await userOnPage()).toMatchObject({ isGuest: false })
    await controls.attach(shopOnScreen().bridge)
    expect(await userOnPage()).toMatchObject({ isGuest: true })
  })
})

describe('an accepted age', () => {
  const askForBeer = async () => {
    await browser.sync()
    return browser.change(lineOf(await browser.variantOf(named.ageGatedBeer), 1))
  }

  test('can add beer without the age gate; a guest sees it', async () => {
    await controls.become('guest')
    expect(await askForBeer()).toMatchObject({ status: 409, body: { error: 'age_gate' } })
    await controls.become('age-accepted')
    const { status, body } = await askForBeer()
    expect(status).toBe(200)
    expect((body as { data: { cart: Cart } }).data.cart.cartVariants).toHaveLength(1)
  })

  test('reaches the open tab before it renders again', async () => {
    const { done, bridge } = shopOnScreen()
    await controls.attach(bridge)
    await controls.become('age-accepted')
    expect(done).toEqual(['forget', 'acceptAge', 'refresh'])
  })

  test('of a link is set before the shop starts', async () => {
    const done: string[] = []
    const early: EarlyTab = {
      href: () => '',
      forget: () => void done.push('forget'),
      acceptAge: () => void done.push('acceptAge'),
    }
    controls = createControls(server, { early })
    await controls.become('age-accepted')
    expect(done).toEqual(['forget', 'acceptAge'])
  })
})

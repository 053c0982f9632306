import { afterEach, describe, expect, test } from 'vitest'
import { usualSeed } from '../../../fixtures/rows.ts'
import { applyLink } from '../../../mocks/controls/applyLink.ts'
import { createControls } from '../../../mocks/controls/controls.ts'
import { readLink } from '../../../mocks/scenarios/link.ts'
import { memoryStorage } from '../../../mocks/state/storage.ts'
import { isMade, milkIn, MILK } from './milkIn.ts'
import { lineOf, openServer, shopper } from '../shopper.ts'

const servers: ReturnType<typeof openServer>[] = []

function open(options: Parameters<typeof openServer>[0] = {}) {
  const server = openServer({ catalogueSize: 5_000, ...options })
  servers.push(server)
  return server
}

afterEach(() => {
  expect(servers.splice(0).flatMap(({ drifts }) => drifts)).toEqual([])
})

async function madeMilkIn(server: ReturnType<typeof openServer>) {
  const entry = (await milkIn(server)).find((one) => isMade(one) && one.variant.inStock)
  if (!entry) throw new Error('There is no generated milk')
  return entry
}

describe('the same seed and number', () => {
  test('have the same variant in every shop, of any size', async () => {
    const [one, other, larger] = [
      open({ seed: 7 }),
      open({ seed: 7 }),
      open({ seed: 7, catalogueSize: 9_000 }),
    ]
    const generated = (await milkIn(one)).filter(isMade)
    expect(generated.length).toBeGreaterThan(10)
    expect(await milkIn(other)).toEqual([...(await milkIn(one))])
    const there = new Map((await milkIn(larger)).map((entry) => [entry.variant.gid, entry]))
    for (const entry of generated) expect(there.get(entry.variant.gid)).toEqual(entry)
  })

  test('also after a reload: the seed is kept with the state', async () => {
    const storage = memoryStorage()
    const before = open({ storage })
    await createControls(before).openAfresh({ catalogueSeed: 9 })
    const seen = await milkIn(before)
    const generated = seen.filter(isMade)
    expect(generated.length).toBeGreaterThan(10)
    expect(generated.every(({ variant }) => variant.product.gid.startsWith('89'))).toBe(true)
    expect(await milkIn(open({ storage }))).toEqual(seen)
  })

  test('a state from before the seed was stored has the usual products', async () => {
    const storage = memoryStorage()
    const { catalogueSeed: _none, ...state } = await open().store.read()
    await storage.save({ version: 5, revision: 1, state: { ...state, revision: 1 } }, 0)
    const server = open({ storage, seed: 5 })
    expect((await server.store.read()).catalogueSeed).toBe(usualSeed)
  })
})

describe('the controls', () => {
  test('set a new seed, which reopens the shop with its products; a snapshot restores the old products and the cart', async () => {
    const server = open()
    const controls = createControls(server)
    await controls.setSize(5_000)
    const ana = shopper(server)
    await ana.sync()
    const entry = await madeMilkIn(server)
    const { status } = await ana.change(lineOf(entry.variant, 2))
    expect(status).toBe(200)
    await controls.openAfresh({ seed: 7 })
    expect(await controls.catalogueSeed()).toBe(7)
    expect((await ana.sync()).cartVariants).toEqual([])
    expect((await ana.page(`/product/${entry.variant.gid}/${entry.variant.slug}`)).status).toBe(404)
    const [snapshot] = controls.snapshots.list()
    expect(await controls.snapshots.restore(snapshot?.id ?? -1)).toBe(true)
    expect(await controls.catalogueSeed()).toBe(usualSeed)
    expect((await ana.sync()).cartVariants.map(({ variant }) => variant.gid)).toEqual([entry.variant.gid])
  })

  test('a size is part of the shop: its other tabs have it, and a snapshot restores the one before', async () => {
    const storage = memoryStorage()
    const controls = createControls(open({ storage, catalogueSize: 600 }))
    const { id: before } = await controls.snapshots.take('before')
    await controls.setSize(5_000)
    const generated = (await milkIn(controls.server)).filter(isMade)
    const tab = open({ storage, catalogueSize: 600 })
    expect((await milkIn(tab)).filter(isMade)).toEqual(generated)
    // A tab that is opened from a link to one of its products.
    const { gid, slug } = generated[0]?.variant ?? {}
    expect((await shopper(tab).page(`/product/${gid}/${slug}`)).status).toBe(200)
    const { id: large } = await controls.snapshots.take('large')
    await controls.setSize(null)
    expect((await milkIn(controls.server)).filter(isMade)).toEqual([])
    expect(await controls.snapshots.restore(large)).toBe(true)
    expect(controls.size()).toBe(5_000)
    expect(await controls.snapshots.restore(before)).toBe(true)
    expect(controls.size()).toBe(600)
  })

  test('a seed keeps the size; a reset of the shop does not', async () => {
    const controls = createControls(open({ catalogueSize: 600 }))
    await controls.setSize(5_000)
    await controls.openAfresh({ seed: 7 })
    expect(controls.size()).toBe(5_000)
    await controls.openAfresh({ clock: 'machine', size: 'usual' })
    expect(controls.size()).toBe(600)
  })

  test('a link without a size has the usual products, whatever the tab had before', async () => {
    const controls = createControls(openServer())
    const follow = async (link: string) => {
      const { linkOptions, problems } = readLink(new URLSearchParams(link))
      expect([...problems, ...(await applyLink(controls, linkOptions))]).toEqual([])
      return controls.size()
    }
    expect(await follow('?size=500')).toBe(500)
    expect(await follow('?persona=guest&keep=1')).toBe(500)
    expect(await follow('?persona=guest')).toBeNull()
    const before = controls.snapshots.list().find(({ label }) => label === 'open-afresh')
    expect(await controls.snapshots.restore(before?.id ?? -1)).toBe(true)
    expect(controls.size()).toBe(500)
    expect(await follow('?size=600&keep=1')).toBe(600)
  })

  test('“Step back” after a session file restores the size', async () => {
    const here = createControls(open())
    const there = createControls(openServer())
    await there.importSession(await here.exportSession())
    expect(there.size()).toBe(5_000)
    const [before] = there.snapshots.list()
    expect(await there.snapshots.restore(before?.id ?? -1)).toBe(true)
    expect(there.size()).toBeNull()
  })

  test('products of another seed in a cart break nothing', async () => {
    const server = open()
    const ana = shopper(server)
    await ana.sync()
    const entry = await madeMilkIn(server)
    await ana.change(lineOf(entry.variant, 2))
    await server.store.write((state) => {
      state.catalogueSeed = 12
    })
    expect((await ana.sync()).cartVariants).toEqual([])
    for (const path of ['/', '/cart', '/checkout', MILK])
      expect([path, (await ana.page(path)).status]).toEqual([path, 200])
    await server.store.write((state) => {
      state.catalogueSeed = usualSeed
    })
    expect((await ana.sync()).cartVariants.map(({ quantity }) => quantity)).toEqual([2])
  })

  test.each([
    ['?size=5000&seed=8', 8, '?seed=8&size=5000'],
    ['?size=5000&goods=9', 9, '?goods=9&size=5000'],
    ['?size=5000&seed=8&goods=9', 9, '?seed=8&goods=9&size=5000'],
    ['?goods=9', 9, '?goods=9'],
    ['?seed=8', 8, '?seed=8'],
  ])('the link %s gives products of seed %i, and is created again as %s', async (link, seed, again) => {
    const controls = createControls(openServer())
    const { linkOptions, problems } = readLink(new URLSearchParams(link))
    expect([...problems, ...(await applyLink(controls, linkOptions))]).toEqual([])
    expect(await controls.catalogueSeed()).toBe(seed)
    expect((await controls.link()).replace(/clock=[^&]*&?/, '').replace(/\?$/, '')).toBe(`/${again}`)
  })

  test('a session export contains the seed of the products', async () => {
    const here = createControls(open())
    await here.setSize(5_000)
    await here.openAfresh({ seed: 123_456_789 })
    const ana = shopper(here.server)
    await ana.sync()
    const entry = await madeMilkIn(open({ seed: 123_456_789 }))
    await ana.change(lineOf(entry.variant, 1))
    const there = createControls(openServer())
    await there.importSession(await here.exportSession())
    expect([there.size(), await there.catalogueSeed()]).toEqual([5_000, 123_456_789])
    const bea = shopper(there.server)
    expect((await bea.sync()).cartVariants.map(({ variant }) => variant.gid)).toEqual([entry.variant.gid])
  })
})

import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { createControls } from '../../../mocks/controls/controls.ts'
import { mapColumns } from '../../../mocks/controls/records/recordMap.ts'
import { type PersonaId, personas } from '../../../mocks/scenarios/personas.ts'
import { openServer, shopper } from '../shopper.ts'

async function openMap() {
  const server = openServer()
  await shopper(server).sync()
  return { server, controls: createControls(server) }
}

test('the map of a guest with one product in the cart has the product, its brand and its warehouse', async () => {
  const { controls } = await openMap()
  await controls.set({ cart: { variant: named.saleMilk, quantity: 2 } })
  const { counts, relations } = await controls.recordMap()
  const own = { cart: 1, variant: 1, product: 1, brand: 1, account: 0, order: 0, address: 0, list: 0 }
  expect(counts).toMatchObject(own)
  expect(relations.filter(({ from }) => from === 'cart')).toEqual([
    { from: 'cart', to: 'variant', field: 'lines[].variantId', count: 1, missing: 0 },
    { from: 'cart', to: 'warehouse', field: 'lines[].warehouseId', count: 1, missing: 0 },
  ])
})

test('every id in the records of a persona is that of a record, and over all personas each kind is met', async () => {
  const met = new Set<string>()
  for (const persona of Object.keys(personas) as PersonaId[]) {
    const { controls } = await openMap()
    await controls.become(persona)
    const { counts, relations } = await controls.recordMap()
    const missing = relations.filter((relation) => relation.missing > 0)
    expect(missing, persona).toEqual([])
    for (const kind of mapColumns.flat()) if (counts[kind] > 0) met.add(kind)
  }
  expect(mapColumns.flat().filter((kind) => !met.has(kind))).toEqual([])
})

test('a record that is gone is counted where a field still refers to it', async () => {
  const { server, controls } = await openMap()
  await controls.become('returning')
  const before = await controls.recordMap()
  const list = before.relations.find(({ from, to }) => from === 'list' && to === 'variant')
  expect(list).toMatchObject({ missing: 0 })
  await server.store.write(({ accounts, visitors }) => {
    const account = accounts[visitors['browser']?.session?.userId ?? '']
    account?.shopper.saved.favorites.push('variant-unknown-999')
  })
  const { relations, counts } = await controls.recordMap()
  expect(relations.find(({ from }) => from === 'favorite')).toMatchObject({ missing: 1 })
  expect(counts.favorite).toBe(before.counts.favorite + 1)
})

test('a field refers within a column of the picture or to a column beside it', async () => {
  const { controls } = await openMap()
  await controls.become('long-account')
  await controls.set({ cart: { variant: named.saleMilk, quantity: 2 } })
  const { relations } = await controls.recordMap()
  const columnOf = (kind: string) => mapColumns.findIndex((kinds) => kinds.some((each) => each === kind))
  expect(relations.length).toBeGreaterThan(8)
  expect(relations.filter(({ from, to }) => Math.abs(columnOf(from) - columnOf(to)) > 1)).toEqual([])
})

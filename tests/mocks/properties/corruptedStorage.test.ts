import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { type Chance, nextNumber } from '../../../mocks/base/random.ts'
import { seedAccounts } from '../../../mocks/state/account/people.ts'
import { indexedDbStorage } from '../../../mocks/state/storage.ts'
import { buyer } from '../buyer.ts'
import { persona } from '../persona.ts'
import { lineOf, openServer, shopper } from '../shopper.ts'
import { putRecord, recordNames, recordOf } from '../state/records.ts'

/** How many snapshots are corrupted. */
const SNAPSHOTS = 600

const SERVER_ERROR = 500

/** What the bytes of a stored text become. */
const replacements = ['0', '9', '-', 'x', '"', '{', '}', '[', ']', ',', ':', ' ', '\u0000', '\\', 'null']

const placeIn = (chance: Chance, length: number) => Math.floor(nextNumber(chance) * length)

/** A value of any type, as bytes that mean something else would give it. */
const strangers: readonly unknown[] = [
  null,
  '',
  'x',
  0,
  -1,
  1e308,
  Number.NaN,
  true,
  [],
  {},
  [null],
  { a: 1 },
]

/** All places of a value: its parents and keys. */
function placesOf(value: unknown): (readonly [parent: object, key: string])[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => [[value, key] as const, ...placesOf(child)])
}

/** The value with a few of its bytes changed: still readable if they make sense, otherwise a text. */
function withOtherBytes(chance: Chance, value: unknown): unknown {
  let text = JSON.stringify(value)
  for (let count = 1 + placeIn(chance, 3); count > 0; count -= 1) {
    const at = placeIn(chance, text.length)
    text = text.slice(0, at) + replacements[placeIn(chance, replacements.length)] + text.slice(at + 1)
  }
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The value with one of its parts replaced or removed. */
function withOtherPart(chance: Chance, value: unknown): unknown {
  const copy: unknown = structuredClone(value)
  const places = placesOf(copy)
  const [parent, key] = places[placeIn(chance, places.length)] ?? []
  if (!parent || key === undefined) return 'x'
  if (nextNumber(chance) < 0.3) Reflect.deleteProperty(parent, key)
  else Reflect.set(parent, key, strangers[placeIn(chance, strangers.length)])
  return copy
}

/** The value with one of its texts or numbers replaced by another one of it: it keeps its shape, and may contradict itself. */
function withOtherLeaf(chance: Chance, value: unknown): unknown {
  const copy: unknown = structuredClone(value)
  const leaves = placesOf(copy).flatMap(([parent, key]) => {
    const leaf: unknown = Reflect.get(parent, key)
    return typeof leaf === 'string' || typeof leaf === 'number' ? [{ parent, key, leaf }] : []
  })
  const place = leaves[placeIn(chance, leaves.length)]
  if (!place) return withOtherPart(chance, value)
  const others = leaves.filter(({ leaf }) => typeof leaf === typeof place.leaf)
  Reflect.set(place.parent, place.key, others[placeIn(chance, others.length)]?.leaf)
  return copy
}

/** A stored shop with accounts, a customer who is logged in and has ordered, and a guest with a cart. */
async function storedShop(): Promise<ReadonlyMap<string, unknown>> {
  const factory = new IDBFactory()
  const server = openServer({ storage: indexedDbStorage(factory, 'shop') })
  await server.store.write((draft) => seedAccounts(draft, server.clock.now()))
  const customer = buyer(await persona(server, 'returningCustomer'))
  await customer.place(await customer.readyToOrder())
  const guest = buyer(shopper(server, 'guest'))
  await guest.place(await guest.readyToOrder())
  await guest.put(named.saleMilk, 3)
  const names = await recordNames(factory)
  return new Map(await Promise.all(names.map(async (name) => [name, await recordOf(factory, name)] as const)))
}

const ways = [withOtherBytes, withOtherPart, withOtherLeaf]

/** What the visitors of a shop open and do after a reload; what was answered by an error of the server. */
async function visits(factory: IDBFactory): Promise<string[]> {
  const server = openServer({ storage: indexedDbStorage(factory, 'shop') })
  const pages = ['/', '/cart', '/checkout', '/account/order-history', '/account/address', '/account/billing']
  for (const visitor of ['guest', 'returningCustomer']) {
    const who = shopper(server, visitor)
    await who.sync()
    for (const path of pages) await who.page(path)
    await who.ask('GET', '/api/order-history')
    await who.ask('GET', '/api/checkout')
    await who.change(lineOf(await who.variantOf(named.saleMilk), 2))
  }
  return server.journal
    .entries()
    .filter(({ status }) => status >= SERVER_ERROR)
    .map(({ method, path, stack }) => `${method} ${path}: ${stack ?? ''}`)
}

test(`${SNAPSHOTS} snapshots with random bytes or parts changed: each shop opens, answers and sells`, async () => {
  const stored = await storedShop()
  const names = [...stored.keys()]
  const problems: string[] = []
  for (let seed = 1; seed <= SNAPSHOTS; seed += 1) {
    const chance: Chance = { seed }
    const name = names[placeIn(chance, names.length)] ?? ''
    const before = stored.get(name)
    const corrupt = ways[placeIn(chance, ways.length)] ?? withOtherBytes
    const factory = new IDBFactory()
    await indexedDbStorage(factory, 'shop')
    for (const [each, value] of stored) await putRecord(factory, each, value)
    await putRecord(factory, name, corrupt(chance, before))
    problems.push(...(await visits(factory)).map((what) => `seed ${seed}, ${name}: ${what}`))
  }
  expect(problems).toEqual([])
})

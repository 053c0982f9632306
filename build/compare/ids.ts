import { brands } from '../../fixtures/brands.ts'
import { productGids, variantGidsOf } from '../../fixtures/catalogue.ts'
import { categoryGids } from '../../fixtures/categories.ts'
import { idOf } from '../../fixtures/gids.ts'
import { warehouses } from '../../fixtures/warehouses.ts'
import type { RealAnswer } from './differences.ts'
import type { Sample } from './samples.ts'

/** Reads that show records of every kind below. */
const shows: readonly Sample[] = [
  { call: 'page', method: 'GET', path: '/', status: 200 },
  { call: 'searchPage', method: 'GET', path: '/api/products/search/milk/pages/1-1', status: 200 },
]

/** The fields that hold records of the catalogue, and the kind of the record. */
const kinds: Readonly<Record<string, string>> = {
  variant: 'variant',
  product: 'product',
  brand: 'brand',
  categories: 'category',
  warehouse: 'warehouse',
}

/** The names of one record. */
const nameFields = ['_id', 'gid'] as const
type Names = Partial<Record<(typeof nameFields)[number], string>>

function namesIn(value: object): Names {
  const entries = nameFields.map((field) => [field, Reflect.get(value, field)] as const)
  return Object.fromEntries(entries.filter(([, name]) => typeof name === 'string'))
}

/** Calls `found` for every record of the catalogue in an answer. */
function eachRecord(value: unknown, found: (kind: string, names: Names) => void, key = ''): void {
  if (Array.isArray(value)) for (const element of value) eachRecord(element, found, key)
  else if (typeof value === 'object' && value !== null) {
    const kind = kinds[key]
    const names = namesIn(value)
    if (kind !== undefined && names._id !== undefined) found(kind, names)
    for (const [inner, of] of Object.entries(value)) eachRecord(of, found, inner)
  }
}

/** The parts of a path between its separators. */
const WORD = /[^/?&=,]+/g

/** The value with every text changed. */
const putIn = (value: unknown, put: (text: string) => string): unknown =>
  value === undefined
    ? undefined
    : JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
        typeof inner === 'string' ? put(inner) : inner,
      )

/** The sample with ids of the real server; null if it names a record of a kind of which the server shows none. */
export type Translate = (sample: Sample) => Sample | null

/** A name of a record of the fixtures. */
interface FixtureName {
  kind: string
  field: keyof Names
}

function fixtureNames(): Map<string, FixtureName> {
  const products = productGids()
  const gids = {
    variant: products.flatMap(variantGidsOf),
    product: products,
    brand: brands().map(({ gid }) => gid),
    category: categoryGids(),
  }
  const found = new Map<string, FixtureName>()
  for (const [kind, all] of Object.entries(gids))
    for (const gid of all) {
      found.set(gid, { kind, field: 'gid' })
      found.set(idOf(kind as keyof typeof gids, gid), { kind, field: '_id' })
    }
  for (const { warehouse } of warehouses()) found.set(warehouse._id, { kind: 'warehouse', field: '_id' })
  return found
}

/**
 * Puts ids of the real server in the place of those of the fixtures: of each kind the first record that its home page or its search for milk
 * shows. A kind of which it shows ids of the fixtures is left as it is. `send` asks the real server.
 */
export async function idsOf(send: (sample: Sample) => Promise<RealAnswer>): Promise<Translate> {
  const fixtures = fixtureNames()
  const real = new Map<string, Names>()
  const isShared = new Set<string>()
  for (const sample of shows)
    eachRecord((await send(sample)).body, (kind, names) => {
      if (fixtures.get(names._id ?? '')?.kind === kind) isShared.add(kind)
      real.set(kind, real.get(kind) ?? names)
    })
  /** The text itself where it is no name of the fixtures; null for one without a counterpart. */
  function translated(text: string): string | null {
    const name = fixtures.get(text)
    return name && !isShared.has(name.kind) ? (real.get(name.kind)?.[name.field] ?? null) : text
  }

  return (sample) => {
    let isComplete = true
    const put = (text: string): string => {
      const name = translated(text)
      isComplete &&= name !== null
      return name ?? text
    }
    const path = sample.path.replaceAll(WORD, (word) => {
      const text = decodeURIComponent(word)
      const name = text.split(',').map(put).join(',')
      return name === text ? word : encodeURIComponent(name)
    })
    const body = putIn(sample.body, put)
    return isComplete ? { ...sample, path, ...(body === undefined ? {} : { body }) } : null
  }
}

import { integer, assert, nat, property } from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { templates } from '../../../fixtures/made/products.ts'
import { makersIn, ROUNDS_MAXIMUM } from '../../../fixtures/made/makers.ts'
import { madeGid, madeNumberOf } from '../../../fixtures/made/numbers.ts'
import { isMadeGid, productEntries, usualSeed } from '../../../fixtures/rows.ts'
import type { ListingEntry } from '../../../src/contract/entities/product/listingEntry.ts'
import { isMade, milkIn } from './milkIn.ts'
import { openServer } from '../shopper.ts'
import { takenWords, trademarks } from '../../fixtures/trademarks.ts'

const servers: ReturnType<typeof openServer>[] = []

function open(options: Parameters<typeof openServer>[0] = {}) {
  const server = openServer({ catalogueSize: 5_000, ...options })
  servers.push(server)
  return server
}

afterEach(() => {
  expect(servers.splice(0).flatMap(({ drifts }) => drifts)).toEqual([])
})

/** What a shopper sees of the products with these numbers in a shop of a seed. */
async function listingOf(seed: number, count: number) {
  const server = open({ seed })
  const catalogue = await server.stocked.catalogue(seed)
  return Array.from({ length: count }, (_, number) => {
    const indexRow = catalogue.indexRowOf(madeGid({ seed, number }))
    if (!indexRow) throw new Error(`There is no product ${number} of seed ${seed}`)
    const { name, sizes, price, isOffered, wishlistCount } = indexRow
    return { name, sizes: sizes.join(), price, isOffered, wishlistCount }
  })
}

describe('a gid contains seed and number', () => {
  test.each([
    [usualSeed, 0, '20000000'],
    [usualSeed, 12_345, '20012345'],
    [7, 12_345, '870012345'],
    [0, 3, '800000003'],
    [999_999_999, 9_999_999, '89999999999999999'],
  ])('seed %i, number %i: %s', (seed, number, gid) => {
    expect(madeGid({ seed, number })).toBe(gid)
    expect(madeNumberOf(gid)).toEqual({ seed, number })
  })

  test.each([
    '1234567',
    '8001',
    '87001234',
    '8070012345',
    '8202611210000001',
    '30000001',
    '2000000',
    '2000000x',
  ])('%s is the gid of no generated product', (gid) => {
    expect(madeNumberOf(gid)).toBeUndefined()
  })

  test('no two products share a gid', () => {
    assert(
      property(integer({ min: 0, max: 999_999_999 }), nat(9_999_999), (seed, number) => {
        expect(madeNumberOf(madeGid({ seed, number }))).toEqual({ seed, number })
      }),
    )
  })
})

describe('another seed', () => {
  test('has other names, sizes, prices and stocks at the same numbers', async () => {
    const [seven, eight, usual] = [
      await listingOf(7, 400),
      await listingOf(8, 400),
      await listingOf(usualSeed, 400),
    ]
    for (const [one, other] of [
      [seven, eight],
      [seven, usual],
      [eight, usual],
    ] as const) {
      const alike = (what: 'name' | 'sizes' | 'price' | 'isOffered' | 'wishlistCount') =>
        one.filter((product, number) => product[what] === other[number]?.[what]).length
      expect(alike('name')).toBe(0)
      expect(alike('sizes')).toBeLessThan(100)
      expect(alike('price')).toBeLessThan(40)
      expect(alike('wishlistCount')).toBeLessThan(60)
      // Nearly all products are available in any shop; which are not depends on the seed.
      expect(alike('isOffered')).toBeLessThan(400)
      const names = new Set(other.map(({ name }) => name))
      expect(one.filter(({ name }) => names.has(name)).length).toBeLessThan(120)
    }
  })

  test('has the hand-written products of a shop with that seed without generated ones', async () => {
    const own = (entries: readonly ListingEntry[]) =>
      new Map(entries.filter((entry) => !isMade(entry)).map((entry) => [entry.variant.gid, entry]))
    const larger = own(await milkIn(open({ seed: 7 })))
    expect(larger.size).toBeGreaterThan(0)
    expect(larger).toEqual(own(await milkIn(openServer({ seed: 7 }))))
    const catalogue = await open({ seed: 7 }).stocked.catalogue(7)
    expect(Object.values(named).filter((gid) => !catalogue.holds(gid))).toEqual([])
    expect(productEntries().filter(({ gid }) => !catalogue.indexRowOf(gid))).toEqual([])
  })

  test('leaves out other hand-written products in a smaller shop, but no named fixture', async () => {
    const gids = async (seed: number) => {
      const catalogue = await openServer({ catalogueSize: 500 }).stocked.catalogue(seed)
      expect(Object.values(named).filter((gid) => !catalogue.holds(gid))).toEqual([])
      return catalogue.popular().map(({ productGid }) => productGid)
    }
    const [seven, eight] = [await gids(7), await gids(8)]
    expect(seven.filter((gid) => eight.includes(gid)).length).toBeLessThan(seven.length * 0.8)
  })

  test.each([usualSeed, 0, 7, 424_242, 999_999_999])(
    'seed %i generates no product twice, and every brand has a unique name',
    async (seed) => {
      const catalogue = await openServer({ catalogueSize: 40_000 }).stocked.catalogue(seed)
      const names = catalogue
        .popular()
        .map(
          ({ name, sizes, flavours, category }) => `${category} ${name} ${sizes.join()} ${flavours.join()}`,
        )
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => trademarks.test(name))).toEqual([])
      expect(catalogue.brands().filter(({ name }) => takenWords.test(name) || trademarks.test(name))).toEqual(
        [],
      )
      expect(new Set(makersIn(seed).map(({ brand }) => brand.gid)).size).toBe(4 * ROUNDS_MAXIMUM)
      const [last] = catalogue.popular().slice(-1)
      expect(catalogue.brand(last?.brand.gid ?? '')).toEqual(last?.brand)
    },
  )

  test('any seed has the same number of products of each template, plus or minus one', async () => {
    const catalogue = await openServer({ catalogueSize: 6_000 }).stocked.catalogue(31)
    const made = catalogue.popular().filter(({ productGid }) => isMadeGid(productGid)).length
    const sum = catalogue.popular().length
    expect(['200000', '130000'].map((gid) => catalogue.inCategory(gid).length)).toEqual(
      ['200000', '130000'].map((gid) => catalogue.sized?.productCount(gid)),
    )
    expect(made).toBe(sum - productEntries().length)
    expect(made).toBeGreaterThan(templates().length)
  })
})

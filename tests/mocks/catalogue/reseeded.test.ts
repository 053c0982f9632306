import { afterEach, describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { reseeded } from '../../../fixtures/reseeded.ts'
import {
  placesIn,
  productEntries,
  saleAt,
  stockAt,
  usualSeed,
  wishlistCountAt,
} from '../../../fixtures/rows.ts'
import type { MockServerOptions } from '../../../mocks/server/mockServer.ts'
import type { ListingEntry } from '../../../src/contract/entities/product/listingEntry.ts'
import { lineOf, openServer, shopper } from '../shopper.ts'

const servers: ReturnType<typeof openServer>[] = []

function open(options: MockServerOptions = {}) {
  const server = openServer(options)
  servers.push(server)
  return server
}

afterEach(() => {
  expect(servers.splice(0).flatMap(({ drifts }) => drifts)).toEqual([])
})

const CAKES = '/products/category/200000/snacks-biscuits'

const listed = async (server: ReturnType<typeof openServer>) =>
  (await shopper(server).page(CAKES)).body.data?.category?.listing.products ?? []

const cardOf = ({ variant }: ListingEntry) => ({
  gid: variant.gid,
  name: variant.name,
  price: variant.price,
  sale: variant.salePrice,
  ends: variant.product.plePromotionCountdownTimer?.endDate,
  left: variant.availableCount,
})

/** The random values of a product, as text to compare two seeds by. */
const seededValuesOf = (entry: (typeof fromTables)[number]) =>
  JSON.stringify(placesIn(entry).map((place) => [saleAt(place), stockAt(place), wishlistCountAt(place)]))

const fromTables = productEntries()
const nameless = fromTables.filter(
  ({ gid }) => !Object.values(named).some((variant) => variant.startsWith(gid)),
)

describe('hand-written products of another seed', () => {
  test('are the same products at the same prices, with other stock, wishlist counts and sales', () => {
    const changed = nameless.filter((entry) => {
      const other = reseeded(entry, 7)
      expect([other.gid, other.name, other.row.slice(0, 9)]).toEqual([
        entry.gid,
        entry.name,
        entry.row.slice(0, 9),
      ])
      return seededValuesOf(other) !== seededValuesOf(entry)
    })
    expect(changed.length).toBeGreaterThan(nameless.length * 0.95)
    const alike = nameless.filter(
      (entry) => seededValuesOf(reseeded(entry, 7)) === seededValuesOf(reseeded(entry, 8)),
    )
    expect(alike.length).toBeLessThan(nameless.length * 0.05)
  })

  test.each([0, 7, 424_242, 999_999_999])('seed %i has the usual share of sales, gaps and ads', (seed) => {
    const places = nameless.flatMap((entry) => placesIn(reseeded(entry, seed)))
    const share = (is: (place: (typeof places)[number]) => boolean) =>
      places.filter(is).length / places.length
    // 16 % are on sale and 3 % are gone, as in the tables; cheap products and electronic codes have no sale.
    expect(share((place) => saleAt(place) !== undefined)).toBeGreaterThan(0.11)
    expect(share((place) => saleAt(place) !== undefined)).toBeLessThan(0.2)
    expect(share((place) => stockAt(place).every(({ count }) => count === 0))).toBeLessThan(0.06)
    for (const place of places) {
      const { price, hours } = saleAt(place) ?? { price: 1, hours: 5 }
      const regular = place.product.row[8][place.at % place.product.sizes.length] ?? 0
      expect([price > 0 && price < regular, hours >= 5 && hours <= 200]).toEqual([true, true])
      expect(stockAt(place).every(({ count }) => Number.isInteger(count) && count >= 0)).toBe(true)
    }
    const sponsored = nameless.filter((entry) => reseeded(entry, seed).sponsored !== undefined)
    expect(sponsored.length).toBeLessThan(12)
  })

  test('named fixtures are the same with every seed', () => {
    const kept = fromTables.filter((entry) => !nameless.includes(entry))
    expect(kept.filter((entry) => reseeded(entry, 7) !== entry)).toEqual([])
  })
})

describe('a shop of another seed', () => {
  test('has other sales, stock and category order; the same seed has the same, the default seed the default values', async () => {
    const cards = async (options?: MockServerOptions) => (await listed(open(options))).map(cardOf)
    const usual = await cards()
    const seven = await cards({ seed: 7 })
    expect(usual.length).toBeGreaterThan(20)
    expect(seven.map(({ gid }) => gid)).not.toEqual(usual.map(({ gid }) => gid))
    expect(seven).not.toEqual(await cards({ seed: 8 }))
    expect(await cards({ seed: 7 })).toEqual(seven)
    expect(await cards({ seed: usualSeed })).toEqual(usual)
    expect(await cards()).toEqual(usual)
    const prices = new Map(usual.map(({ gid, price }) => [gid, price]))
    const inBoth = seven.filter(({ gid }) => prices.has(gid))
    expect(inBoth.length).toBeGreaterThan(0)
    expect(inBoth.map(({ price }) => price)).toEqual(inBoth.map(({ gid }) => prices.get(gid)))
  })

  test('has the same data of a product on its page, in a search, in the cart and in GraphQL', async () => {
    const ana = shopper(open({ seed: 7 }))
    await ana.sync()
    const variant = (await listed(open({ seed: 7 }))).find((entry) => entry.variant.salePrice)?.variant
    if (!variant) throw new Error('Nothing is on sale')
    const { gid, slug, name, salePrice, availableCount = 0 } = variant
    const { body: page } = await ana.page(`/product/${gid}/${slug}`)
    expect(page.data?.product?.variant).toMatchObject({ salePrice, availableCount })
    const { body: search } = await ana.page(`/products/search/${encodeURIComponent(name)}`)
    expect(search.data?.search?.listing.products.map((found) => found.variant)).toContainEqual(
      expect.objectContaining({ gid, salePrice, availableCount }),
    )
    const query = { operationName: 'plesByCategoryGid', variables: { categoryGid: '200000', limit: 200 } }
    const { body: graph } = await ana.ask('POST', '/api/graphql', query)
    expect(JSON.stringify(graph)).toContain(`"salePrice":${salePrice}`)
    const { body } = await ana.change(lineOf(variant, Math.min(availableCount, 3)))
    expect(body.data.cart.cartVariants[0]).toMatchObject({ variant: { gid, salePrice } })
  })

  test('has its own sales on the home page', async () => {
    const onSale = async (options?: MockServerOptions) => {
      const { body } = await shopper(open(options)).page('/')
      return (body.data?.modulesPage?.modules ?? []).flatMap((module) =>
        'products' in module ? module.products.map(({ variant }) => variant.gid) : [],
      )
    }
    const [usual, seven] = [await onSale(), await onSale({ seed: 7 })]
    expect(usual.length).toBeGreaterThan(10)
    expect(seven).not.toEqual(usual)
  })
})

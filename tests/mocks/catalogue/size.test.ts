import { afterEach, describe, expect, test } from 'vitest'
import { variantGidsOf } from '../../../fixtures/catalogue.ts'
import { named } from '../../../fixtures/named.ts'
import type { Listing } from '../../../src/contract/entities/product/listing.ts'
import type { ListingEntry } from '../../../src/contract/entities/product/listingEntry.ts'
import type { PageData } from '../../../src/contract/entities/page.ts'
import type { MockServer } from '../../../mocks/server/mockServer.ts'
import { lineOf, openServer, shopper } from '../shopper.ts'
import { takenWords, trademarks } from '../../fixtures/trademarks.ts'

const open = (catalogueSize: number) => openServer({ catalogueSize })
const large = open(50_000)
const small = open(500)

afterEach(() => {
  expect([...large.drifts, ...small.drifts]).toEqual([])
})

async function dataOf(server: MockServer, path: string): Promise<PageData> {
  const { body } = await shopper(server).page(path)
  if (!body.data) throw new Error(`${path}: ${JSON.stringify(body)}`)
  return body.data
}
const listingOf = async (server: MockServer, path: string): Promise<Listing> => {
  const { category, search } = await dataOf(server, path)
  const listing = category?.listing ?? search?.listing
  if (!listing) throw new Error(`${path} lists nothing`)
  return listing
}
const isMade = ({ variant }: ListingEntry) => variant.product.gid.length === 8
const generatedIn = async (path: string) => (await listingOf(large, path)).products.filter(isMade)

describe('a shop of 50,000 variants', () => {
  test('has about that many: its departments count as many products as its variants have', async () => {
    const catalogue = await large.stocked.catalogue()
    const variants = catalogue
      .popular()
      .reduce((count, { sizes, flavours }) => count + sizes.length * Math.max(1, flavours.length), 0)
    expect(variants).toBeGreaterThanOrEqual(50_000)
    expect(variants).toBeLessThan(50_010)
    const { base } = await dataOf(large, '/')
    const products = base?.categories.reduce((count, { productCount }) => count + productCount, 0)
    expect(products).toBe(catalogue.popular().length)
  })

  test('lists what its categories count, each product once', async () => {
    const { category } = await dataOf(large, '/products/category/130101/fresh-milk')
    expect(category?.listing.productsTotalCount).toBe(category?.category.productCount)
    const catalogue = await large.stocked.catalogue()
    const gids = catalogue.popular().map(({ productGid }) => productGid)
    expect(new Set(gids).size).toBe(gids.length)
    expect(catalogue.inCategory('130101').every(({ category }) => category === '130101')).toBe(true)
  })

  test('generated products are plausible: brand, size, a price close to the template’s, an existing picture', async () => {
    const own = await listingOf(openServer(), '/products/category/130101/fresh-milk')
    const prices = own.products.map(({ variant }) => variant.price)
    const made = await generatedIn('/products/category/130101/fresh-milk/pages/3-6')
    expect(made.length).toBeGreaterThan(20)
    for (const { variant } of made) {
      expect(variant.name.startsWith(variant.product.brand.name)).toBe(true)
      expect(variant.price % 10).toBe(0)
      expect(variant.price).toBeGreaterThan(Math.min(...prices) * 0.8)
      expect(variant.price).toBeLessThan(Math.max(...prices) * 1.3)
      expect(variant.images[0]?.original).toMatch(/^packs\/\d{9}\.svg$/)
    }
  })

  test('the same products in every shop of that size', async () => {
    const path = '/products/category/200000/snacks-biscuits/pages/9-9'
    expect(await listingOf(open(50_000), path)).toEqual(await listingOf(large, path))
  })

  test('a generated product has a page, can be bought, and its stock decreases', async () => {
    const server = open(50_000)
    const ana = shopper(server)
    await ana.sync()
    const listing = await listingOf(server, '/products/category/130101/fresh-milk/pages/3-6')
    const entry = listing.products.find((one) => isMade(one) && one.variant.inStock)
    if (!entry) throw new Error('There is no generated milk')
    const { variant } = entry
    const { product } = await dataOf(server, `/product/${variant.gid}/${variant.slug}`)
    expect(product?.variant.longDescription).toContain(variant.product.brand.name)
    expect(product?.variants.map(({ gid }) => gid)).toEqual(variantGidsOf(variant.product.gid))
    const { status, body } = await ana.change(lineOf(variant, 1))
    expect([status, body.data.cart.cartVariants[0]?.variant.gid]).toEqual([200, variant.gid])
    await server.store.write((state) => {
      state.sold[`${variant._id}:${variant.fulfillerLocation}`] = 1_000
    })
    const { body: after } = await ana.ask<{ data: { variant: { availableCount: number } } }>(
      'GET',
      `/api/variant-by-id/${variant._id}`,
    )
    expect(after.data.variant.availableCount).toBe(
      variant.inventory.length > 1 ? (variant.inventory[1]?.availableCount ?? 0) : 0,
    )
  })

  test('a brand has a page, and is found by name with and without a typing error', async () => {
    const [entry] = await generatedIn('/products/category/130101/fresh-milk/pages/3-6')
    const brand = entry?.variant.product.brand
    const ofMaker = await listingOf(large, `/brand/${brand?.gid}/${brand?.slug}`)
    expect(ofMaker.products.every(({ variant }) => variant.product.brand.gid === brand?.gid)).toBe(true)
    expect(ofMaker.productsTotalCount).toBeGreaterThan(10)
    const found = await listingOf(large, `/products/search/${encodeURIComponent(`${brand?.name} milk`)}`)
    expect(found.products[0]?.variant.name).toContain(brand?.name)
    expect(found.products[0]?.variant.name).toMatch(/milk/i)
    const slipped = await listingOf(large, '/products/search/noodels')
    expect(slipped.products[0]?.variant.name).toMatch(/noodle/i)
  })

  test('a search finds the default shop’s results, and more', async () => {
    const gids = async (server: MockServer) => {
      const listing = await listingOf(server, '/products/search/kaya/pages/1-40')
      return listing.products.map(({ variant }) => variant.gid)
    }
    const [everywhere, own] = [await gids(large), await gids(openServer())]
    expect(everywhere.length).toBeGreaterThan(own.length * 10)
    expect(own.filter((gid) => !everywhere.includes(gid))).toEqual([])
  })

  test('variants beyond its size do not exist', async () => {
    const count = (await large.stocked.catalogue()).popular().length
    expect((await shopper(large).page('/product/2099999901/nothing')).status).toBe(404)
    expect((await shopper(large).page(`/product/${20_000_000 + count}01/nothing`)).status).toBe(404)
    expect((await shopper(openServer()).page('/product/2000000001/nothing')).status).toBe(404)
  })

  test('every brand has a unique name', async () => {
    const catalogue = await large.stocked.catalogue()
    expect(catalogue.brands().filter(({ name }) => takenWords.test(name) || trademarks.test(name))).toEqual(
      [],
    )
    const names = catalogue.popular().map(({ name }) => name)
    expect(names.filter((name) => trademarks.test(name))).toEqual([])
    expect(new Set(catalogue.brands().map(({ gid }) => gid)).size).toBe(catalogue.brands().length)
  })
})

describe('a shop of 500 variants', () => {
  test('has a part of each category, and all named products', async () => {
    const { base, modulesPage } = await dataOf(small, '/')
    const products = base?.categories.reduce((count, { productCount }) => count + productCount, 0)
    const kept = (await small.stocked.catalogue()).popular()
    expect(products).toBe(kept.length)
    const variants = kept.flatMap(({ productGid }) => variantGidsOf(productGid))
    expect(variants.length).toBeGreaterThanOrEqual(500)
    expect(variants.length).toBeLessThan(510)
    expect(Object.values(named).filter((gid) => !variants.includes(gid))).toEqual([])
    expect(modulesPage?.modules.length).toBeGreaterThan(2)
  })

  test('does not find the other products', async () => {
    const has = new Set((await small.stocked.catalogue()).popular().map(({ productGid }) => productGid))
    const missing = (await openServer().stocked.catalogue())
      .popular()
      .find(({ productGid }) => !has.has(productGid))
    expect((await shopper(small).page(`/product/${missing?.leadGid}/any`)).status).toBe(404)
    const { productsTotalCount } = await listingOf(small, '/products/search/milk')
    expect(productsTotalCount).toBeLessThan(
      (await listingOf(openServer(), '/products/search/milk')).productsTotalCount,
    )
  })
})

test('more variants than the brands allow are refused', async () => {
  const { status } = await shopper(open(500_000)).page('/')
  expect(status).toBe(500)
})

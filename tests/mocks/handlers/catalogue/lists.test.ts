import { expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { Category } from '../../../../src/contract/entities/product/category.ts'
import type { ListingEntry } from '../../../../src/contract/entities/product/listingEntry.ts'
import type { PleList } from '../../../../src/contract/entities/product/pleList.ts'
import type { Variant } from '../../../../src/contract/entities/product/variant.ts'
import { lineOf, type Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

interface Entries {
  products: ListingEntry[]
  error?: string
  field?: string
}

const idOf = (gid: string) => `variant-${gid}`
const read = async <Body = Entries>(ana: Shopper, path: string): Promise<Body> =>
  (await ana.ask<Body>('GET', path)).body
const gidsIn = ({ products }: Entries) => products.map(({ variant }) => variant.gid)

test('a category by its gid or _id, with its department', async ({ ana }) => {
  interface Answer {
    category: Category
    department: Category
  }
  const { category, department } = await read<Answer>(ana, '/api/categories/130101')
  expect([category.displayName, department.displayName]).toEqual(['Fresh milk', 'Dairy & eggs'])
  expect(
    (await read<Answer>(ana, '/api/categories/category-130000')).category.children.length,
  ).toBeGreaterThan(3)
})

test('related variants: one by default, never itself', async ({ ana }) => {
  const path = `/api/product/${idOf(named.saleMilk)}/softCategoryType/PDP_MODULE_RELATED_VARIANTS`
  expect((await read(ana, path)).products).toHaveLength(1)
  const five = gidsIn(await read(ana, `${path}?limit=5`))
  expect(five).toHaveLength(5)
  expect(five).not.toContain(named.saleMilk)
})

test('complements of a variant, six by default', async ({ ana }) => {
  expect((await read(ana, `/api/variant/complement/${idOf(named.saleMilk)}`)).products).toHaveLength(6)
  expect((await read(ana, `/api/variant/complement/${idOf(named.saleMilk)}?limit=2`)).products).toHaveLength(
    2,
  )
})

test.for(['0', '49', 'many', '-1', '1.5'])('a limit of %s is refused', async (limit, { ana }) => {
  const { status, body } = await ana.ask<Entries>('GET', `/api/products/soft-category/900001?limit=${limit}`)
  expect([status, body.error, body.field]).toEqual([400, 'bad_body', 'query.limit'])
})

test('a soft category: one by default; ads only on request', async ({ ana }) => {
  const path = '/api/products/soft-category/900003'
  expect((await read(ana, path)).products).toHaveLength(1)
  const isAd = ({ variant, smartbrandClick }: ListingEntry) =>
    smartbrandClick !== undefined && variant.smartbrandImpression !== undefined
  const plain = await read(ana, `${path}?limit=48`)
  expect(plain.products.filter(isAd)).toEqual([])
  const withAds = await read(ana, `${path}?limit=48&getSmartBrand=true`)
  expect(withAds.products[0]?.variant.gid).toBe(named.sponsoredKopi)
  expect(withAds.products.map(isAd).slice(0, 1)).toEqual([true])
  expect(gidsIn(withAds).toSorted()).toEqual(gidsIn(plain).toSorted())
})

test('sold-out products are left out by default', async ({ ana }) => {
  const ids = [named.saleMilk, named.excludedFromNoticeLobster].map(idOf).join(',')
  expect(gidsIn(await read(ana, `/api/product/ples?variantIds=${ids}`))).toEqual([named.saleMilk])
  expect(gidsIn(await read(ana, `/api/product/ples?variantIds=${ids}&inStockOnly=false`))).toEqual([
    named.saleMilk,
    named.excludedFromNoticeLobster,
  ])
})

test('entries page by their cursor, without duplicates and gaps', async ({ ana }) => {
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const more: string = cursor === '' ? '' : `&cursor=${cursor}`
    const page: PleList = await read<PleList>(
      ana,
      `/api/product/ples?categoryGid=130100&limit=7&inStockOnly=false${more}`,
    )
    expect(page.pagination.gid).toBe('130100')
    seen.push(...page.products.map(({ variant }) => variant.gid))
    cursor = page.pagination.cursor
  }
  const { body } = await ana.page('/products/category/130100/milk')
  expect(seen).toHaveLength(body.data?.category?.listing.productsTotalCount ?? 0)
  expect(new Set(seen).size).toBe(seen.length)
})

test.for([
  ['/api/product/ples', 'query'],
  ['/api/product/ples?categoryGid=130000&cursor=page-2', 'query.cursor'],
  ['/api/product/ples?categoryGid=dairy', 'query.categoryGid'],
  ['/api/product/ples?categoryGid=130000&inStockOnly=yes', 'query.inStockOnly'],
  ['/api/products/recently-viewed/data', 'query.variantIds'],
  ['/api/web-slug-configs/data', 'query.slug'],
] as const)('%s is refused by %s', async ([path, field], { ana }) => {
  const { status, body } = await ana.ask<Entries>('GET', path)
  expect([status, body.error, body.field]).toEqual([400, 'bad_body', field])
})

test('entries by brand, by soft category and by term', async ({ ana }) => {
  expect(gidsIn(await read(ana, '/api/product/ples?softCategoryGid=900002'))).toContain(named.strawberries)
  const byWords = await read<PleList>(ana, '/api/product/ples?query=kopi')
  expect(byWords.pagination.searchTerm).toBe('kopi')
  expect(byWords.products.length).toBeGreaterThan(2)
  const brand = (await ana.variantOf(named.saleMilk)).product.brand
  const { products } = await read(ana, `/api/product/ples?brandGid=${brand.gid}`)
  expect(new Set(products.map(({ variant }) => variant.product.brand.gid))).toEqual(new Set([brand.gid]))
})

test('recently viewed: in the requested order, without duplicates, unknown and discontinued ones', async ({
  ana,
}) => {
  const { sambal, saleMilk, discontinuedBiscuit } = named
  const ids = [...[sambal, discontinuedBiscuit, saleMilk, sambal, '999'].map(idOf), sambal].join(',')
  expect(gidsIn(await read(ana, `/api/products/recently-viewed/data?variantIds=${ids}`))).toEqual([
    named.sambal,
    named.saleMilk,
  ])
})

test('the variants of a product by their values', async ({ ana }) => {
  interface Answer {
    variants: Variant[]
    productsTotalCount: number
  }
  const { variants, productsTotalCount } = await read<Answer>(
    ana,
    `/api/product/values/${idOf(named.saleMilk)}/variants?limit=2`,
  )
  expect(variants.map(({ variantValues }) => variantValues?.[0])).toEqual([
    { name: 'Size', value: '1 L' },
    { name: 'Size', value: '2 L' },
  ])
  expect(productsTotalCount).toBeGreaterThanOrEqual(2)
})

test('galleries for a product, without the product itself', async ({ ana }) => {
  interface Answer {
    galleryLists: { category: Category; products: ListingEntry[] }[]
  }
  const path = `/api/product/gallery-lists/${idOf(named.strawberries)}/softCategoryIds/900002,900001,7`
  const { galleryLists } = await read<Answer>(ana, path)
  expect(galleryLists.map(({ category }) => category.displayName)).toEqual([
    'Harvest week',
    "This week's offers",
  ])
  expect(galleryLists.flatMap(({ products }) => products.map(({ variant }) => variant.gid))).not.toContain(
    named.strawberries,
  )
})

test('more from a fulfiller, but not what is excluded', async ({ ana }) => {
  const gids = gidsIn(await read(ana, '/api/products/fufiller/shah-alam'))
  expect(gids).toHaveLength(6)
  const [first = ''] = gids
  const others = await read(ana, `/api/products/fufiller/shah-alam?exclude=${idOf(first)}`)
  expect(others.products).toHaveLength(6)
  expect(gidsIn(others)).not.toContain(first)
  expect(others.products.every(({ warehouse }) => warehouse._id === 'shah-alam')).toBe(true)
})

test('best before, by warehouse; null for non-perishable products', async ({ ana }) => {
  interface Answer {
    expirations: { warehouse: { _id: string }; expirationDate: string }[]
  }
  const { expirations } = await read<Answer>(ana, `/api/product/expiration/${idOf(named.expiringYoghurt)}`)
  // Opened on 21 November, best before in three days.
  expect(expirations[0]).toMatchObject({ warehouse: { _id: 'kl-express' }, expirationDate: '2026-11-24' })
  expect(
    (await read<Answer>(ana, `/api/product/expiration/${idOf(named.experimentRice)}`)).expirations,
  ).toEqual([])
})

test('a short address: a landing page or a seller', async ({ ana }) => {
  interface Answer {
    data: { kind: string; path: string; modules: { type: string }[] }
  }
  const { data: landing } = await read<Answer>(ana, '/api/web-slug-configs/data?slug=harvest-week')
  expect([landing.kind, landing.path, landing.modules[0]?.type]).toEqual([
    'landing',
    '/m/harvest-week',
    'banners',
  ])
  const { data: seller } = await read<Answer>(ana, '/api/web-slug-configs/data?slug=kakao-borneo')
  expect([seller.kind, seller.path]).toEqual(['seller', '/kakao-borneo'])
})

test('a search with valueOnly returns products without suggestions, otherwise the reverse', async ({
  ana,
}) => {
  interface Answer extends Entries {
    suggestions: string[]
    productsTotalCount: number
  }
  const value = await read<Answer>(ana, '/api/search/kopi?valueOnly=true')
  expect([value.suggestions, value.products.length]).toEqual([[], 6])
  expect(value.productsTotalCount).toBeGreaterThan(6)
  const typed = await read<Answer>(ana, '/api/search/kopi')
  expect([typed.suggestions.length > 0, typed.products]).toEqual([true, []])
})

test('the recommendations after an empty search are available products', async ({ ana }) => {
  const { products } = await read(ana, '/api/product/search-no-results')
  expect(products).toHaveLength(12)
  expect(products.every(({ variant }) => variant.inStock && variant.product.productType === 0)).toBe(true)
})

test('stock taken by a purchase is gone from listings too', async ({ server, ana }) => {
  const milk = await ana.variantOf(named.saleMilk)
  await server.store.write((state) => {
    for (const { warehouse, totalCount } of milk.inventory)
      state.sold[`${milk._id}:${warehouse._id}`] = totalCount
  })
  expect(gidsIn(await read(ana, `/api/product/ples?variantIds=${milk._id}`))).toEqual([])
  expect((await ana.change(lineOf(milk, 1))).status).toBe(409)
})

test('a list is searched from two letters on (document 2 §5)', async ({ ana }) => {
  const found = async (query: string) =>
    (await read<PleList>(ana, `/api/product/ples?query=${encodeURIComponent(query)}`)).products.length
  expect(await found('m')).toBe(0)
  expect(await found(' m ')).toBe(0)
  expect(await found('mi')).toBe(6)
})

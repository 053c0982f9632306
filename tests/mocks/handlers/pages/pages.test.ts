import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { brands } from '../../../../fixtures/brands.ts'
import { leadVariantGid, productGids } from '../../../../fixtures/catalogue.ts'
import type { PageData } from '../../../../src/contract/entities/page.ts'
import { Header } from '../../../../src/contract/headers.ts'
import { LISTING_PAGE_SIZE } from '../../../../src/contract/limits.ts'
import type { Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const DAIRY = '/products/category/130000/dairy-eggs'
const listingOf = async (ana: Shopper, path: string) => {
  const { category, search } = await ana.data(path)
  const listing = category?.listing ?? search?.listing
  if (!listing) throw new Error(`${path} lists nothing`)
  return listing
}
const rowsOf = ({ modulesPage }: PageData) =>
  (modulesPage?.modules ?? []).filter((module) => module.type === 'products')

const endsOf = (data: PageData) => rowsOf(data).flatMap(({ endsAt }) => (endsAt ? Date.parse(endsAt) : []))

test('home has banners, departments and rows of products', async ({ ana }) => {
  const data = await ana.data('/')
  const { modulesPage, page, base, user } = data
  expect(modulesPage?.modules.slice(0, 2).map(({ type }) => type)).toEqual(['banners', 'departments'])
  expect(rowsOf(data).length).toBeGreaterThanOrEqual(4)
  for (const { products } of rowsOf(data)) expect(products.length).toBeGreaterThan(5)
  for (const { moreHref } of rowsOf(data)) expect((await ana.page(moreHref ?? '/')).status).toBe(200)
  expect(page).toMatchObject({ kind: 'home', canonicalPath: '/' })
  expect(base).toMatchObject({
    serverTime: '2026-11-21T00:00:00.000Z',
    postalCode: '07083',
    notifications: [],
  })
  expect(user).toEqual({ isGuest: true, numSuccessfulOrders: 0 })
})

test('a row with a countdown still has it days later', async ({ server, ana }) => {
  const [today] = endsOf(await ana.data('/'))
  expect(today).toBe(server.clock.now() + 16 * 3_600_000)
  server.clock.advance(3 * 86_400_000)
  // Midnight in Malaysia, sixteen hours after eight in the morning.
  expect(endsOf(await ana.data('/'))).toEqual([server.clock.now() + 16 * 3_600_000])
})

test('the base is left out while its version is current, and sent again in another language', async ({
  ana,
}) => {
  const { base } = await ana.data('/cart')
  const version = base?.version ?? ''
  expect((await ana.data('/cart', { [Header.BASE_VERSION]: version })).base).toBeUndefined()
  const malay = await ana.data('/cart', {
    [Header.BASE_VERSION]: version,
    [Header.LANGUAGE]: 'ms-MY,en;q=0.8',
  })
  expect(malay.base?.categories[0]?.displayName).toBe('Buah-buahan')
  expect(malay.page.seo.title).toBe('Troli anda · Pasar')
  expect((await ana.data('/cart', { [Header.LANGUAGE]: 'zh' })).base?.categories[0]?.displayName).toBe('水果')
  expect((await ana.data('/cart', { [Header.LANGUAGE]: 'fr' })).base?.categories[0]?.displayName).toBe(
    'Fruit',
  )
})

describe('a category', () => {
  test('has its first page, its breadcrumbs and its next call', async ({ ana }) => {
    const { category, page } = await ana.data(DAIRY)
    expect(category?.listing.products).toHaveLength(LISTING_PAGE_SIZE)
    expect(category?.listing.pagination).toMatchObject({
      paginationApiUrl: `/api${DAIRY}/pages/2-2`,
      firstPage: 1,
      lastPage: 1,
      pageCount: 2,
    })
    expect(category?.category.children.map(({ displayName }) => displayName)).toContain('Milk')
    expect(page.breadcrumbs).toEqual([{ name: 'Dairy & eggs', path: DAIRY }])
    const milk = await ana.data('/products/category/130101/fresh-milk')
    expect(milk.page.breadcrumbs.map(({ name }) => name)).toEqual(['Dairy & eggs', 'Milk', 'Fresh milk'])
    expect(milk.category?.department.gid).toBe('130000')
  })

  test('with two pages has both, in order, and the second is what the call returns', async ({ ana }) => {
    const both = await listingOf(ana, `${DAIRY}/pages/1-2`)
    expect(both.products).toHaveLength(both.productsTotalCount)
    expect(both.pagination).toMatchObject({ paginationApiUrl: null, firstPage: 1, lastPage: 2 })
    const { body } = await ana.ask<{ products: { variant: { gid: string } }[] }>(
      'GET',
      `/api${DAIRY}/pages/2-2`,
    )
    expect(body.products.map(({ variant }) => variant.gid)).toEqual(
      both.products.slice(LISTING_PAGE_SIZE).map(({ variant }) => variant.gid),
    )
    expect((await listingOf(ana, `${DAIRY}/pages/7-9`)).pagination).toMatchObject({
      firstPage: 2,
      lastPage: 2,
    })
    expect((await ana.page(`${DAIRY}/pages/two`)).status).toBe(404)
    expect((await ana.page(`${DAIRY}/pages/3-1`)).status).toBe(404)
  })

  test('is filtered, and brands are counted before their own filter', async ({ ana }) => {
    const all = await listingOf(ana, DAIRY)
    const [brand] = all.brandTexts.list
    const narrowed = await listingOf(
      ana,
      `${DAIRY}?brandFilter=${brand?.gid}&fulfillmentFilter=express&categoryFilter=130100`,
    )
    expect(narrowed.productsTotalCount).toBeLessThan(all.productsTotalCount)
    expect(narrowed.productsTotalCount).toBeGreaterThan(0)
    for (const { product, warehouse } of narrowed.products) {
      expect(product.brand.gid).toBe(brand?.gid)
      expect(product.categories.map(({ gid }) => gid)).toContain('130100')
      expect(warehouse.fulfillmentMethodType).toBe(1)
    }
    expect(narrowed.brandTexts.selectedList).toEqual([brand?.gid])
    expect(narrowed.brandTexts.list.length).toBeGreaterThan(1)
    expect((await listingOf(ana, `${DAIRY}?fulfillmentFilter=rocket&sort=luck`)).productsTotalCount).toBe(
      all.productsTotalCount,
    )
  })

  test('has subcategories counted before their own filter, a brand’s products by department', async ({
    ana,
  }) => {
    const { category } = await ana.data(DAIRY)
    const below = category?.category.children.map(({ gid, productCount }) => [gid, productCount])
    const counted = category?.listing.categories.map(({ gid, count }) => [gid, count])
    expect(counted?.toSorted()).toEqual(below?.toSorted())
    expect((await listingOf(ana, `${DAIRY}?categoryFilter=130100`)).categories).toEqual(
      category?.listing.categories,
    )
    const [brand] = brands()
    const listing = await listingOf(ana, `/brand/${brand?.gid}/${brand?.slug}`)
    for (const { gid, count } of listing.categories) {
      expect(gid).toMatch(/0000$/)
      expect(count).toBeGreaterThan(0)
    }
  })

  test('has its warehouses by the fulfilment filter', async ({ ana }) => {
    const { products } = await listingOf(
      ana,
      '/products/category/160000/rice-noodles?fulfillmentFilter=standard',
    )
    expect(products.length).toBeGreaterThan(0)
    for (const { warehouse, variant } of products) {
      expect(warehouse.fulfillmentMethodType).toBe(0)
      expect(variant.fulfillerLocation).toBe(warehouse._id)
    }
  })

  test('can be sorted', async ({ ana }) => {
    const paid = async (sort: string) =>
      (await listingOf(ana, `${DAIRY}/pages/1-2?sort=${sort}`)).products.map(
        ({ variant }) => variant.salePrice ?? variant.price,
      )
    const low = await paid('price-low')
    expect(low).toEqual(low.toSorted((one, other) => one - other))
    expect(await paid('price-high')).toEqual(
      (await paid('price-low')).toReversed().toSorted((one, other) => other - one),
    )
    const names = (await listingOf(ana, `${DAIRY}?sort=name`)).products.map(({ product }) => product.name)
    expect(names).toEqual(names.toSorted())
  })

  test.for([
    ['/products/category/130000/milk', DAIRY],
    ['/products/dairy/130000/dairy-eggs', DAIRY],
    ['/products/category/130000/x/pages/1-2?sort=name', `${DAIRY}/pages/1-2?sort=name`],
  ] as const)('%s leads to %s', async ([asked, right], { ana }) => {
    expect((await ana.page(asked)).body).toEqual({ redirect: right })
  })
})

test('highlights and brands are listings too', async ({ ana }) => {
  const offers = await ana.data('/products/highlight/900001/this-weeks-offers')
  expect(offers.category?.category).toMatchObject({ isSoftCategory: true, displayName: "This week's offers" })
  const onOffer = offers.category?.listing.products ?? []
  expect(onOffer).toHaveLength(24)
  for (const { variant } of onOffer) expect(variant.salePrice).toBeDefined()
  expect(offers.category?.listing.pagination.paginationApiUrl).toBe(
    '/api/products/highlight/900001/this-weeks-offers/pages/2-2',
  )
  const [brand] = brands()
  const page = await ana.data(`/brand/${brand?.gid}/${brand?.slug}`)
  expect(page.page).toMatchObject({ kind: 'category', canonicalPath: `/brand/${brand?.gid}/${brand?.slug}` })
  const { paginationApiUrl } = page.category?.listing.pagination ?? {}
  expect(paginationApiUrl).toMatch(/^\/api\/brand\/\d+\/.+\/pages\/2-2$/)
  expect((await ana.ask('GET', paginationApiUrl ?? '')).status).toBe(200)
})

describe('a product', () => {
  test('has its texts, siblings and seller', async ({ ana }) => {
    const milk = await ana.variantOf(named.saleMilk)
    const { product, page } = await ana.data(`/product/${milk.gid}/${milk.slug}`)
    expect(product?.variant).toMatchObject({
      gid: milk.gid,
      salePrice: 790,
    })
    expect(product?.variant.longDescription).toMatch(/\w+\./)
    expect(product?.variants.length).toBeGreaterThan(1)
    expect(product?.warehouse._id).toBe('kl-express')
    expect(page.breadcrumbs.at(-1)?.name).toBe('Fresh milk')
  })

  test('with another slug, or the product’s own number, redirects to its address', async ({ ana }) => {
    const milk = await ana.variantOf(named.saleMilk)
    const right = `/product/${milk.gid}/${milk.slug}`
    expect((await ana.page(`/product/${milk.gid}/old-name?from=mail`)).body).toEqual({
      redirect: `${right}?from=mail`,
    })
    expect((await ana.page(`/product/${milk.product.gid}/${milk.slug}`)).body).toEqual({ redirect: right })
  })

  test('has its sale until the countdown ends', async ({ server, ana }) => {
    const price = async () => (await ana.variantOf(named.saleMilk)).salePrice
    expect(await price()).toBe(790)
    server.clock.advance(52 * 3_600_000)
    expect(await price()).toBeUndefined()
  })

  test('has a page for every product of the shop', async ({ ana }) => {
    for (const gid of productGids().filter((_, at) => at % 7 === 0)) {
      const variant = await ana.variantOf(leadVariantGid(gid))
      expect((await ana.data(`/product/${variant.gid}/${variant.slug}`)).product?.variant.gid).toBe(
        variant.gid,
      )
    }
  })
})

test.for([
  '/nowhere',
  '/product/1/x',
  '/products/category/999999/x',
  '/brand/1/x',
  '/confirmation',
  '/confirmation?order=1',
  '/products/search/%E0%A4%A',
  '/product',
])('%s is not found', async (path, { ana }) => {
  expect(await ana.page(path)).toMatchObject({ status: 404, body: { error: 'not_found' } })
})

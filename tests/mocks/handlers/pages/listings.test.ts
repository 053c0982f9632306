import { expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { Listing } from '../../../../src/contract/entities/product/listing.ts'
import { Header } from '../../../../src/contract/headers.ts'
import { becomeCustomer } from '../../customer.ts'
import { lineOf, type Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

async function categoryOf(ana: Shopper, path: string, headers?: Record<string, string>) {
  const { category } = await ana.data(path, headers)
  if (!category) throw new Error(`${path} lists nothing`)
  return category
}

const gids = ({ products }: Listing) => products.map(({ variant }) => variant.gid)

/** All pages of a listing, by the calls that it names. */
async function allOf(ana: Shopper, first: Listing): Promise<string[]> {
  const seen = gids(first)
  let next = first.pagination.paginationApiUrl
  while (next !== null) {
    const { status, body } = await ana.ask<Listing>('GET', next)
    expect(status, next).toBe(200)
    seen.push(...gids(body))
    next = body.pagination.paginationApiUrl
  }
  return seen
}

test('an action lists its products, under the title of its banner', async ({ ana }) => {
  const { category, listing } = await categoryOf(ana, '/products/action/501?title=Small%20change')
  expect(category.displayName).toBe('Small change')
  expect((await categoryOf(ana, '/products/action/501')).category.displayName).toBe('Everything under RM 5')
  const prices = listing.products.map(({ variant }) => variant.salePrice ?? variant.price)
  expect(Math.max(...prices)).toBeLessThan(500)
  const all = await allOf(ana, listing)
  expect(all).toHaveLength(listing.productsTotalCount)
  expect(new Set(all).size).toBe(all.length)
  const second = await categoryOf(ana, '/products/action/501/page/2')
  expect(gids(second.listing)).toEqual(all.slice(0, 48))
})

test.for([
  '/products/action/999',
  '/products/highlight/1/nothing',
  '/brand/1/nobody',
  '/nobody',
  '/m/nowhere',
  '/products/action/501/page/none',
])('%s is no page', async (path, { ana }) => {
  expect((await ana.page(path)).status).toBe(404)
})

test.for([
  '/products/highlight/900001/this-weeks-offers',
  '/products/category/130000/dairy-eggs',
  '/brand/2024/kopi-warisan',
  '/products/category/130000/dairy-eggs?fulfillmentFilter=standard&sort=price-low',
])('%s: its pages contain every product once', async (path, { ana }) => {
  const { listing } = await categoryOf(ana, path)
  const all = await allOf(ana, listing)
  expect(all).toHaveLength(listing.productsTotalCount)
  expect(new Set(all).size).toBe(all.length)
})

test('recommendations fit the cart’s items, without the items themselves', async ({ ana }) => {
  const milk = await ana.variantOf(named.saleMilk)
  await ana.change(lineOf(milk, 1))
  const { listing } = await categoryOf(ana, '/cart-recommendations')
  const { body } = await ana.ask<Listing>('GET', `/api/variant/complement/${milk._id}?limit=3`)
  expect(gids(listing).slice(0, 3)).toEqual(gids(body))
  const all = await allOf(ana, listing)
  expect(all).toHaveLength(48)
  expect(all).not.toContain(milk.gid)
  expect((await categoryOf(ana, '/cart-recommendations/pages/2-2')).listing.pagination.firstPage).toBe(2)
})

test('the top picks are a page to vote on', async ({ ana }) => {
  const page = await categoryOf(ana, '/products/highlight/900004/top-picks')
  expect([page.isTopPicksPage, page.sampleTopPicksId, page.category.type]).toEqual([true, '900005', 6])
  expect(page.category.isSoftCategory).toBe(true)
  expect(page.listing.productsTotalCount).toBeGreaterThan(5)
  expect((await categoryOf(ana, '/products/highlight/900001/this-weeks-offers')).isTopPicksPage).toBe(false)
})

test('departments have a description, in the page’s language; subcategories do not', async ({ ana }) => {
  const department = (language: string) =>
    categoryOf(ana, '/products/category/130000/dairy-eggs', { [Header.LANGUAGE]: language })
  expect((await department('en')).category.longDescriptionHtml).toContain('family herds around Kluang')
  expect((await department('ms')).category.longDescriptionHtml).toContain('ladang keluarga')
  expect((await department('zh')).category.longDescriptionHtml).toContain('居銮')
  const category = await categoryOf(ana, '/products/category/130101/fresh-milk')
  expect(category.category.longDescriptionHtml).toBeUndefined()
})

test('one department contains markup that must be sanitized', async ({ ana }) => {
  const { category } = await categoryOf(ana, '/products/category/170000/drinks')
  for (const danger of ['<script', 'onerror=', 'onclick=', 'javascript:', '<iframe', 'position:fixed']) {
    expect(category.longDescriptionHtml).toContain(danger)
  }
})

test('a seller has a page of modules and products, and filters them', async ({ ana }) => {
  const { page, modulesPage } = await ana.data('/kopi-warisan')
  expect(page).toMatchObject({
    kind: 'seller',
    canonicalPath: '/kopi-warisan',
    breadcrumbs: [{ name: 'Kopi Warisan', path: '/kopi-warisan' }],
  })
  expect(modulesPage?.seller).toMatchObject({ slug: 'kopi-warisan', place: 'Ipoh' })
  expect(modulesPage?.seller?.story).toContain('roastery')
  const listed = async (query: string) => {
    const listing = (await ana.data(`/kopi-warisan${query}`)).modulesPage?.listing
    if (!listing) throw new Error("A seller's page is empty")
    return listing
  }
  const all = await listed('')
  const standard = await listed('?fulfillmentFilter=standard-delivery')
  const pickup = await listed('?fulfillmentFilter=pick-up-in-store')
  expect(all.productsTotalCount).toBe(standard.productsTotalCount)
  expect(standard.products.every(({ warehouse }) => warehouse._id === 'kopi-warisan')).toBe(true)
  expect(pickup.productsTotalCount).toBeGreaterThan(0)
  expect(pickup.products.every(({ warehouse }) => warehouse.fulfillmentMethodType === 2)).toBe(true)
  const [category] = all.categories
  const ofCategory = await listed(`?categoryFilter=${category?.gid}`)
  expect(ofCategory.productsTotalCount).toBe(category?.count)
})

test('categories are counted with their subcategories, also when one of these is selected', async ({
  ana,
}) => {
  const kinds = async (query: string) =>
    (await ana.data(`/products/search/milk${query}`)).search?.listing.categories ?? []
  const all = await kinds('')
  const dairy = all.find(({ gid }) => gid === '130000')
  expect(dairy?.children?.reduce((sum, { count }) => sum + count, 0)).toBe(dairy?.count)
  const milk = dairy?.children?.find(({ gid }) => gid === '130100')
  expect(milk?.count).toBeGreaterThan(0)
  // Categories are counted before their own filter: a selected subcategory changes none of them.
  expect(await kinds('?categoryFilter=130100')).toEqual(all)
  const empty = (await kinds('?categoryFilter=130400&brandFilter=999999')).flatMap(({ gid }) => gid)
  expect(empty).toEqual(['130400'])
})

test('a landing page consists of modules', async ({ ana }) => {
  const { page, modulesPage } = await ana.data('/m/breakfast')
  expect([page.kind, modulesPage?.title]).toEqual(['landing', 'Breakfast for the week'])
  const rows = modulesPage?.modules.flatMap((module) => (module.type === 'products' ? [module] : []))
  expect(rows?.map(({ id }) => id)).toEqual(['bread', 'spreads', 'cups'])
  expect(
    rows?.every(({ products, moreHref }) => products.length > 3 && moreHref?.startsWith('/products/')),
  ).toBe(true)
})

test('a landing page of a past occasion has no banner', async ({ server, ana }) => {
  const types = async () => (await ana.data('/m/harvest-week')).modulesPage?.modules.map(({ type }) => type)
  expect(await types()).toContain('banners')
  server.clock.advance(53 * 3_600_000)
  expect(await types()).not.toContain('banners')
})

test('express-only categories are marked, and have express items only', async ({ ana }) => {
  const { category, listing } = await categoryOf(ana, '/products/category/150100/fresh-fish')
  expect(category.viewableWithExpressOnly).toBe(true)
  expect((await categoryOf(ana, '/products/category/160100/rice')).category.viewableWithExpressOnly).toBe(
    false,
  )
  expect(listing.products.length).toBeGreaterThan(0)
  expect(listing.products.every(({ warehouse }) => [1, 2].includes(warehouse.fulfillmentMethodType))).toBe(
    true,
  )
})

test('a search without results offers available products', async ({ ana }) => {
  const { search } = await ana.data('/products/search/xyzzyq')
  expect([search?.listing.productsTotalCount, search?.popular.length]).toEqual([0, 12])
})

test.for(['/account/favorites', '/account/shopping-lists', '/account/shopping-lists/1'])(
  '%s is not for guests',
  async (path, { ana }) => {
    const { status, body } = await ana.page(path)
    expect([status, body]).toMatchObject([401, { errorCode: 'unauthorized' }])
  },
)

test('favourites are cards, newest first', async ({ server, ana }) => {
  await becomeCustomer(server)
  for (const gid of [named.saleMilk, named.sambal]) {
    await ana.ask('POST', '/api/product/add-favorite', { variantId: `variant-${gid}` })
  }
  const { page, account } = await ana.data('/account/favorites')
  expect(page.kind).toBe('favorites')
  expect(account?.favorites?.map(({ variant }) => variant.gid)).toEqual([named.sambal, named.saleMilk])
})

test('lists have their items, and a search in one from two letters', async ({ server, ana }) => {
  await becomeCustomer(server)
  const listVariants = [named.saleMilk, named.sambal].map((gid, at) => ({
    variant: `variant-${gid}`,
    quantity: at + 1,
  }))
  const { body } = await ana.ask<{ shoppingList: { gid: string } }>('POST', '/api/lists/create', {
    listName: 'Weekly',
  })
  const { gid } = body.shoppingList
  await ana.ask('PUT', '/api/lists/replace', {
    shoppingList: { shoppingListId: gid, listName: 'Weekly', listVariants },
  })
  const { account } = await ana.data('/account/shopping-lists')
  expect(account?.shoppingLists).toMatchObject([{ gid, name: 'Weekly', variantCount: 2 }])
  expect(account?.shoppingLists?.[0]?.pictures).toHaveLength(2)
  const listed = async (query: string) => {
    const { page, account: group } = await ana.data(`/account/shopping-lists/${gid}${query}`)
    expect(page.breadcrumbs).toEqual([
      { name: 'Your shopping lists', path: '/account/shopping-lists' },
      { name: 'Weekly', path: `/account/shopping-lists/${gid}` },
    ])
    return group?.shoppingList?.products.map(({ variant, quantity }) => [variant.gid, quantity])
  }
  const both = [
    [named.saleMilk, 1],
    [named.sambal, 2],
  ]
  expect(await listed('')).toEqual(both)
  expect(await listed('?query=sa')).toEqual([both[1]])
  expect(await listed('?query=s')).toEqual([])
  expect((await ana.page('/account/shopping-lists/123')).status).toBe(404)
})

import { assert, constantFrom, integer, option, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { isWithin, lineage } from '../../../fixtures/categories.ts'
import { clockStart } from '../../../fixtures/rows.ts'
import { priceNow } from '../../../mocks/catalogue/currentPrice.ts'
import type { ProductIndexRow } from '../../../mocks/catalogue/productIndex.ts'
import type { Catalogue } from '../../../mocks/catalogue/catalogue.ts'
import { listingOf } from '../../../mocks/catalogue/listing.ts'
import { type CatalogueView, stockKey } from '../../../mocks/catalogue/catalogueView.ts'
import { viewCatalogue } from '../../../mocks/state/viewCatalogue.ts'
import { FulfillmentClass } from '../../../src/contract/enumerations.ts'
import { LISTING_PAGE_SIZE } from '../../../src/contract/limits.ts'
import { ListingSort } from '../../../src/contract/listingSort.ts'
import { openServer, shopper } from '../shopper.ts'

const viewWith = async (catalogueSize?: number): Promise<CatalogueView> => {
  const server = openServer(catalogueSize === undefined ? {} : { catalogueSize })
  const catalogue = await server.stocked.catalogue()
  return viewCatalogue(await server.store.read(), Date.parse(clockStart), 'en', { catalogue })
}

interface Asked {
  sort: ListingSort | undefined
  way: FulfillmentClass | undefined
  brands: readonly string[]
  categories: readonly string[]
}

const orders = (
  catalogueView: CatalogueView,
): Partial<Record<ListingSort, (one: ProductIndexRow, other: ProductIndexRow) => number>> => {
  const price = (indexRow: ProductIndexRow) => priceNow(indexRow, catalogueView)
  const part = (indexRow: ProductIndexRow) => (indexRow.price === 0 ? 1 : price(indexRow) / indexRow.price)
  return {
    [ListingSort.PRICE_LOW]: (one, other) => price(one) - price(other),
    [ListingSort.PRICE_HIGH]: (one, other) => price(other) - price(one),
    [ListingSort.DISCOUNT]: (one, other) => part(one) - part(other),
    [ListingSort.NAME]: (one, other) => (one.name === other.name ? 0 : one.name < other.name ? -1 : 1),
  }
}

const counted = (keys: readonly (string | undefined)[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const key of keys) if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** The rules of a listing, written independently: each filter alone, everything sorted, each facet counted separately. */
function plainListing(
  found: readonly ProductIndexRow[],
  above: string,
  { sort, way, brands, categories }: Asked,
  catalogueView: CatalogueView,
) {
  const sent = found.filter(({ places }) => way === undefined || places.some((place) => place.class === way))
  const ofKind = ({ category }: ProductIndexRow) =>
    categories.length === 0 || categories.some((gid) => isWithin(category, gid))
  const ofBrand = ({ brand }: ProductIndexRow) => brands.length === 0 || brands.includes(brand.gid)
  const chosen = sent.filter(ofKind).filter(ofBrand)
  const order = sort && orders(catalogueView)[sort]
  return {
    gids: (order ? chosen.toSorted(order) : chosen).map(({ leadGid }) => leadGid),
    brands: counted(sent.filter(ofKind).map(({ brand }) => brand.gid)),
    categories: counted(
      sent.filter(ofBrand).map(({ category }) => {
        const line = lineage(category)
        return line[line.indexOf(above) + 1]
      }),
    ),
  }
}

const departmentGid = '200000'
const byCategory = ['200100', '200200', '200101', '130000']

const askedOf = (catalogue: Catalogue) =>
  record({
    sort: option(constantFrom(...Object.values(ListingSort)), { nil: undefined }),
    way: option(constantFrom(...Object.values(FulfillmentClass)), { nil: undefined }),
    brands: subarray([...new Set(catalogue.inCategory(departmentGid).map(({ brand }) => brand.gid))], {
      maxLength: 4,
    }),
    categories: subarray(byCategory, { maxLength: 2 }),
    first: integer({ min: 1, max: 12 }),
    more: integer({ min: 0, max: 12 }),
  })

test.each([
  ['the hand-written shop', undefined],
  ['a shop of 20,000 variants', 20_000],
])('any page of a department of %s follows the rules', async (_, size) => {
  const catalogueView = await viewWith(size)
  const found = catalogueView.catalogue.inCategory(departmentGid)
  assert(
    property(askedOf(catalogueView.catalogue), ({ first, more, ...asked }) => {
      const listing = listingOf({
        found,
        query: {
          sort: asked.sort,
          fulfillmentFilter: asked.way,
          brandFilter: asked.brands.join(','),
          categoryFilter: asked.categories.join(','),
        },
        range: { first, last: first + more },
        catalogueView,
        category: departmentGid,
        apiPathOf: (page) => `/${page}`,
      })
      const plain = plainListing(found, departmentGid, asked, catalogueView)
      const { firstPage, lastPage } = listing.pagination
      expect(listing.productsTotalCount).toBe(plain.gids.length)
      expect(listing.products.map(({ variant }) => variant.gid)).toEqual(
        plain.gids.slice((firstPage - 1) * LISTING_PAGE_SIZE, lastPage * LISTING_PAGE_SIZE),
      )
      expect(new Map(listing.brandTexts.list.map(({ gid, count }) => [gid, count]))).toEqual(plain.brands)
      const shown = listing.categories.filter(({ gid }) => !asked.categories.includes(gid))
      for (const { gid, count } of shown) expect(count).toBe(plain.categories.get(gid))
      expect(listing.brandTexts.list.map(({ count }) => count)).toEqual(
        [...plain.brands.values()].toSorted((one, other) => other - one),
      )
    }),
    { numRuns: 60 },
  )
})

// Sold by the vans of `kl-express`, `penang-express` and `johor-local` and at the counter `kl-pickup`, which counts as express too.
test.each([
  ['the first store', '07083', [], 'kl-express'],
  ['another store where the first has none left', '07083', ['kl-express'], 'penang-express'],
  [
    'the counter nearby where no van has any left',
    '50450',
    ['kl-express', 'penang-express', 'johor-local'],
    'kl-pickup',
  ],
])('a filter by express delivery sells from %s', async (_, postalCode, soldOut, expected) => {
  const server = openServer()
  const guest = shopper(server)
  await guest.sync()
  await guest.ask('PUT', '/api/location', { postalCode })
  const { _id } = await guest.variantOf(named.saleMilk)
  await server.store.write((state) => {
    for (const warehouse of soldOut) state.sold[stockKey(_id, warehouse)] = 84
  })
  const { category } = await guest.data('/products/category/130100/milk?fulfillmentFilter=express')
  const milk = category?.listing.products.find(({ variant }) => variant._id === _id)
  expect(milk).toMatchObject({ warehouse: { _id: expected }, variant: { inStock: true, availableCount: 84 } })
})

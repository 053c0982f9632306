import { isWithin } from '../../fixtures/categories.ts'
import type { ListingQuery } from '../../src/contract/calls/catalogue.ts'
import type { Listing } from '../../src/contract/entities/product/listing.ts'
import { FulfillmentClass, FulfillmentMethod } from '../../src/contract/enumerations.ts'
import { LISTING_PAGE_SIZE } from '../../src/contract/limits.ts'
import { SellerFulfillment } from '../../src/contract/sellerFulfillment.ts'
import type { CatalogueView } from './catalogueView.ts'
import { brandTexts, categoryCounts, createTally, type Tally } from './facets.ts'
import type { ProductIndexRow, Place } from './productIndex.ts'
import { firstSorted } from './sorted.ts'

/** Pages of a listing, counted from 1, both included. */
export interface PageRange {
  first: number
  last: number
}

export const firstPage: PageRange = { first: 1, last: 1 }

/** `2-2`; null for what is no range. */
export function rangeOf(text: string): PageRange | null {
  const [, first, last] = /^([1-9]\d*)-([1-9]\d*)$/.exec(text) ?? []
  if (!first || !last || Number(first) > Number(last)) return null
  return { first: Number(first), last: Number(last) }
}

/** The places that a fulfilment filter keeps; undefined for an unknown filter, which keeps all. */
function placesWanted(text: string | undefined): ((place: Place) => boolean) | undefined {
  switch (text) {
    case SellerFulfillment.STANDARD_DELIVERY:
      return ({ method }) => method === FulfillmentMethod.CARRIER_DELIVERY
    case SellerFulfillment.PICK_UP_IN_STORE:
      return ({ method }) => method === FulfillmentMethod.IN_STORE_PICKUP
    default: {
      const wanted = Object.values(FulfillmentClass).find((known) => known === text)
      return wanted && ((place) => place.class === wanted)
    }
  }
}

const gidsIn = (text: string | undefined): string[] =>
  (text ?? '').split(',').filter((gid) => /^\d+$/.test(gid))

export interface ListingRequest {
  /** What is listed, in the order it has without a sort. */
  found: readonly ProductIndexRow[]
  query: ListingQuery
  range: PageRange
  catalogueView: CatalogueView
  /** The listed category; its subcategories are counted, otherwise the departments. */
  category?: string
  /** The path of the call for another page, without base path and query. */
  apiPathOf: (page: number) => string
  hasNextCategory?: boolean
}

function withQuery(path: string, query: ListingQuery): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const search = new URLSearchParams(given)
  return `${path}${search.size > 0 ? `?${search}` : ''}`
}

interface Filters {
  isWanted: ((place: Place) => boolean) | undefined
  brandGids: readonly string[]
  categories: readonly string[]
}

/** The filtered products, with the brands and the categories that the other filters leave. */
function narrowed(
  found: readonly ProductIndexRow[],
  { isWanted, brandGids, categories }: Filters,
): { chosen: readonly ProductIndexRow[]; brands: Tally; byCategory: Tally } {
  const brands = createTally()
  const byCategory = createTally()
  const isFiltered = Boolean(isWanted) || brandGids.length > 0 || categories.length > 0
  const chosen: ProductIndexRow[] = []
  for (const indexRow of found) {
    if (isWanted && !indexRow.places.some(isWanted)) continue
    const isOfKind = categories.length === 0 || categories.some((gid) => isWithin(indexRow.category, gid))
    const isOfBrand = brandGids.length === 0 || brandGids.includes(indexRow.brand.gid)
    if (isOfKind) brands.add(indexRow, indexRow.brandNumber)
    if (isOfBrand) byCategory.add(indexRow, indexRow.categoryNumber)
    if (isFiltered && isOfKind && isOfBrand) chosen.push(indexRow)
  }
  return { chosen: isFiltered ? chosen : found, brands, byCategory }
}

/**
 * Document 1 §3, a listing: filtered, sorted, cut into pages. Brands are counted before the brand filter and
 * categories before theirs, so that others can be chosen. Pages beyond the last show the last.
 */
export function listingOf({
  found,
  query,
  range,
  catalogueView,
  category: above,
  apiPathOf,
  hasNextCategory = false,
}: ListingRequest): Listing {
  const isWanted = placesWanted(query.fulfillmentFilter)
  const brandGids = gidsIn(query.brandFilter)
  const categories = gidsIn(query.categoryFilter)
  const { chosen, brands, byCategory } = narrowed(found, { isWanted, brandGids, categories })
  const pageCount = Math.max(1, Math.ceil(chosen.length / LISTING_PAGE_SIZE))
  const first = Math.min(range.first, pageCount)
  const last = Math.min(range.last, pageCount)
  const sorted = firstSorted(chosen, query.sort, last * LISTING_PAGE_SIZE, catalogueView)
  const shown = sorted.slice((first - 1) * LISTING_PAGE_SIZE)
  return {
    products: shown.flatMap(({ leadGid, places }) => {
      const among = isWanted && places.filter(isWanted).map(({ warehouse }) => warehouse)
      return catalogueView.entry(leadGid, { among }) ?? []
    }),
    productsTotalCount: chosen.length,
    pagination: {
      paginationApiUrl: last < pageCount ? withQuery(apiPathOf(last + 1), query) : null,
      hasNextCategory,
      firstPage: first,
      lastPage: last,
      pageCount,
    },
    brandTexts: { list: brandTexts(brands), selectedList: brandGids },
    categories: categoryCounts(byCategory, { above, chosen: categories, language: catalogueView.language }),
  }
}

import { isWithin } from '../../fixtures/categories.ts'
import type { ListingQuery } from '../../src/contract/calls/catalogue.ts'
import type { Listing } from '../../src/contract/entities/product/listing.ts'
import { FulfillmentClass, FulfillmentMethod } from '../../src/contract/enumerations.ts'
import { LISTING_PAGE_SIZE } from '../../src/contract/limits.ts'
import { SellerFulfillment } from '../../src/contract/sellerFulfillment.ts'
import type { CatalogueView } from './catalogueView.ts'
import { brandTexts, categoryCounts, createTally, type Tally } from './facets.ts'
import type { Facts, Place } from './facts.ts'
import { firstSorted } from './sorted.ts'

/** Pages of a listing, counted from 1, both included. */
export interface PageRange {
  first: number
  last: number
}

export const firstPage: PageRange = { first: 1, last: 1 }

/** `2-2`; null for what is no range. */
export function rangeOf(text: string): PageRange | null {
  const [, first, last] = /^([1-9]\d{0,3})-([1-9]\d{0,3})$/.exec(text) ?? []
  if (!first || !last || Number(first) > Number(last)) return null
  return { first: Number(first), last: Number(last) }
}

/** Which places a fulfilment filter keeps; undefined for a filter that nobody knows, which keeps all. */
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
  found: readonly Facts[]
  query: ListingQuery
  range: PageRange
  shelf: CatalogueView
  /** The category whose goods these are; its subcategories are counted, else the departments. */
  category?: string
  /** The call that answers another page; base-less, without a query. */
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

/** What the filters leave, with the makers that the others of them leave, and the shelves. */
function narrowed(
  found: readonly Facts[],
  { isWanted, brandGids, categories }: Filters,
): { chosen: readonly Facts[]; brands: Tally; shelves: Tally } {
  const brands = createTally()
  const shelves = createTally()
  const isFiltered = Boolean(isWanted) || brandGids.length > 0 || categories.length > 0
  const chosen: Facts[] = []
  for (const facts of found) {
    if (isWanted && !facts.places.some(isWanted)) continue
    const isOfKind = categories.length === 0 || categories.some((gid) => isWithin(facts.category, gid))
    const isOfBrand = brandGids.length === 0 || brandGids.includes(facts.brand.gid)
    if (isOfKind) brands.add(facts, facts.brandNumber)
    if (isOfBrand) shelves.add(facts, facts.shelfNumber)
    if (isFiltered && isOfKind && isOfBrand) chosen.push(facts)
  }
  return { chosen: isFiltered ? chosen : found, brands, shelves }
}

/**
 * Document 1 §3, a listing: filtered, sorted, cut into pages. Brands are counted before the brand filter and
 * categories before theirs, so that others can be chosen. Pages beyond the last show the last.
 */
export function listingOf({
  found,
  query,
  range,
  shelf,
  category: above,
  apiPathOf,
  hasNextCategory = false,
}: ListingRequest): Listing {
  const isWanted = placesWanted(query.fulfillmentFilter)
  const brandGids = gidsIn(query.brandFilter)
  const categories = gidsIn(query.categoryFilter)
  const { chosen, brands, shelves } = narrowed(found, { isWanted, brandGids, categories })
  const pageCount = Math.max(1, Math.ceil(chosen.length / LISTING_PAGE_SIZE))
  const first = Math.min(range.first, pageCount)
  const last = Math.min(range.last, pageCount)
  const sorted = firstSorted(chosen, query.sort, last * LISTING_PAGE_SIZE, shelf)
  const shown = sorted.slice((first - 1) * LISTING_PAGE_SIZE)
  return {
    products: shown.flatMap(({ leadGid, places }) => {
      const place = isWanted && places.find(isWanted)
      return shelf.entry(leadGid, place?.warehouse) ?? []
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
    categories: categoryCounts(shelves, { above, chosen: categories, language: shelf.language }),
  }
}

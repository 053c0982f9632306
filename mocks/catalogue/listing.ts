import { isWithin, lineage } from '../../fixtures/categories.ts'
import type { ListingQuery } from '../../src/contract/calls/catalogue.ts'
import type { BrandText, CategoryCount, Listing } from '../../src/contract/entities/listing.ts'
import { FulfillmentClass, FulfillmentMethod } from '../../src/contract/enumerations.ts'
import { LISTING_PAGE_SIZE } from '../../src/contract/limits.ts'
import { ListingSort } from '../../src/contract/listingSort.ts'
import { SellerFulfillment } from '../../src/contract/sellerFulfillment.ts'
import type { Shelf } from '../shop/shelf.ts'
import { type Facts, type Place, priceNow } from './facts.ts'
import { shelfByGid } from './shelves.ts'

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

type Order = (one: Facts, other: Facts) => number

function orderOf(sort: string | undefined, { offersSince, now }: Shelf): Order | null {
  const price = (facts: Facts) => priceNow(facts, offersSince, now)
  switch (sort) {
    case ListingSort.PRICE_LOW:
      return (one, other) => price(one) - price(other)
    case ListingSort.PRICE_HIGH:
      return (one, other) => price(other) - price(one)
    case ListingSort.DISCOUNT:
      return (one, other) => price(one) / one.price - price(other) / other.price
    case ListingSort.NAME:
      return (one, other) => (one.name < other.name ? -1 : Number(one.name > other.name))
    default:
      return null
  }
}

function brandCounts(found: readonly Facts[]): BrandText[] {
  const counts = new Map<string, BrandText>()
  for (const { brand } of found) {
    const known = counts.get(brand.gid)
    if (known) known.count += 1
    else counts.set(brand.gid, { gid: brand.gid, name: brand.name, count: 1 })
  }
  return [...counts.values()].toSorted(
    (one, other) => other.count - one.count || (one.name < other.name ? -1 : 1),
  )
}

/** How many of the goods stand on each shelf right below `above`, or in each department; the fullest first. */
function categoryCounts(
  found: readonly Facts[],
  { above, chosen, shelf }: { above: string | undefined; chosen: readonly string[]; shelf: Shelf },
): CategoryCount[] {
  const onShelf = new Map<string, number>()
  for (const { category } of found) onShelf.set(category, (onShelf.get(category) ?? 0) + 1)
  const counts = new Map<string, number>()
  for (const [category, count] of onShelf) {
    const line = lineage(category)
    const gid = line[above === undefined ? 0 : line.indexOf(above) + 1]
    if (gid !== undefined) counts.set(gid, (counts.get(gid) ?? 0) + count)
  }
  for (const gid of chosen) {
    const within = [...onShelf].filter(([category]) => isWithin(category, gid))
    if (!counts.has(gid)) {
      counts.set(
        gid,
        within.reduce((sum, [, count]) => sum + count, 0),
      )
    }
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([gid, count]) => {
      const category = shelfByGid(gid, shelf.language)
      return category?.isVisible ? { gid, name: category.displayName, count } : []
    })
}

export interface ListingRequest {
  /** What is listed, in the order it has without a sort. */
  found: readonly Facts[]
  query: ListingQuery
  range: PageRange
  shelf: Shelf
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
  const ofKind = ({ category }: Facts) =>
    categories.length === 0 || categories.some((gid) => isWithin(category, gid))
  const ofBrand = ({ brand }: Facts) => brandGids.length === 0 || brandGids.includes(brand.gid)
  const sent = isWanted ? found.filter(({ places }) => places.some(isWanted)) : found
  const narrowed = sent.filter(ofKind)
  const chosen = narrowed.filter(ofBrand)
  const order = orderOf(query.sort, shelf)
  const sorted = order ? chosen.toSorted(order) : chosen
  const pageCount = Math.max(1, Math.ceil(sorted.length / LISTING_PAGE_SIZE))
  const first = Math.min(range.first, pageCount)
  const last = Math.min(range.last, pageCount)
  const shown = sorted.slice((first - 1) * LISTING_PAGE_SIZE, last * LISTING_PAGE_SIZE)
  return {
    products: shown.flatMap(({ leadGid, places }) => {
      const place = isWanted && places.find(isWanted)
      return shelf.entry(leadGid, place?.warehouse) ?? []
    }),
    productsTotalCount: sorted.length,
    pagination: {
      paginationApiUrl: last < pageCount ? withQuery(apiPathOf(last + 1), query) : null,
      hasNextCategory,
      firstPage: first,
      lastPage: last,
      pageCount,
    },
    brandTexts: { list: brandCounts(narrowed), selectedList: brandGids },
    categories: categoryCounts(sent.filter(ofBrand), { above, chosen: categories, shelf }),
  }
}

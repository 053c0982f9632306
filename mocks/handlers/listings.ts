import { lineage } from '../../fixtures/categories.ts'
import type { ListingQuery } from '../../src/contract/calls/catalogue.ts'
import type { Category } from '../../src/contract/entities/category.ts'
import type { Listing } from '../../src/contract/entities/listing.ts'
import type { Brand } from '../../src/contract/entities/product.ts'
import { SEARCH_PAGE_MINIMUM } from '../../src/contract/limits.ts'
import { addressOf } from '../addresses.ts'
import type { Facts } from '../catalogue/facts.ts'
import { type Highlight, highlightByGid, inHighlight } from '../catalogue/highlights.ts'
import { listingOf, type PageRange, rangeOf } from '../catalogue/listing.ts'
import { shelfByGid } from '../catalogue/shelves.ts'
import { searched } from '../catalogue/search.ts'
import { refuse } from '../serving/refuse.ts'
import type { Shelf } from '../shop/shelf.ts'

/** What an address of a listing names: the shelf, the highlight or the maker whose goods are listed. */
export type Listed =
  | { kind: 'category'; category: Category; department: Category }
  | { kind: 'highlight'; highlight: Highlight }
  | { kind: 'brand'; brand: Brand }

/** The path of what is listed, without base, pages or query. */
export function pathOf(listed: Listed): string {
  switch (listed.kind) {
    case 'category':
      return addressOf.category(listed.category)
    case 'highlight':
      return addressOf.highlight(listed.highlight)
    case 'brand':
      return addressOf.brand(listed.brand)
  }
}

/** `kind` is the address's own word before the gid; every other word than the two special ones means a category. */
export function listedAt(kind: string, gid: string, { language, goods }: Shelf): Listed | null {
  if (kind === 'highlight') {
    const highlight = highlightByGid(gid)
    return highlight ? { kind, highlight } : null
  }
  if (kind === 'brand') {
    const brand = goods.brand(gid)
    return brand ? { kind, brand } : null
  }
  const category = shelfByGid(gid, language)
  const department = category && shelfByGid(lineage(gid)[0] ?? gid, language)
  return category && department ? { kind: 'category', category, department } : null
}

function found(listed: Listed, shelf: Shelf): readonly Facts[] {
  switch (listed.kind) {
    case 'category':
      return shelf.goods.inCategory(listed.category.gid)
    case 'highlight':
      return inHighlight(listed.highlight, shelf)
    case 'brand':
      return shelf.goods.ofBrand(listed.brand.gid)
  }
}

function hasNextCategory(listed: Listed): boolean {
  if (listed.kind !== 'category') return false
  const { category, department } = listed
  const [, second] = lineage(category.gid)
  const row = category.gid === second ? department.children : []
  const at = row.findIndex(({ gid }) => gid === category.gid)
  return at >= 0 && at < row.length - 1
}

/** The goods of a category, highlight or brand. Every listing but a search pages by the same call. */
export function goodsOf(listed: Listed, query: ListingQuery, range: PageRange, shelf: Shelf): Listing {
  const path = pathOf(listed)
  return listingOf({
    found: found(listed, shelf),
    query,
    range,
    shelf,
    ...(listed.kind === 'category' ? { category: listed.category.gid } : {}),
    apiPath: `/api${listed.kind === 'brand' ? '/products' : ''}${path}`,
    hasNextCategory: hasNextCategory(listed),
  })
}

/** The goods that a search finds; none for a term that is too short (document 1 §5, Search). */
export function goodsFor(term: string, query: ListingQuery, range: PageRange, shelf: Shelf): Listing {
  const isLongEnough = Array.from(term.trim()).length >= SEARCH_PAGE_MINIMUM
  return listingOf({
    found: isLongEnough ? searched(term) : [],
    query,
    range,
    shelf,
    apiPath: `/api${addressOf.search(term)}`,
  })
}

/** The pages an address asks for; 404 for what is no range. */
export function rangeAsked(text: string): PageRange {
  const range = rangeOf(text)
  if (!range) throw refuse(404, 'not_found', { field: 'range', expected: 'pages such as 1-3' })
  return range
}

import { lineage } from '../../fixtures/categories.ts'
import { warehouses, type WarehouseRecord } from '../../fixtures/warehouses.ts'
import type { ListingQuery } from '../../src/contract/calls/catalogue.ts'
import type { Category } from '../../src/contract/entities/product/category.ts'
import type { Listing } from '../../src/contract/entities/product/listing.ts'
import type { Brand } from '../../src/contract/entities/product/product.ts'
import { FulfillerType } from '../../src/contract/enumerations.ts'
import { SEARCH_PAGE_MINIMUM } from '../../src/contract/limits.ts'
import { addressOf } from '../base/addresses.ts'
import { type Action, actionById, inAction } from '../catalogue/actions.ts'
import type { ProductIndexRow } from '../catalogue/productIndex.ts'
import { type Highlight, highlightByGid, inHighlight } from '../catalogue/highlights.ts'
import { firstPage, listingOf, type PageRange, rangeOf } from '../catalogue/listing.ts'
import { counted, categoryByGid } from '../catalogue/categories.ts'
import { searched } from '../catalogue/search.ts'
import { refuse } from '../base/refuse.ts'
import { isLongEnough } from '../base/searchTerm.ts'
import { recommendedWith } from '../catalogue/recommendations.ts'
import type { Shopper } from '../state/records/shopper.ts'
import type { CatalogueView } from '../catalogue/catalogueView.ts'

/** The subject of a listing's address: a category, a brand, a seller or a list of the shop. */
export type Listed =
  | { kind: 'category'; category: Category; department: Category }
  | { kind: 'highlight'; highlight: Highlight }
  | { kind: 'brand'; brand: Brand }
  | { kind: 'action'; action: Action }
  | { kind: 'seller'; seller: WarehouseRecord }

/** The path of a listing, without base path, pages or query. */
export function pathOf(listed: Listed): string {
  switch (listed.kind) {
    case 'category':
      return addressOf.category(listed.category)
    case 'highlight':
      return addressOf.highlight(listed.highlight)
    case 'brand':
      return addressOf.brand(listed.brand)
    case 'action':
      return addressOf.action(listed.action.id)
    case 'seller':
      return addressOf.seller(listed.seller.warehouse._id)
  }
}

/** A marketplace seller by the slug of its page. */
const sellerBySlug = (slug: string): WarehouseRecord | undefined =>
  warehouses().find(
    ({ warehouse }) => warehouse._id === slug && warehouse.fulfillerType === FulfillerType.SELLER,
  )

/** Kinds with addresses of their own; in `/products/:category/:gid/:slug` they count as categories. */
const ELSEWHERE: readonly string[] = ['brand', 'action', 'seller']

/** The kind of listing that the first segment of a `/products/:category/:gid/:slug` address means. */
export const kindNamed = (word: string): string => (ELSEWHERE.includes(word) ? 'category' : word)

/** The listing at an address; null if there is none. `kind` is the segment before the gid; an unknown one means a category. */
export function listedAt(kind: string, gid: string, { language, catalogue }: CatalogueView): Listed | null {
  switch (kind) {
    case 'highlight': {
      const highlight = highlightByGid(gid)
      return highlight ? { kind, highlight } : null
    }
    case 'brand': {
      const brand = catalogue.brand(gid)
      return brand ? { kind, brand } : null
    }
    case 'action': {
      const action = actionById(gid)
      return action ? { kind, action } : null
    }
    case 'seller': {
      const seller = sellerBySlug(gid)
      return seller ? { kind, seller } : null
    }
    default: {
      const category = categoryByGid(gid, language)
      const above = category && categoryByGid(lineage(gid)[0] ?? gid, language)
      if (!category || !above) return null
      const department = counted(above, catalogue)
      return {
        kind: 'category',
        category: above === category ? department : counted(category, catalogue),
        department,
      }
    }
  }
}

/** The products of a listing, in their order without a sort. */
export function found(listed: Listed, catalogueView: CatalogueView): readonly ProductIndexRow[] {
  switch (listed.kind) {
    case 'category':
      return catalogueView.catalogue.inCategory(listed.category.gid)
    case 'highlight':
      return inHighlight(listed.highlight, catalogueView)
    case 'brand':
      return catalogueView.catalogue.ofBrand(listed.brand.gid)
    case 'action':
      return inAction(listed.action, catalogueView)
    case 'seller': {
      const own = listed.seller.warehouse._id
      return catalogueView.catalogue.popular().filter(({ places }) => places[0]?.warehouse === own)
    }
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

/** The call for another page of a listing: `GET /api/{path}`. */
const apiPathOf = (listed: Listed) => (page: number) =>
  listed.kind === 'action'
    ? `/api${pathOf(listed)}/page/${page}`
    : `/api${pathOf(listed)}/pages/${page}-${page}`

/** The products of a category, a highlight, a brand, an action or a seller. */
export const listedProducts = (
  listed: Listed,
  query: ListingQuery,
  range: PageRange,
  catalogueView: CatalogueView,
): Listing =>
  listingOf({
    found: found(listed, catalogueView),
    query,
    range,
    catalogueView,
    ...(listed.kind === 'category' ? { category: listed.category.gid } : {}),
    apiPathOf: apiPathOf(listed),
    hasNextCategory: hasNextCategory(listed),
  })

/** The results of a search; none for a term that is too short (document 1 §5, Search). */
export function searchResults(
  term: string,
  query: ListingQuery,
  range: PageRange,
  catalogueView: CatalogueView,
): Listing {
  return listingOf({
    found: isLongEnough(term, SEARCH_PAGE_MINIMUM) ? searched(term, catalogueView.catalogue) : [],
    query,
    range,
    catalogueView,
    apiPathOf: (page) => `/api${addressOf.search(term)}/pages/${page}-${page}`,
  })
}

/** The page range of an address; 404 for anything else. */
export function rangeAsked(text: string): PageRange {
  const range = rangeOf(text)
  if (!range) throw refuse('not_found', { field: 'range', expected: 'pages such as 1-3' })
  return range
}

/** The page range of a page's address: the first page, unless it has a `/pages/:range`. */
export const rangeIn = ({ range }: Readonly<Record<string, string>>): PageRange =>
  range === undefined ? firstPage : rangeAsked(range)

/** The range of the one page that an address with a page number asks for. */
export const pageAsked = (text: string): PageRange => rangeAsked(`${text}-${text}`)

/** Products that go with a shopper's cart. */
export const recommendationsFor = (
  { cart }: Shopper,
  query: ListingQuery,
  range: PageRange,
  catalogueView: CatalogueView,
): Listing =>
  listingOf({
    found: recommendedWith(
      cart.lines.map(({ variantId }) => variantId),
      catalogueView,
    ),
    query,
    range,
    catalogueView,
    apiPathOf: (page) => `/api${addressOf.cartRecommendations}/pages/${page}-${page}`,
  })

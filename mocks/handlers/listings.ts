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
import type { Facts } from '../catalogue/facts.ts'
import { type Highlight, highlightByGid, inHighlight } from '../catalogue/highlights.ts'
import { firstPage, listingOf, type PageRange, rangeOf } from '../catalogue/listing.ts'
import { counted, shelfByGid } from '../catalogue/shelves.ts'
import { searched } from '../catalogue/search.ts'
import { refuse } from '../base/refuse.ts'
import { recommendedWith } from '../catalogue/recommendations.ts'
import type { Shopper } from '../state/records/shopper.ts'
import type { CatalogueView } from '../catalogue/catalogueView.ts'

/** What an address of a listing names: whose goods are listed, or by which list of the shop's. */
export type Listed =
  | { kind: 'category'; category: Category; department: Category }
  | { kind: 'highlight'; highlight: Highlight }
  | { kind: 'brand'; brand: Brand }
  | { kind: 'action'; action: Action }
  | { kind: 'seller'; seller: WarehouseRecord }

/** The path of what is listed, without base, pages or query. */
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

/** A seller of the marketplace by the word its page stands under. */
const sellerBySlug = (slug: string): WarehouseRecord | undefined =>
  warehouses().find(
    ({ warehouse }) => warehouse._id === slug && warehouse.fulfillerType === FulfillerType.SELLER,
  )

/** These have addresses of their own: as words of `/products/:category/:gid/:slug` they mean nothing. */
const ELSEWHERE: readonly string[] = ['brand', 'action', 'seller']

/** What the word of `/products/:category/:gid/:slug` says is listed there. */
export const kindNamed = (word: string): string => (ELSEWHERE.includes(word) ? 'category' : word)

/** `kind` is the address's own word before the gid; every other word than the special ones means a category. */
export function listedAt(kind: string, gid: string, { language, goods }: CatalogueView): Listed | null {
  switch (kind) {
    case 'highlight': {
      const highlight = highlightByGid(gid)
      return highlight ? { kind, highlight } : null
    }
    case 'brand': {
      const brand = goods.brand(gid)
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
      const category = shelfByGid(gid, language)
      const above = category && shelfByGid(lineage(gid)[0] ?? gid, language)
      if (!category || !above) return null
      const department = counted(above, goods)
      return {
        kind: 'category',
        category: above === category ? department : counted(category, goods),
        department,
      }
    }
  }
}

/** What is listed, in the order it has without a sort. */
export function found(listed: Listed, shelf: CatalogueView): readonly Facts[] {
  switch (listed.kind) {
    case 'category':
      return shelf.goods.inCategory(listed.category.gid)
    case 'highlight':
      return inHighlight(listed.highlight, shelf)
    case 'brand':
      return shelf.goods.ofBrand(listed.brand.gid)
    case 'action':
      return inAction(listed.action, shelf)
    case 'seller': {
      const own = listed.seller.warehouse._id
      return shelf.goods.popular().filter(({ places }) => places[0]?.warehouse === own)
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

/** The call that answers another page of a listing: `GET /api/{path}`. */
const apiPathOf = (listed: Listed) => (page: number) =>
  listed.kind === 'action'
    ? `/api${pathOf(listed)}/page/${page}`
    : `/api${pathOf(listed)}/pages/${page}-${page}`

/** The goods of a category, a highlight, a brand, an action or a seller. */
export const goodsOf = (
  listed: Listed,
  query: ListingQuery,
  range: PageRange,
  shelf: CatalogueView,
): Listing =>
  listingOf({
    found: found(listed, shelf),
    query,
    range,
    shelf,
    ...(listed.kind === 'category' ? { category: listed.category.gid } : {}),
    apiPathOf: apiPathOf(listed),
    hasNextCategory: hasNextCategory(listed),
  })

/** The goods that a search finds; none for a term that is too short (document 1 §5, Search). */
export function goodsFor(term: string, query: ListingQuery, range: PageRange, shelf: CatalogueView): Listing {
  const isLongEnough = Array.from(term.trim()).length >= SEARCH_PAGE_MINIMUM
  return listingOf({
    found: isLongEnough ? searched(term, shelf.goods) : [],
    query,
    range,
    shelf,
    apiPathOf: (page) => `/api${addressOf.search(term)}/pages/${page}-${page}`,
  })
}

/** The pages an address asks for; 404 for what is no range. */
export function rangeAsked(text: string): PageRange {
  const range = rangeOf(text)
  if (!range) throw refuse(404, 'not_found', { field: 'range', expected: 'pages such as 1-3' })
  return range
}

/** The pages of a page's own address: the first, unless its `/pages/:range` says more. */
export const rangeIn = ({ range }: Readonly<Record<string, string>>): PageRange =>
  range === undefined ? firstPage : rangeAsked(range)

/** The single page that an address asks for by its number. */
export const pageAsked = (text: string): PageRange => rangeAsked(`${text}-${text}`)

/** What goes with the goods in a shopper's cart. */
export const recommendationsFor = (
  { cart }: Shopper,
  query: ListingQuery,
  range: PageRange,
  shelf: CatalogueView,
): Listing =>
  listingOf({
    found: recommendedWith(
      cart.lines.map(({ variantId }) => variantId),
      shelf,
    ),
    query,
    range,
    shelf,
    apiPathOf: (page) => `/api${addressOf.cartRecommendations}/pages/${page}-${page}`,
  })

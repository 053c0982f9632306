import { gidOfId, variantGidsOf } from '../../fixtures/catalogue.ts'
import { lineage } from '../../fixtures/categories.ts'
import { complementGids, relatedGids } from '../../fixtures/relations.ts'
import { warehouseById } from '../../fixtures/warehouses.ts'
import type { QueryOf } from '../../src/contract/call.ts'
import type { catalogueListCalls } from '../../src/contract/calls/catalogueLists.ts'
import type { Category } from '../../src/contract/entities/product/category.ts'
import type { ListingEntry } from '../../src/contract/entities/product/listingEntry.ts'
import type { Variant } from '../../src/contract/entities/product/variant.ts'
import { LIST_LIMIT, LIST_LIMIT_MAXIMUM, LIST_SEARCH_MINIMUM } from '../../src/contract/limits.ts'
import { addressOf } from '../base/addresses.ts'
import type { Facts } from '../catalogue/facts.ts'
import { variantGidFor } from '../catalogue/goods.ts'
import { highlightByGid, highlightCategory, inHighlight } from '../catalogue/highlights.ts'
import { placeOf, plesOf } from '../catalogue/ples.ts'
import { searched } from '../catalogue/search.ts'
import { counted, shelfByGid } from '../catalogue/shelves.ts'
import { badField, notFound } from '../base/refuse.ts'
import { seoFor } from '../base/words.ts'
import { type HandlersOf, reads } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import { listedAt } from './listings.ts'
import { landingBySlug, landingModules, landingSeo } from './pages/landing.ts'
import { sellerModules, sellerOf } from './pages/seller.ts'

const POPULAR = 12

/** The variant that an id or a gid means, of a variant or a product. */
function variantAsked(id: string, { shelf }: HandlerContext): Variant {
  const variant = shelf.variantByGid(variantGidFor(id, shelf.goods))
  if (!variant) throw notFound('id')
  return variant
}

const entriesAt = (gids: readonly string[], { shelf }: HandlerContext): ListingEntry[] =>
  gids.flatMap((gid) => shelf.entry(gid) ?? [])

const idsIn = (text: string): string[] => [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean)

function softCategoryOf(gid: string, visit: HandlerContext): { category: Category; goods: Facts[] } | null {
  const highlight = highlightByGid(gid)
  if (!highlight) return null
  const goods = inHighlight(highlight, visit.shelf)
  return { category: highlightCategory(highlight, goods.length, visit.words), goods }
}

const isNamed = (text: string | undefined): text is string => text !== undefined && text !== ''

/** What `GET /api/product/ples` names: the first of its ways to name goods that is there. */
function goodsNamed(
  query: QueryOf<typeof catalogueListCalls.ples>,
  visit: HandlerContext,
): { found: readonly Facts[]; gid?: string; searchTerm?: string } {
  const { goods } = visit.shelf
  if (isNamed(query.variantIds)) {
    const products = idsIn(query.variantIds).map((id) => variantGidFor(id, goods).slice(0, -2))
    return { found: [...new Set(products)].flatMap((gid) => goods.factsOf(gid) ?? []) }
  }
  if (query.categoryGid !== undefined) {
    if (!shelfByGid(query.categoryGid, visit.language)) throw notFound('query.categoryGid')
    return { found: goods.inCategory(query.categoryGid), gid: query.categoryGid }
  }
  if (query.softCategoryGid !== undefined) {
    const highlight = highlightByGid(query.softCategoryGid)
    if (!highlight) throw notFound('query.softCategoryGid')
    return { found: inHighlight(highlight, visit.shelf), gid: highlight.gid }
  }
  if (query.brandGid !== undefined) {
    if (!goods.brand(query.brandGid)) throw notFound('query.brandGid')
    return { found: goods.ofBrand(query.brandGid), gid: query.brandGid }
  }
  if (isNamed(query.query)) {
    const isLongEnough = Array.from(query.query.trim()).length >= LIST_SEARCH_MINIMUM
    return { found: isLongEnough ? searched(query.query, goods) : [], searchTerm: query.query }
  }
  throw badField('query', 'variantIds, categoryGid, softCategoryGid, brandGid or query')
}

/** Document 2 §7, Catalogue and search: the calls that list goods. */
export const catalogueListHandlers: HandlersOf<typeof catalogueListCalls> = {
  readCategory: reads(({ params, language, shelf }) => {
    const category = shelfByGid(gidOfId(params.id), language)
    const department = category && shelfByGid(lineage(category.gid)[0] ?? '', language)
    if (!category || !department) throw notFound('id')
    return { category: counted(category, shelf.goods), department: counted(department, shelf.goods) }
  }),
  relatedVariants: reads(({ params, query, ...visit }) => ({
    products: entriesAt(
      relatedGids(variantAsked(params.id, visit)._id, query.limit, visit.shelf.goods.seed),
      visit,
    ),
  })),
  slugConfig: reads(({ query: { slug }, ...visit }) => {
    const landing = landingBySlug(slug)
    if (landing) {
      const modules = landingModules(landing, visit.shelf)
      const seo = landingSeo(landing, visit.shelf, visit.words)
      return { data: { slug, kind: 'landing', path: addressOf.landing(slug), seo, modules } }
    }
    const listed = listedAt('seller', slug, visit.shelf)
    if (listed?.kind !== 'seller') throw notFound('query.slug')
    const { name, place } = sellerOf(listed.seller)
    return {
      data: {
        slug,
        kind: 'seller',
        path: addressOf.seller(slug),
        seo: seoFor(visit.words, 'seller', { name, place }),
        modules: sellerModules(listed.seller, visit.shelf, visit.words),
      },
    }
  }),
  complement: reads(({ params, query, ...visit }) => ({
    products: entriesAt(
      complementGids(variantAsked(params.id, visit)._id, query.limit, visit.shelf.goods.seed),
      visit,
    ),
  })),
  softCategory: reads(({ params, query, ...visit }) => {
    const asked = softCategoryOf(params.gid, visit)
    if (!asked) throw notFound('gid')
    const { products, cursor } = plesOf(asked.goods, query, visit.shelf)
    return { category: asked.category, products, pagination: { cursor, gid: asked.category.gid } }
  }),
  searchNoResults: reads(({ shelf }) => {
    const options = { limit: POPULAR, inStockOnly: true, getSmartBrand: false, isCarousel: true }
    return { products: plesOf(shelf.goods.popular(), options, shelf).products }
  }),
  recentlyViewed: reads(({ query, ...visit }) => {
    const gids = idsIn(query.variantIds).slice(0, LIST_LIMIT_MAXIMUM)
    return { products: entriesAt(gids.map(gidOfId), visit) }
  }),
  valueVariants: reads(({ params, query, ...visit }) => {
    const gids = variantGidsOf(variantAsked(params.id, visit).product.gid)
    const variants = gids.slice(0, query.limit).flatMap((gid) => visit.shelf.variantByGid(gid) ?? [])
    return { variants, productsTotalCount: gids.length }
  }),
  galleryLists: reads(({ params, ...visit }) => {
    const { gid: rootVariantGid } = variantAsked(params.id, visit)
    const asked = idsIn(params.ids).map((gid) => softCategoryOf(gid, visit))
    const options = {
      limit: LIST_LIMIT,
      inStockOnly: true,
      getSmartBrand: false,
      isCarousel: true,
      rootVariantGid,
    }
    return {
      galleryLists: asked.flatMap((list) =>
        list ? { category: list.category, products: plesOf(list.goods, options, visit.shelf).products } : [],
      ),
    }
  }),
  fulfillerProducts: reads(({ params, query, ...visit }) => {
    const warehouse = warehouseById(params.id)?.warehouse
    if (!warehouse) throw notFound('id')
    const excluded = idsIn(query.exclude ?? '').map(gidOfId)
    const products = visit.shelf.goods
      .popular()
      .filter(
        ({ leadGid, places }) =>
          !excluded.includes(leadGid) && places.some((place) => place.warehouse === params.id),
      )
      .slice(0, query.limit)
    return { products: products.flatMap(({ leadGid }) => visit.shelf.entry(leadGid, warehouse._id) ?? []) }
  }),
  expiration: reads(({ params, ...visit }) => {
    const { inventory } = variantAsked(params.id, visit)
    return {
      expirations: inventory.flatMap(({ warehouse, expirationDate }) =>
        expirationDate === undefined ? [] : { warehouse, expirationDate },
      ),
    }
  }),
  ples: reads(({ query, ...visit }) => {
    if (placeOf(query.cursor) === undefined) {
      throw badField('query.cursor', 'a cursor from an earlier page')
    }
    const { found, ...whose } = goodsNamed(query, visit)
    const { products, cursor } = plesOf(found, query, visit.shelf)
    return { products, pagination: { cursor, ...whose } }
  }),
}

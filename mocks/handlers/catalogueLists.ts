import { gidOfId, variantGidsOf } from '../../fixtures/catalogue.ts'
import { lineage } from '../../fixtures/categories.ts'
import { complementGids, relatedGids } from '../../fixtures/relations.ts'
import { warehouseById } from '../../fixtures/warehouses.ts'
import type { QueryOf } from '../../src/contract/call.ts'
import type { catalogueListCalls } from '../../src/contract/calls/catalogueLists.ts'
import type { Category } from '../../src/contract/entities/product/category.ts'
import type { ListingEntry } from '../../src/contract/entities/product/listingEntry.ts'
import type { Variant } from '../../src/contract/entities/product/variant.ts'
import { VariantState } from '../../src/contract/enumerations.ts'
import { LIST_LIMIT, LIST_LIMIT_MAXIMUM, LIST_SEARCH_MINIMUM } from '../../src/contract/limits.ts'
import { addressOf } from '../base/addresses.ts'
import type { ProductIndexRow } from '../catalogue/productIndex.ts'
import { productOfGid, variantGidFor } from '../catalogue/catalogue.ts'
import { highlightByGid, highlightCategory, inHighlight } from '../catalogue/highlights.ts'
import { placeOf, plesOf } from '../catalogue/ples.ts'
import { searched } from '../catalogue/search.ts'
import { counted, categoryByGid } from '../catalogue/categories.ts'
import { badField, notFound } from '../base/refuse.ts'
import { seoFor } from '../base/texts.ts'
import { isLongEnough } from '../base/searchTerm.ts'
import { type HandlersOf, reads } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import { listedAt } from './listings.ts'
import { landingBySlug, landingModules, landingSeo } from './pages/landing.ts'
import { sellerModules, sellerOf } from './pages/seller.ts'

const POPULAR = 12

/** The variant for an id or a gid, of a variant or a product. */
function variantAsked(id: string, { catalogueView }: HandlerContext): Variant {
  const variant = catalogueView.variantByGid(variantGidFor(id, catalogueView.catalogue))
  if (!variant) throw notFound('id')
  return variant
}

const entriesAt = (gids: readonly string[], { catalogueView }: HandlerContext): ListingEntry[] =>
  gids.flatMap((gid) => catalogueView.entry(gid) ?? [])

const idsIn = (text: string): string[] => [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean)

function softCategoryOf(
  gid: string,
  context: HandlerContext,
): { category: Category; products: ProductIndexRow[] } | null {
  const highlight = highlightByGid(gid)
  if (!highlight) return null
  const products = inHighlight(highlight, context.catalogueView)
  return { category: highlightCategory(highlight, products.length, context.texts), products }
}

const isNamed = (text: string | undefined): text is string => text !== undefined && text !== ''

/** The products that `GET /api/product/ples` names, by the first of its parameters that is present. */
function productsNamed(
  query: QueryOf<typeof catalogueListCalls.ples>,
  context: HandlerContext,
): { found: readonly ProductIndexRow[]; gid?: string; searchTerm?: string } {
  const { catalogue } = context.catalogueView
  if (isNamed(query.variantIds)) {
    const products = idsIn(query.variantIds).map((id) => productOfGid(variantGidFor(id, catalogue)))
    return { found: [...new Set(products)].flatMap((gid) => catalogue.indexRowOf(gid) ?? []) }
  }
  if (query.categoryGid !== undefined) {
    if (!categoryByGid(query.categoryGid, context.language)) throw notFound('query.categoryGid')
    return { found: catalogue.inCategory(query.categoryGid), gid: query.categoryGid }
  }
  if (query.softCategoryGid !== undefined) {
    const highlight = highlightByGid(query.softCategoryGid)
    if (!highlight) throw notFound('query.softCategoryGid')
    return { found: inHighlight(highlight, context.catalogueView), gid: highlight.gid }
  }
  if (query.brandGid !== undefined) {
    if (!catalogue.brand(query.brandGid)) throw notFound('query.brandGid')
    return { found: catalogue.ofBrand(query.brandGid), gid: query.brandGid }
  }
  if (isNamed(query.query)) {
    const isSearched = isLongEnough(query.query, LIST_SEARCH_MINIMUM)
    return { found: isSearched ? searched(query.query, catalogue) : [], searchTerm: query.query }
  }
  throw badField('query', 'variantIds, categoryGid, softCategoryGid, brandGid or query')
}

/** Document 2 §7, Catalogue and search: the calls that list products. */
export const catalogueListHandlers: HandlersOf<typeof catalogueListCalls> = {
  readCategory: reads(({ params, language, catalogueView }) => {
    const category = categoryByGid(gidOfId(params.id), language)
    const department = category && categoryByGid(lineage(category.gid)[0] ?? '', language)
    if (!category || !department) throw notFound('id')
    return {
      category: counted(category, catalogueView.catalogue),
      department: counted(department, catalogueView.catalogue),
    }
  }),
  relatedVariants: reads(({ params, query, ...context }) => ({
    products: entriesAt(
      relatedGids(variantAsked(params.id, context)._id, query.limit, context.catalogueView.catalogue.seed),
      context,
    ),
  })),
  slugConfig: reads(({ query: { slug }, ...context }) => {
    const landing = landingBySlug(slug)
    if (landing) {
      const modules = landingModules(landing, context.catalogueView)
      const seo = landingSeo(landing, context.catalogueView, context.texts)
      return { data: { slug, kind: 'landing', path: addressOf.landing(slug), seo, modules } }
    }
    const listed = listedAt('seller', slug, context.catalogueView)
    if (listed?.kind !== 'seller') throw notFound('query.slug')
    const { name, place } = sellerOf(listed.seller)
    return {
      data: {
        slug,
        kind: 'seller',
        path: addressOf.seller(slug),
        seo: seoFor(context.texts, 'seller', { name, place }),
        modules: sellerModules(listed.seller, context.catalogueView, context.texts),
      },
    }
  }),
  complement: reads(({ params, query, ...context }) => ({
    products: entriesAt(
      complementGids(variantAsked(params.id, context)._id, query.limit, context.catalogueView.catalogue.seed),
      context,
    ),
  })),
  softCategory: reads(({ params, query, ...context }) => {
    const asked = softCategoryOf(params.gid, context)
    if (!asked) throw notFound('gid')
    const { products, cursor } = plesOf(asked.products, query, context.catalogueView)
    return { category: asked.category, products, pagination: { cursor, gid: asked.category.gid } }
  }),
  searchNoResults: reads(({ catalogueView }) => {
    const options = { limit: POPULAR, inStockOnly: true, getSmartBrand: false, isCarousel: true }
    return { products: plesOf(catalogueView.catalogue.popular(), options, catalogueView).products }
  }),
  recentlyViewed: reads(({ query, ...context }) => {
    const gids = [...new Set(idsIn(query.variantIds).map(gidOfId))].slice(0, LIST_LIMIT_MAXIMUM)
    const products = entriesAt(gids, context)
    return { products: products.filter(({ variant }) => variant.state !== VariantState.DISCONTINUED) }
  }),
  valueVariants: reads(({ params, query, ...context }) => {
    const gids = variantGidsOf(variantAsked(params.id, context).product.gid)
    const variants = gids
      .slice(0, query.limit)
      .flatMap((gid) => context.catalogueView.variantByGid(gid) ?? [])
    return { variants, productsTotalCount: gids.length }
  }),
  galleryLists: reads(({ params, ...context }) => {
    const { gid: rootVariantGid } = variantAsked(params.id, context)
    const asked = idsIn(params.ids).map((gid) => softCategoryOf(gid, context))
    const options = {
      limit: LIST_LIMIT,
      inStockOnly: true,
      getSmartBrand: false,
      isCarousel: true,
      rootVariantGid,
    }
    return {
      galleryLists: asked.flatMap((list) =>
        list
          ? {
              category: list.category,
              products: plesOf(list.products, options, context.catalogueView).products,
            }
          : [],
      ),
    }
  }),
  fulfillerProducts: reads(({ params, query, ...context }) => {
    const warehouse = warehouseById(params.id)?.warehouse
    if (!warehouse) throw notFound('id')
    const excluded = idsIn(query.exclude ?? '').map(gidOfId)
    const products = context.catalogueView.catalogue
      .popular()
      .filter(
        ({ leadGid, places }) =>
          !excluded.includes(leadGid) && places.some((place) => place.warehouse === params.id),
      )
      .slice(0, query.limit)
    return {
      products: products.flatMap(
        ({ leadGid }) => context.catalogueView.entry(leadGid, { warehouse: warehouse._id }) ?? [],
      ),
    }
  }),
  expiration: reads(({ params, ...context }) => {
    const { inventory } = variantAsked(params.id, context)
    return {
      expirations: inventory.flatMap(({ warehouse, expirationDate }) =>
        expirationDate === undefined ? [] : { warehouse, expirationDate },
      ),
    }
  }),
  ples: reads(({ query, ...context }) => {
    if (placeOf(query.cursor) === undefined) {
      throw badField('query.cursor', 'a cursor from an earlier page')
    }
    const { found, ...whose } = productsNamed(query, context)
    const { products, cursor } = plesOf(found, query, context.catalogueView)
    return { products, pagination: { cursor, ...whose } }
  }),
}

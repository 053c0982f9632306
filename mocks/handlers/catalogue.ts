import { topSearches } from '../../fixtures/homeRows.ts'
import type { catalogueCalls } from '../../src/contract/calls/catalogue.ts'
import { LIST_LIMIT, LIST_SEARCH_MINIMUM } from '../../src/contract/limits.ts'
import { searched } from '../catalogue/search.ts'
import { suggestionsFor } from '../catalogue/suggestions.ts'
import { notFound } from '../base/refuse.ts'
import { type HandlersOf, reads } from './handler.ts'
import {
  goodsFor,
  goodsOf,
  kindNamed,
  type Listed,
  listedAt,
  pageAsked,
  rangeAsked,
  recommendationsFor,
} from './listings.ts'

function known(listed: Listed | null): Listed {
  if (!listed) throw notFound()
  return listed
}

/** Document 2 §7, Catalogue and search: the pages of listings, and what the search field asks. */
export const catalogueHandlers: HandlersOf<typeof catalogueCalls> = {
  categoryPage: reads(({ params, query, shelf }) =>
    goodsOf(
      known(listedAt(kindNamed(params.category), params.gid, shelf)),
      query,
      rangeAsked(params.range),
      shelf,
    ),
  ),
  searchPage: reads(({ params, query, shelf }) =>
    goodsFor(params.term, query, rangeAsked(params.range), shelf),
  ),
  brandPage: reads(({ params, query, shelf }) =>
    goodsOf(known(listedAt('brand', params.gid, shelf)), query, rangeAsked(params.range), shelf),
  ),
  actionPage: reads(({ params, query: { title: _title, ...query }, shelf }) =>
    goodsOf(known(listedAt('action', params.id, shelf)), query, pageAsked(params.pageNum), shelf),
  ),
  recommendationsPage: reads(({ params, query, shelf, shopper }) =>
    recommendationsFor(shopper, query, rangeAsked(params.range), shelf),
  ),
  sellerPage: reads(({ params, query, shelf }) =>
    goodsOf(known(listedAt('seller', params.sellerSlug, shelf)), query, rangeAsked(params.range), shelf),
  ),
  searchSuggestions: reads(({ params: { term }, query: { valueOnly }, language, shelf }) => {
    if (!valueOnly) {
      const { suggestions, brands, categories } = suggestionsFor(term, language, shelf.goods)
      return {
        term,
        valueOnly,
        suggestions,
        brands: brands.map(({ gid, name, slug }) => ({ gid, name, slug })),
        categories: categories.map(({ gid, displayName, slug }) => ({ gid, displayName, slug })),
        products: [],
        productsTotalCount: 0,
      }
    }
    const isLongEnough = Array.from(term.trim()).length >= LIST_SEARCH_MINIMUM
    const found = isLongEnough ? searched(term, shelf.goods) : []
    return {
      term,
      valueOnly,
      suggestions: [],
      brands: [],
      categories: [],
      products: found.slice(0, LIST_LIMIT).flatMap(({ leadGid }) => shelf.entry(leadGid) ?? []),
      productsTotalCount: found.length,
    }
  }),
  topSearches: reads(({ language }) => ({ topSearches: topSearches(language) })),
  variantById: reads(({ params, shelf }) => {
    const variant = shelf.variant(params.id)
    if (!variant) throw notFound()
    return { data: { variant, variantId: variant._id } }
  }),
}

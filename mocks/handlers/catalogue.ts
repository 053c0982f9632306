import { topSearches } from '../../fixtures/tables/topSearches.ts'
import type { catalogueCalls } from '../../src/contract/calls/catalogue.ts'
import { LIST_LIMIT, LIST_SEARCH_MINIMUM } from '../../src/contract/limits.ts'
import { searched } from '../catalogue/search.ts'
import { suggestionsFor } from '../catalogue/suggestions.ts'
import { variantGidFor } from '../catalogue/catalogue.ts'
import { notFound } from '../base/refuse.ts'
import { isLongEnough } from '../base/searchTerm.ts'
import { type HandlersOf, reads } from './handler.ts'
import {
  searchResults,
  listedProducts,
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
  categoryPage: reads(({ params, query, catalogueView }) =>
    listedProducts(
      known(listedAt(kindNamed(params.category), params.gid, catalogueView)),
      query,
      rangeAsked(params.range),
      catalogueView,
    ),
  ),
  searchPage: reads(({ params, query, catalogueView }) =>
    searchResults(params.term, query, rangeAsked(params.range), catalogueView),
  ),
  brandPage: reads(({ params, query, catalogueView }) =>
    listedProducts(
      known(listedAt('brand', params.gid, catalogueView)),
      query,
      rangeAsked(params.range),
      catalogueView,
    ),
  ),
  actionPage: reads(({ params, query: { title: _title, ...query }, catalogueView }) =>
    listedProducts(
      known(listedAt('action', params.id, catalogueView)),
      query,
      pageAsked(params.pageNum),
      catalogueView,
    ),
  ),
  recommendationsPage: reads(({ params, query, catalogueView, shopper }) =>
    recommendationsFor(shopper, query, rangeAsked(params.range), catalogueView),
  ),
  sellerPage: reads(({ params, query, catalogueView }) =>
    listedProducts(
      known(listedAt('seller', params.sellerSlug, catalogueView)),
      query,
      rangeAsked(params.range),
      catalogueView,
    ),
  ),
  searchSuggestions: reads(({ params: { term }, query: { valueOnly }, language, catalogueView }) => {
    if (!valueOnly) {
      const { suggestions, brands, categories } = suggestionsFor(term, language, catalogueView.catalogue)
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
    const found = isLongEnough(term, LIST_SEARCH_MINIMUM) ? searched(term, catalogueView.catalogue) : []
    return {
      term,
      valueOnly,
      suggestions: [],
      brands: [],
      categories: [],
      products: found.slice(0, LIST_LIMIT).flatMap(({ leadGid }) => catalogueView.entry(leadGid) ?? []),
      productsTotalCount: found.length,
    }
  }),
  topSearches: reads(({ language }) => ({ topSearches: topSearches(language) })),
  variantById: reads(({ params, catalogueView }) => {
    const variant = catalogueView.variantByGid(variantGidFor(params.id, catalogueView.catalogue))
    if (!variant) throw notFound()
    return { data: { variant, variantId: variant._id } }
  }),
}

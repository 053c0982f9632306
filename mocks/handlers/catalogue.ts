import { topSearches } from '../../fixtures/homeRows.ts'
import type { catalogueCalls } from '../../src/contract/calls/catalogue.ts'
import { suggestionsFor } from '../catalogue/suggestions.ts'
import { refuse } from '../serving/refuse.ts'
import { type HandlersOf, reads } from './handler.ts'
import { goodsFor, goodsOf, listedAt, rangeAsked } from './listings.ts'

/** Document 2 §7, Catalogue and search. */
export const catalogueHandlers: HandlersOf<typeof catalogueCalls> = {
  categoryPage: reads(({ params, query, shelf }) => {
    const listed = listedAt(params.category, params.gid, shelf)
    if (!listed) throw refuse(404, 'not_found')
    return goodsOf(listed, query, rangeAsked(params.range), shelf)
  }),
  searchPage: reads(({ params, query, shelf }) =>
    goodsFor(params.term, query, rangeAsked(params.range), shelf),
  ),
  searchSuggestions: reads(({ params, language }) => {
    const { suggestions, brands, categories } = suggestionsFor(params.term, language)
    return {
      suggestions,
      brands: brands.map(({ gid, name, slug }) => ({ gid, name, slug })),
      categories: categories.map(({ gid, displayName, slug }) => ({ gid, displayName, slug })),
    }
  }),
  topSearches: reads(({ language }) => ({ topSearches: topSearches(language) })),
  variantById: reads(({ params, shelf }) => {
    const variant = shelf.variant(params.id)
    if (!variant) throw refuse(404, 'not_found')
    return { data: { variant, variantId: variant._id } }
  }),
}

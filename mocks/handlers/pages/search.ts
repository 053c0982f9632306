import { topSearches } from '../../../fixtures/tables/topSearches.ts'
import { SEO_DESCRIPTION_TERM, SEO_TITLE_TERM } from '../../../src/contract/limits.ts'
import { addressOf } from '../../base/addresses.ts'
import { mostWishlisted } from '../../catalogue/catalogue.ts'
import { prepareWords } from '../../catalogue/search.ts'
import { suggestionsFor } from '../../catalogue/suggestions.ts'
import { seoFor, type ServerTexts } from '../../base/texts.ts'
import { searchResults, rangeIn } from '../listings.ts'
import { listingQueryOf, type PageAnswer, pageOf, type PageRequest } from './pageRequest.ts'

const POPULAR = 12

/** A term as titles show it: cut, with an ellipsis (document 1 §5, Search page SEO). */
function cut(term: string, length: number): string {
  const characters = Array.from(term)
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : term
}

function seoOf(term: string, texts: ServerTexts) {
  if (term === '') return seoFor(texts, 'search_start')
  return {
    ...seoFor(texts, 'search', { term: cut(term, SEO_TITLE_TERM) }),
    description: seoFor(texts, 'search', { term: cut(term, SEO_DESCRIPTION_TERM) }).description,
  }
}

/** `/products/search/:term` and `/products/search` (document 1 §2 and §5, Search). */
export async function searchPage({
  params,
  search,
  catalogueView,
  texts,
  language,
}: PageRequest): Promise<PageAnswer> {
  await prepareWords()
  const term = (params['term'] ?? '').trim()
  const range = rangeIn(params)
  const listing = searchResults(term, listingQueryOf(search), range, catalogueView)
  const isEmpty = listing.productsTotalCount === 0
  const popular = isEmpty ? mostWishlisted(catalogueView.catalogue, POPULAR) : []
  return pageOf(
    {
      kind: 'search',
      canonicalPath: addressOf.search(term),
      seo: seoOf(term, texts),
    },
    {
      search: {
        term,
        valueOnly: search.get('valueOnly') === 'true',
        listing,
        suggestions: suggestionsFor(term, language, catalogueView.catalogue).suggestions,
        popular: popular.flatMap(({ leadGid }) => catalogueView.entry(leadGid) ?? []),
        topSearches: isEmpty ? topSearches(language) : [],
      },
    },
  )
}

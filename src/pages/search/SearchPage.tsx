import { useSearchParams } from 'react-router-dom'
import { filterOf, isNarrowed } from '../../domain/product/listingFilter.ts'
import { canSearch } from '../../domain/search.ts'
import { useT } from '../../i18n/index.ts'
import { usePageGroup } from '../pageGroup.ts'
import { ListingSeo } from '../../features/listing/ListingSeo.tsx'
import { ListingHead } from '../../features/listing/ListingHead.tsx'
import { ListingView } from '../../features/listing/ListingView.tsx'
import { NoResults } from './NoResults.tsx'
import { SearchStart } from './SearchStart.tsx'

/** Search results, or the empty search page without a term (document 1 §2, `/products/search/:term`; §5, Search). */
export function SearchPage() {
  const t = useT()
  const { page, search } = usePageGroup('search')
  const [parameters] = useSearchParams()
  const { term, listing } = search

  if (term.trim() === '')
    return (
      <>
        <ListingSeo page={page} />
        <SearchStart search={search} />
      </>
    )

  const isTooShort = !canSearch(term)
  const isEmpty = listing.productsTotalCount === 0 && !isNarrowed(filterOf(parameters))
  if (isTooShort || isEmpty)
    return (
      <>
        <ListingSeo page={page} robots="noindex" />
        <NoResults search={search} isTooShort={isTooShort} />
      </>
    )

  return (
    <>
      <ListingSeo page={page} listing={listing} />
      <ListingView
        key={term}
        listing={listing}
        head={<ListingHead title={t('search.results_for', { term })} total={listing.productsTotalCount} />}
      />
    </>
  )
}

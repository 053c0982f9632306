import { useHref, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { type ListingFilter, filterOf, withFilter } from '../../domain/listingFilter.ts'

/**
 * The filter of the address, and the address for another one: always the listing's first page. The address is the only
 * place where the filter is kept, so that back, reload and a shared link agree.
 */
export function useListingFilter(path: string) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { state, location } = useNavigation()
  const href = useHref(path)
  const at = new URLSearchParams(search)

  // While the goods of a new filter are on their way the controls already show it.
  const isWaiting = state === 'loading' && location.pathname === href && location.search !== search
  const filter = filterOf(isWaiting ? new URLSearchParams(location.search) : at)

  const addressOf = (next: ListingFilter) => {
    const query = withFilter(at, next).toString()
    return query ? `${path}?${query}` : path
  }
  const apply = (next: ListingFilter) => void navigate(addressOf(next), { preventScrollReset: true })

  return { filter, isWaiting, addressOf, apply }
}
export type ListingFilterControl = ReturnType<typeof useListingFilter>

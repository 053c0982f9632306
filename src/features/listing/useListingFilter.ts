import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { filterOf, type ListingFilter, withFilter } from '../../domain/product/listingFilter.ts'

interface Asked {
  /** The history entry on screen when the filter was requested. */
  from: string
  filter: ListingFilter
}

/**
 * The filter in the address, and a function that navigates to another one, always to the first page of the listing. The filter is stored
 * only in the address, so that Back, reload and a shared link agree; the controls show the requested filter while it loads.
 */
export function useListingFilter(path: string) {
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const [asked, setAsked] = useState<Asked | null>(null)
  const isWaiting = asked?.from === key
  // The navigation has finished or gone elsewhere: returning to this entry must not restore the request.
  if (asked !== null && !isWaiting) setAsked(null)
  const parameters = new URLSearchParams(search)
  const filter = isWaiting ? asked.filter : filterOf(parameters)

  const addressOf = (next: ListingFilter) => {
    const query = withFilter(parameters, next).toString()
    return query ? `${path}?${query}` : path
  }
  const apply = (next: ListingFilter) => {
    setAsked({ from: key, filter: next })
    void navigate(addressOf(next), { preventScrollReset: true })
  }

  return { filter, isWaiting, addressOf, apply }
}

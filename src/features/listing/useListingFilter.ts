import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { filterOf, type ListingFilter, withFilter } from '../../domain/product/listingFilter.ts'

interface Asked {
  /** The history entry on screen when it was asked for. */
  from: string
  filter: ListingFilter
}

/**
 * The filter of the address, and the address for another one: always the listing's first page. The address is the only
 * place where the filter is kept, so that back, reload and a shared link agree; only while its goods are on their way do
 * the controls show it ahead.
 */
export function useListingFilter(path: string) {
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const [asked, setAsked] = useState<Asked | null>(null)
  const isWaiting = asked?.from === key
  // Arrived, or gone elsewhere: coming back to that entry must not bring the question back.
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

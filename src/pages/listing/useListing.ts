import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Listing } from '../../contract/entities/listing.ts'
import { pathWithPages } from './pathWithPages.ts'
import { loadNextPage } from './nextPage.ts'

interface Held {
  /** What the page came with; a new one (other filters, another category) starts over. */
  from: Listing
  listing: Listing
  status: 'idle' | 'loading' | 'failed'
}

/** The goods of a later page behind those at hand; an entry that moved between two calls is shown once. */
function withNextPage(listing: Listing, next: Listing): Listing {
  const known = new Set(listing.products.map(({ variant, warehouse }) => `${variant._id}:${warehouse._id}`))
  return {
    ...next,
    products: [
      ...listing.products,
      ...next.products.filter(({ variant, warehouse }) => !known.has(`${variant._id}:${warehouse._id}`)),
    ],
    pagination: { ...next.pagination, firstPage: listing.pagination.firstPage },
    brandTexts: listing.brandTexts,
    categories: listing.categories,
  }
}

/**
 * A listing and its "Load more": the next page by the pagination call, the address following by replacement, so that
 * coming back from a product finds the same pages. `path` is the listing's address without its pages.
 */
export function useListing(from: Listing, path: string) {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const [held, setHeld] = useState<Held>({ from, listing: from, status: 'idle' })
  const running = useRef<AbortController>(null)
  const current: Held = held.from === from ? held : { from, listing: from, status: 'idle' }

  useEffect(() => () => running.current?.abort(), [from])

  const { listing, status } = current
  const loadMore = async (): Promise<Listing | null> => {
    const url = listing.pagination.paginationApiUrl
    if (url === null || status === 'loading') return null
    const controller = new AbortController()
    running.current = controller
    setHeld({ ...current, status: 'loading' })
    try {
      const next = withNextPage(listing, await loadNextPage(url, controller.signal))
      if (controller.signal.aborted) return null
      setHeld({ from, listing: next, status: 'idle' })
      const { firstPage, lastPage } = next.pagination
      const address = `${pathWithPages(path, { first: firstPage, last: lastPage })}${search}${hash}`
      // At once: whoever leaves right now must leave the entry that the address names, or their place on the page is lost.
      await navigate(address, { replace: true, preventScrollReset: true, flushSync: true })
      return next
    } catch {
      // Said beside the button, with another try; the goods at hand stay.
      if (!controller.signal.aborted) setHeld({ ...current, status: 'failed' })
      return null
    }
  }

  return { listing, status, loadMore }
}

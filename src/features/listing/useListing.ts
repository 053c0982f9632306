import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Listing } from '../../contract/entities/product/listing.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { useRouterNow } from '../../navigation/useRouterNow.ts'
import { isElsewhere } from './isElsewhere.ts'
import { lastPageIn, pathWithPages } from './pathWithPages.ts'
import { loadNextPage } from './nextPage.ts'
import { withNextPage } from './withNextPage.ts'

/** The pages that "Load more" loaded at an address; discarded at another one. */
interface LoadedPages {
  at: string
  pages: readonly Listing[]
}

/** The state of the last press, at its address. */
interface Pressed {
  at: string
  status: 'idle' | 'loading' | 'failed'
}

/** The brand's texts and the categories are those of the first page. */
const withPage = (listing: Listing, page: Listing): Listing => ({
  ...withNextPage<ListingEntry, Listing>(listing, page),
  brandTexts: listing.brandTexts,
  categories: listing.categories,
})

/** Pages of an earlier visit to the same address. */
const pagesBefore = ({ pagination }: Listing, pages: readonly Listing[]) =>
  pages.filter(({ pagination: { lastPage } }) => lastPage < pagination.firstPage)

/**
 * A listing and its "Load more". It loads the next page by the pagination call and replaces the address, so that Back from a product
 * restores the same pages. `path` is the listing's address without its pages; the address alone determines which pages are shown. The first
 * page's products can be reloaded at any time, for example after a login or after hydration; the loaded pages stay.
 */
export function useListing(from: Listing, path: string) {
  const navigate = useNavigate()
  const router = useRouterNow()
  const { pathname, search, hash } = useLocation()
  const at = `${path}${search}`
  const [loaded, setLoaded] = useState<LoadedPages>({ at, pages: [] })
  const [pressed, setPressed] = useState<Pressed>({ at, status: 'idle' })
  const running = useRef<{ at: string; controller: AbortController }>(null)
  const lastShown = lastPageIn(pathname)
  const listing = useMemo(() => {
    const pages = loaded.at === at ? loaded.pages : []
    return pages.filter(({ pagination }) => pagination.lastPage <= lastShown).reduce(withPage, from)
  }, [from, loaded, at, lastShown])
  const status = pressed.at === at ? pressed.status : 'idle'

  // The cleanup of an effect runs late: it must not abort a request of the next address. After Back, neither the spinner nor the failure of
  // an earlier press is shown.
  useEffect(
    () => () => {
      if (running.current?.at !== at) return
      running.current.controller.abort()
      setPressed((now) => (now.at === at ? { at, status: 'idle' } : now))
    },
    [at],
  )

  const loadMore = async (): Promise<Listing | null> => {
    const url = listing.pagination.paginationApiUrl
    if (url === null || status === 'loading') return null
    const controller = new AbortController()
    const { signal } = controller
    running.current = { at, controller }
    setPressed({ at, status: 'loading' })
    try {
      const page = await loadNextPage(url, signal)
      if (signal.aborted) return null
      if (router && isElsewhere(router, at)) {
        setPressed({ at, status: 'idle' })
        return null
      }
      const next = withPage(listing, page)
      setLoaded((before) => ({
        at,
        pages: [...pagesBefore(page, before.at === at ? before.pages : []), page],
      }))
      setPressed({ at, status: 'idle' })
      const { firstPage, lastPage } = next.pagination
      const address = `${pathWithPages(path, { first: firstPage, last: lastPage })}${search}${hash}`
      // Synchronously: a shopper who leaves now must leave a history entry with this address, or their scroll position is lost.
      await navigate(address, { replace: true, preventScrollReset: true, flushSync: true })
      return next
    } catch {
      // The message is beside the button, which can be pressed again; the products stay.
      if (!signal.aborted) setPressed({ at, status: 'failed' })
      return null
    }
  }

  return { listing, status, loadMore }
}

import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Listing } from '../../contract/entities/product/listing.ts'
import { useRouterNow } from '../../navigation/useRouterNow.ts'
import { withoutPages } from '../../paths.ts'
import { lastPageIn, pathWithPages } from './pathWithPages.ts'
import { loadNextPage } from './nextPage.ts'

/** What "Load more" brought at an address; another one knows nothing of it. */
interface Behind {
  at: string
  pages: readonly Listing[]
}

/** How the last press went, of the address at which it was. */
interface Pressed {
  at: string
  status: 'idle' | 'loading' | 'failed'
}

/**
 * The goods of a later page behind those at hand, unless they are among them already; an entry that moved between two calls is shown
 * once.
 */
function withNextPage(listing: Listing, next: Listing): Listing {
  if (next.pagination.lastPage <= listing.pagination.lastPage) return listing
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

/** Those of an earlier visit to the same address may still be there. */
const pagesBefore = ({ pagination }: Listing, pages: readonly Listing[]) =>
  pages.filter(({ pagination: { lastPage } }) => lastPage < pagination.firstPage)

type Router = NonNullable<ReturnType<typeof useRouterNow>>

/** Whether the shopper is on the way to another address than that one, or there: the page hears of it some frames after the router. */
function isElsewhere({ state: { navigation, location }, basename = '/' }: Router, at: string): boolean {
  if (navigation.state === 'loading') return true
  return `${withoutPages(location.pathname)}${location.search}` !== `${basename.replace(/\/$/, '')}${at}`
}

/**
 * A listing and its "Load more": the next page by the pagination call, the address following by replacement, so that
 * coming back from a product finds the same pages. `path` is the listing's address without its pages; which of them are shown
 * is said by the address alone. The goods that the page came with may be asked for once more at any time, as after a login or
 * by a page that was drawn at build time: those behind them stay.
 */
export function useListing(from: Listing, path: string) {
  const navigate = useNavigate()
  const router = useRouterNow()
  const { pathname, search, hash } = useLocation()
  const at = `${path}${search}`
  const [behind, setBehind] = useState<Behind>({ at, pages: [] })
  const [pressed, setPressed] = useState<Pressed>({ at, status: 'idle' })
  const running = useRef<{ at: string; controller: AbortController }>(null)
  const lastShown = lastPageIn(pathname)
  const listing = useMemo(() => {
    const pages = behind.at === at ? behind.pages : []
    return pages.filter(({ pagination }) => pagination.lastPage <= lastShown).reduce(withNextPage, from)
  }, [from, behind, at, lastShown])
  const status = pressed.at === at ? pressed.status : 'idle'

  // Run late, as effects are, it must not end what was begun at the next address by then. Who comes back finds neither the wait nor the
  // failure of a press that they have left.
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
      // To write the address now would take them back.
      if (router && isElsewhere(router, at)) {
        setPressed({ at, status: 'idle' })
        return null
      }
      const next = withNextPage(listing, page)
      setBehind((before) => ({
        at,
        pages: [...pagesBefore(page, before.at === at ? before.pages : []), page],
      }))
      setPressed({ at, status: 'idle' })
      const { firstPage, lastPage } = next.pagination
      const address = `${pathWithPages(path, { first: firstPage, last: lastPage })}${search}${hash}`
      // At once: whoever leaves right now must leave the entry that the address names, or their place on the page is lost.
      await navigate(address, { replace: true, preventScrollReset: true, flushSync: true })
      return next
    } catch {
      // Said beside the button, with another try; the goods at hand stay.
      if (!signal.aborted) setPressed({ at, status: 'failed' })
      return null
    }
  }

  return { listing, status, loadMore }
}

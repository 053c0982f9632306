import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isFailure } from '../../../api/failure.ts'
import { request } from '../../../api/request.ts'
import { orderCalls } from '../../../contract/calls/orders.ts'
import type { Reorder, ReorderEntry } from '../../../contract/entities/reorder.ts'
import { pathTo } from '../../../contract/pathTo.ts'
import { isElsewhere } from '../../../features/listing/isElsewhere.ts'
import { withNextPage } from '../../../features/listing/withNextPage.ts'
import { useRouterNow } from '../../../navigation/useRouterNow.ts'
import { withPages } from '../../../paths.ts'

/** The pages loaded after the first one, at one query of the address. */
interface LoadedPages {
  at: string
  pages: readonly Reorder[]
}

/** The state of the last press, at its query. */
interface Pressed {
  at: string
  status: 'idle' | 'loading' | 'failed'
}

/**
 * What was bought before, and its "Load more": the next page is appended, and the address names the pages, so that Back and a reload show
 * them again.
 */
export function useReorder(first: Reorder) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const router = useRouterNow()
  const [loaded, setLoaded] = useState<LoadedPages>({ at: search, pages: [] })
  const [pressed, setPressed] = useState<Pressed>({ at: search, status: 'idle' })
  const reorder = useMemo(
    () =>
      (loaded.at === search ? loaded.pages : []).reduce(
        (list, next) => withNextPage<ReorderEntry, Reorder>(list, next),
        first,
      ),
    [loaded, search, first],
  )
  const status = pressed.at === search ? pressed.status : 'idle'
  /** The list with the next page; null if it did not arrive, or the shopper has left. */
  const loadMore = async (): Promise<Reorder | null> => {
    const { paginationApiUrl, firstPage, lastPage } = reorder.pagination
    if (paginationApiUrl === null || status === 'loading') return null
    const path = pathTo('/account/reorder')
    setPressed({ at: search, status: 'loading' })
    try {
      const { searchParams } = new URL(paginationApiUrl, 'http://shop.invalid')
      const show = searchParams.get('show')
      const next = await request(orderCalls.reorderPage, {
        params: { range: `${lastPage + 1}-${lastPage + 1}` },
        query: {
          ...(show === 'recent' || show === 'available' ? { show } : {}),
          query: searchParams.get('query') ?? '',
        },
      })
      setPressed({ at: search, status: 'idle' })
      if (router && isElsewhere(router, `${path}${search}`)) return null
      setLoaded((before) => ({ at: search, pages: [...(before.at === search ? before.pages : []), next] }))
      const address = withPages(path, { first: firstPage, last: next.pagination.lastPage })
      await navigate(`${address}${search}`, { replace: true, preventScrollReset: true })
      return withNextPage<ReorderEntry, Reorder>(reorder, next)
    } catch (error) {
      if (!isFailure(error)) throw error
      setPressed({ at: search, status: 'failed' })
      return null
    }
  }
  return { reorder, status, loadMore }
}

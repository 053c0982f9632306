import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isFailure } from '../../../api/failure.ts'
import { request } from '../../../api/request.ts'
import { orderCalls } from '../../../contract/calls/orders.ts'
import type { Reorder, ReorderEntry } from '../../../contract/entities/reorder.ts'
import { pathTo } from '../../../contract/pathTo.ts'
import { withPages } from '../../../paths.ts'

/** The pages loaded after the first one, at one query of the address. */
interface Behind {
  at: string
  pages: readonly Reorder[]
}

const keyOf = ({ variant, warehouse }: ReorderEntry): string => `${variant._id}:${warehouse._id}`

/** Appends a later page; an entry that moved between two calls is shown once. */
function withNextPage(reorder: Reorder, next: Reorder): Reorder {
  if (next.pagination.lastPage <= reorder.pagination.lastPage) return reorder
  const known = new Set(reorder.products.map(keyOf))
  return {
    ...next,
    products: [...reorder.products, ...next.products.filter((entry) => !known.has(keyOf(entry)))],
    pagination: { ...next.pagination, firstPage: reorder.pagination.firstPage },
  }
}

/**
 * What was bought before, and its "Load more": the next page is appended, and the address names the pages, so that Back and a reload show
 * them again.
 */
export function useReorder(first: Reorder) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [behind, setBehind] = useState<Behind>({ at: search, pages: [] })
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const reorder = useMemo(
    () => (behind.at === search ? behind.pages : []).reduce(withNextPage, first),
    [behind, search, first],
  )
  const loadMore = async () => {
    const { paginationApiUrl, firstPage, lastPage } = reorder.pagination
    if (paginationApiUrl === null || status === 'loading') return
    setStatus('loading')
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
      setBehind((before) => ({ at: search, pages: [...(before.at === search ? before.pages : []), next] }))
      setStatus('idle')
      const address = withPages(pathTo('/account/reorder'), {
        first: firstPage,
        last: next.pagination.lastPage,
      })
      await navigate(`${address}${search}`, { replace: true, preventScrollReset: true })
    } catch (error) {
      if (!isFailure(error)) throw error
      setStatus('failed')
    }
  }
  return { reorder, status, loadMore }
}

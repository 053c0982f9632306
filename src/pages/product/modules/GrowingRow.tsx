import { type UIEvent, useEffect, useRef, useState } from 'react'
import { isAbort, isFailure } from '../../../api/failure.ts'
import { to } from '../../../paths.ts'
import { ShopRow } from '../../../features/product-card/ShopRow.tsx'
import { type ProductsOfCategory, loadMoreOf } from './loads.ts'

/**
 * A row of a category's goods which, swiped near its end, appends the next page (document 2 §7). Where that cannot be had
 * the row ends: what it holds stays.
 */
export function GrowingRow({ category, products, pagination }: ProductsOfCategory) {
  const [grown, setGrown] = useState({ first: products, products, cursor: pagination?.cursor })
  // Read anew, the row begins anew.
  const row = grown.first === products ? grown : { first: products, products, cursor: pagination?.cursor }
  const reading = useRef<{ signal: AbortSignal; asked: string | null }>(null)
  useEffect(() => {
    const controller = new AbortController()
    reading.current = { signal: controller.signal, asked: null }
    return () => controller.abort()
  }, [products])

  const grow = async (cursor: string, signal: AbortSignal) => {
    try {
      const more = await loadMoreOf(category.gid, cursor, signal)
      setGrown({ ...row, products: [...row.products, ...more.products], cursor: more.pagination.cursor })
    } catch (error) {
      if (!isAbort(error) && !isFailure(error)) throw error
    }
  }

  const onScroll = ({ target }: UIEvent) => {
    const { cursor } = row
    // Each page is asked for once: also one that has failed, since a swipe scrolls many times.
    if (!(target instanceof Element) || !reading.current || !cursor || reading.current.asked === cursor)
      return
    if (target.scrollWidth - target.scrollLeft > 2 * target.clientWidth) return
    reading.current.asked = cursor
    void grow(cursor, reading.current.signal)
  }

  // A row's scrolling does not bubble.
  return (
    <div onScrollCapture={onScroll}>
      <ShopRow
        title={category.displayName}
        list={`gallery-${category.gid}`}
        moreHref={to.highlight(category)}
        products={row.products}
      />
    </div>
  )
}

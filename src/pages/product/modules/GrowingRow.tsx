import { type UIEvent, useEffect, useRef, useState } from 'react'
import { isAbort, isFailure } from '../../../api/failure.ts'
import { to } from '../../../paths.ts'
import { ShopRow } from '../../../features/product-card/ShopRow.tsx'
import { type ProductsOfCategory, loadMoreOf } from './loads.ts'

/**
 * A row of a category's products that appends the next page when scrolled near its end (document 2 §7). After a failure the row ends, and
 * its products stay.
 */
export function GrowingRow({ category, products, pagination }: ProductsOfCategory) {
  const [grown, setGrown] = useState({ first: products, products, cursor: pagination?.cursor })
  // Reloaded data resets the row.
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
    // Each page is requested once, even after a failure, because scrolling fires many events.
    if (!(target instanceof Element) || !reading.current || !cursor || reading.current.asked === cursor)
      return
    if (target.scrollWidth - target.scrollLeft > 2 * target.clientWidth) return
    reading.current.asked = cursor
    void grow(cursor, reading.current.signal)
  }

  // The scroll event of a row does not bubble.
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

import { useEffect, useRef, useState } from 'react'
import { isAbort, isFailure } from '../../api/failure.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { usePageData } from '../../stores/session/pageData.ts'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
import { ProductRow } from './ProductRow.tsx'
import { useInReach } from '../../ui/deferred/useNearViewport.ts'
import { RowPlace } from './RowPlace.tsx'
import { ShopRow } from './ShopRow.tsx'

interface LateRowProps {
  title: string
  /** The name of the row in tracking events. */
  list: string
  moreHref?: string
  /** Loads the products; keeps its identity as long as the products are the same. */
  load: (signal: AbortSignal) => Promise<readonly ListingEntry[]>
}

const BONES = ['a', 'b', 'c', 'd', 'e', 'f']

/**
 * A row that loads its products when it approaches the viewport and reserves their space until then. Without products, or after a failure,
 * the row disappears: the product itself does not depend on it (document 2 §8).
 */
export function LateRow({ title, list, moreHref, load }: LateRowProps) {
  const place = useRef<HTMLElement>(null)
  const isInReach = useInReach(place)
  // A page that was loaded again may be at another time: an offer may be over.
  const page = usePageData()
  const [products, setProducts] = useState<readonly ListingEntry[] | null>(null)
  useEffect(() => {
    if (!isInReach) return undefined
    const controller = new AbortController()
    load(controller.signal).then(setProducts, (error: unknown) => {
      if (isAbort(error)) return
      if (!isFailure(error)) throw error
      setProducts([])
    })
    return () => controller.abort()
  }, [isInReach, load, page])
  if (products?.length === 0) return null
  return (
    <RowPlace>
      {products ? (
        <ShopRow title={title} list={list} moreHref={moreHref} products={products} />
      ) : (
        <ProductRow ref={place} title={title} moreHref={moreHref}>
          {BONES.map((bone) => (
            <ProductCardSkeleton key={bone} />
          ))}
        </ProductRow>
      )}
    </RowPlace>
  )
}

import { useEffect, useRef, useState } from 'react'
import { isAbort, isFailure } from '../../api/failure.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { usePageData } from '../../stores/session/pageData.ts'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
import { ProductRow } from './ProductRow.tsx'
import { useNearViewport } from '../../ui/deferred/useNearViewport.ts'
import { RowPlace } from './RowPlace.tsx'
import { ShopRow } from './ShopRow.tsx'

interface DeferredRowProps {
  title: string
  /** What tracking calls it. */
  list: string
  moreHref?: string
  /** Asks for the goods; the same function for as long as they are the same. */
  load: (signal: AbortSignal) => Promise<readonly ListingEntry[]>
}

const BONES = ['a', 'b', 'c', 'd', 'e', 'f']

/**
 * A row that asks for its goods when the shopper comes near it, and holds their place until then. Without any, or where they cannot
 * be had, there is no row: nothing of the product itself depends on it (document 2 §8).
 */
export function DeferredRow({ title, list, moreHref, load }: DeferredRowProps) {
  const place = useRef<HTMLElement>(null)
  const isInReach = useNearViewport(place)
  // Read anew, the page has another present: what was on sale may be over.
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

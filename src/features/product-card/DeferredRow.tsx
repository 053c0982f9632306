import { useRef } from 'react'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
import { ProductRow } from './ProductRow.tsx'
import { RowPlace } from './RowPlace.tsx'
import { ShopRow } from './ShopRow.tsx'
import { useNearLoad } from './useNearLoad.ts'

interface DeferredRowProps {
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
export function DeferredRow({ title, list, moreHref, load }: DeferredRowProps) {
  const place = useRef<HTMLElement>(null)
  const products = useNearLoad(place, load)
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

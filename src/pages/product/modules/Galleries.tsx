import { useRef } from 'react'
import { ProductCardSkeleton } from '../../../features/product-card/ProductCardSkeleton.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx'
import { RowPlace } from '../../../features/product-card/RowPlace.tsx'
import { useNearLoad } from '../../../features/product-card/useNearLoad.ts'
import styles from './Galleries.module.css'
import { GrowingRow } from './GrowingRow.tsx'
import type { ProductsOfCategory } from './loads.ts'

interface GalleriesProps {
  /** The largest number of rows, for which it reserves the space. */
  count: number
  /** Loads them; keeps its identity as long as they are the same. */
  load: (signal: AbortSignal) => Promise<readonly ProductsOfCategory[]>
}

const BONES = ['a', 'b', 'c', 'd', 'e', 'f']

/** Rows of products with their own titles, which load together near the viewport. Renders nothing after a failure. */
export function Galleries({ count, load }: GalleriesProps) {
  const place = useRef<HTMLDivElement>(null)
  const galleries = useNearLoad(place, load)
  if (galleries)
    return galleries.map((gallery) => (
      <RowPlace key={gallery.category.gid}>
        <GrowingRow {...gallery} />
      </RowPlace>
    ))
  return (
    <div ref={place} className={styles.rows}>
      {BONES.slice(0, count).map((row) => (
        <RowPlace key={row}>
          <SkeletonGroup>
            <div className={styles.head}>
              <Skeleton shape="title" />
            </div>
            <div className={styles.row}>
              {BONES.map((bone) => (
                <ProductCardSkeleton key={bone} />
              ))}
            </div>
          </SkeletonGroup>
        </RowPlace>
      ))}
    </div>
  )
}

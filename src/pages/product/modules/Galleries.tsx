import { useEffect, useRef, useState } from 'react'
import { isAbort, isFailure } from '../../../api/failure.ts'
import { usePageData } from '../../../stores/session/pageData.ts'
import { ProductCardSkeleton } from '../../../features/product-card/ProductCardSkeleton.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx'
import { useInReach } from '../../../ui/deferred/useNearViewport.ts'
import { RowPlace } from '../../../features/product-card/RowPlace.tsx'
import styles from './Galleries.module.css'
import { GrowingRow } from './GrowingRow.tsx'
import type { ProductsOfCategory } from './loads.ts'

interface GalleriesProps {
  /** The maximum number of rows: so much space is reserved. */
  count: number
  /** Loads them; keeps its identity as long as they are the same. */
  load: (signal: AbortSignal) => Promise<readonly ProductsOfCategory[]>
}

const BONES = ['a', 'b', 'c', 'd', 'e', 'f']

/** Several titled rows of products that load together near the viewport; nothing after a failure. */
export function Galleries({ count, load }: GalleriesProps) {
  const place = useRef<HTMLDivElement>(null)
  const isInReach = useInReach(place)
  // A page that was loaded again may be at another time: an offer may be over.
  const page = usePageData()
  const [galleries, setGalleries] = useState<readonly ProductsOfCategory[] | null>(null)
  useEffect(() => {
    if (!isInReach) return undefined
    const controller = new AbortController()
    load(controller.signal).then(setGalleries, (error: unknown) => {
      if (isAbort(error)) return
      if (!isFailure(error)) throw error
      setGalleries([])
    })
    return () => controller.abort()
  }, [isInReach, load, page])
  if (galleries)
    return galleries.map((goods) => (
      <RowPlace key={goods.category.gid}>
        <GrowingRow {...goods} />
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

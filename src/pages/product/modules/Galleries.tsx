import { useEffect, useRef, useState } from 'react'
import { isAbort, isFailure } from '../../../api/failure.ts'
import { usePageData } from '../../../stores/session/pageData.ts'
import { ProductCardSkeleton } from '../../../features/product-card/ProductCardSkeleton.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx'
import { useNearViewport } from '../../../ui/deferred/useNearViewport.ts'
import { RowPlace } from '../../../features/product-card/RowPlace.tsx'
import styles from './Galleries.module.css'
import { GrowingRow } from './GrowingRow.tsx'
import type { ProductsOfCategory } from './loads.ts'

interface GalleriesProps {
  /** How many rows it may come to: so much place is held. */
  count: number
  /** Asks for them; the same function for as long as they are the same. */
  load: (signal: AbortSignal) => Promise<readonly ProductsOfCategory[]>
}

const BONES = ['a', 'b', 'c', 'd', 'e', 'f']

/** Rows of goods that name themselves, asked for together when the shopper comes near; nothing where they cannot be had. */
export function Galleries({ count, load }: GalleriesProps) {
  const place = useRef<HTMLDivElement>(null)
  const isInReach = useNearViewport(place)
  // Read anew, the page has another present: what was on sale may be over.
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

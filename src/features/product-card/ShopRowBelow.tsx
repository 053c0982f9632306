import { type ComponentProps, useRef } from 'react'
import { useDeferredRender } from '../../ui/deferred/useDeferredRender.ts'
import { useIsHydrating } from '../../ui/deferred/useIsHydrating.ts'
import { useNearViewport } from '../../ui/deferred/useNearViewport.ts'
import { RowPlace } from './RowPlace.tsx'
import { ShopRow } from './ShopRow.tsx'
import styles from './ShopRowBelow.module.css'

/** A row below the first screen. The page reserves its height; its title and one card render when the page is idle, the rest near the viewport. */
export function ShopRowBelow(row: Omit<ComponentProps<typeof ShopRow>, 'isInReach'>) {
  const place = useRef<HTMLDivElement>(null)
  const isRendered = useDeferredRender(place, useIsHydrating())
  const isNear = useNearViewport(place)
  return (
    <RowPlace ref={place}>
      {isRendered ? (
        <div className={styles.below}>
          <ShopRow {...row} isInReach={isNear} />
        </div>
      ) : null}
    </RowPlace>
  )
}

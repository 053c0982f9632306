import { useRef } from 'react'
import type { PageModule } from '../../contract/entities/page.ts'
import { Countdown } from '../../ui/time/Countdown.tsx'
import { useNearViewport } from '../../ui/deferred/useNearViewport.ts'
import { useIsHydrating } from '../../ui/deferred/useIsHydrating.ts'
import { useDeferredRender } from '../../ui/deferred/useDeferredRender.ts'
import { RowPlace } from '../../features/product-card/RowPlace.tsx'
import { ShopRow } from '../../features/product-card/ShopRow.tsx'
import styles from './HomeRow.module.css'

type Row = Extract<PageModule, { type: 'products' }>

interface ItemsProps {
  row: Row
  isInView?: boolean
  isLargest?: boolean
  isInReach?: boolean
}

const Goods = ({ row, ...where }: ItemsProps) => (
  <ShopRow
    title={row.title}
    products={row.products}
    list={row.id}
    moreHref={row.moreHref}
    aside={row.endsAt ? <Countdown endsAt={row.endsAt} /> : null}
    {...where}
  />
)

/** Its place stands with the page, its head and one card are drawn after the first look, and the rest as the shopper comes near. */
function RowBelow({ row }: { row: Row }) {
  const place = useRef<HTMLDivElement>(null)
  const isDrawn = useDeferredRender(place, useIsHydrating())
  const isInReach = useNearViewport(place)
  return (
    <RowPlace ref={place}>
      {isDrawn ? (
        <div className={styles.below}>
          <Goods row={row} isInReach={isInReach} />
        </div>
      ) : null}
    </RowPlace>
  )
}

interface HomeRowProps {
  row: Row
  isFirst: boolean
  /** The banner's picture is larger than what a phone shows of these. */
  isBelowBanners?: boolean
}

/** One row of goods, with the time its offers still hold. */
export const HomeRow = ({ row, isFirst, isBelowBanners = false }: HomeRowProps) =>
  isFirst ? <Goods row={row} isInView isLargest={!isBelowBanners} /> : <RowBelow row={row} />

import { useRef } from 'react'
import type { PageModule } from '../../contract/entities/page.ts'
import { Countdown } from '../../ui/time/Countdown.tsx'
import { useInReach } from '../../ui/deferred/useNearViewport.ts'
import { useTakenOver } from '../../ui/deferred/useIsHydrating.ts'
import { useWhenNear } from '../../ui/deferred/useDeferredRender.ts'
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

/** Its space is reserved with the page; its head and one card render after the first paint, the rest when it approaches the viewport. */
function RowBelow({ row }: { row: Row }) {
  const place = useRef<HTMLDivElement>(null)
  const isDrawn = useWhenNear(place, useTakenOver())
  const isInReach = useInReach(place)
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
  /** The picture of the banner is larger than these on a phone. */
  isBelowBanners?: boolean
}

/** One row of products, with the countdown of its offers. */
export const HomeRow = ({ row, isFirst, isBelowBanners = false }: HomeRowProps) =>
  isFirst ? <Goods row={row} isInView isLargest={!isBelowBanners} /> : <RowBelow row={row} />

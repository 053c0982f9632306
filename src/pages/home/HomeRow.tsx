import type { PageModule } from '../../contract/entities/page.ts'
import { ShopRow } from '../../features/product-card/ShopRow.tsx'
import { ShopRowBelow } from '../../features/product-card/ShopRowBelow.tsx'
import { Countdown } from '../../ui/time/Countdown.tsx'

interface HomeRowProps {
  row: Extract<PageModule, { type: 'products' }>
  isFirst: boolean
  /** The picture of the banner is larger than a phone's part of this row. */
  isBelowBanners?: boolean
}

/** One row of products, with the remaining time of its offers. */
export function HomeRow({ row, isFirst, isBelowBanners = false }: HomeRowProps) {
  const content = {
    title: row.title,
    products: row.products,
    list: row.id,
    moreHref: row.moreHref,
    aside: row.endsAt ? <Countdown endsAt={row.endsAt} /> : null,
  }
  return isFirst ? (
    <ShopRow {...content} isInView isLargest={!isBelowBanners} />
  ) : (
    <ShopRowBelow {...content} />
  )
}

import type { PageModule } from '../../contract/entities/page.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { RowPlace } from '../cards/RowPlace.tsx'
import { ShopRow } from '../cards/ShopRow.tsx'
import styles from './HomeRow.module.css'

type Row = Extract<PageModule, { type: 'products' }>

/** One row of goods, with the time its offers still hold. What stands below the first is laid out as the shopper comes near it. */
export function HomeRow({ row, isFirst }: { row: Row; isFirst: boolean }) {
  const goods = (
    <ShopRow
      title={row.title}
      products={row.products}
      list={row.id}
      moreHref={row.moreHref}
      aside={row.endsAt ? <Countdown endsAt={row.endsAt} /> : null}
      isInView={isFirst}
    />
  )
  if (isFirst) return goods
  return (
    <RowPlace>
      <div className={styles.below}>{goods}</div>
    </RowPlace>
  )
}

import type { PageModule } from '../../contract/entities/page.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { ShopRow } from '../cards/ShopRow.tsx'

type Row = Extract<PageModule, { type: 'products' }>

/** One row of goods, with the time its offers still hold. */
export const HomeRow = ({ row, isFirst }: { row: Row; isFirst: boolean }) => (
  <ShopRow
    title={row.title}
    products={row.products}
    list={row.id}
    moreHref={row.moreHref}
    aside={row.endsAt ? <Countdown endsAt={row.endsAt} /> : null}
    isInView={isFirst}
  />
)

import type { PageModule } from '../../contract/entities/page.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { ShopRow } from '../cards/ShopRow.tsx'

/** As many pictures as a wide screen shows of a row before it is swiped. */
const FIRST_PICTURES = 6

type Row = Extract<PageModule, { type: 'products' }>

/** One row of goods, with the time its offers still hold. */
export const HomeRow = ({ row, isFirst }: { row: Row; isFirst: boolean }) => (
  <ShopRow
    title={row.title}
    products={row.products}
    moreHref={row.moreHref}
    aside={row.endsAt ? <Countdown endsAt={row.endsAt} /> : null}
    firstPictures={isFirst ? FIRST_PICTURES : 0}
  />
)

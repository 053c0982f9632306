import type { CatalogueView } from './catalogueView.ts'
import { type ProductIndexRow, saleEnd } from './productIndex.ts'

/** What the lead variant costs now, in cents, also where another price was set. */
export function priceNow(indexRow: ProductIndexRow, { repriced, offersSince, now }: CatalogueView): number {
  const tag = repriced.get(indexRow.leadGid)
  if (tag) return tag.salePrice ?? tag.price
  return indexRow.sale && saleEnd(indexRow, offersSince, now) !== null ? indexRow.sale.price : indexRow.price
}

/** What it costs without a sale. */
export const regularPrice = ({ leadGid, price }: ProductIndexRow, { repriced }: CatalogueView): number =>
  repriced.get(leadGid)?.price ?? price

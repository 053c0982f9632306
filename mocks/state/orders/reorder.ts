import { gidOfId } from '../../../fixtures/catalogue.ts'
import type { Reorder } from '../../../src/contract/entities/reorder.ts'
import { LISTING_PAGE_SIZE } from '../../../src/contract/limits.ts'
import { addressOf } from '../../base/addresses.ts'
import type { PageRange } from '../../catalogue/listing.ts'
import { boughtBefore } from '../../rules/orders/boughtBefore.ts'
import { isoTime } from '../../base/clock.ts'
import type { Shopper } from '../records/shopper.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'
import { activeOrders } from '../activeOrders.ts'

/** Pages of what a shopper bought before; what left the catalogue is left out. Pages beyond the last show the last. */
export function reorderOf(shopper: Shopper, range: PageRange, catalogueView: CatalogueView): Reorder {
  const purchases = activeOrders(shopper).map(({ createdAt, lines }) => ({ at: createdAt, lines }))
  const entries = boughtBefore(purchases).flatMap(({ variantId, warehouseId, quantity, times, lastAt }) => {
    const entry = catalogueView.entry(gidOfId(variantId), warehouseId)
    return entry ? { ...entry, quantity, timesBought: times, lastBoughtAt: isoTime(lastAt) } : []
  })
  const pageCount = Math.max(1, Math.ceil(entries.length / LISTING_PAGE_SIZE))
  const firstPage = Math.min(range.first, pageCount)
  const lastPage = Math.min(range.last, pageCount)
  const next = lastPage + 1
  return {
    products: entries.slice((firstPage - 1) * LISTING_PAGE_SIZE, lastPage * LISTING_PAGE_SIZE),
    productsTotalCount: entries.length,
    pagination: {
      paginationApiUrl: lastPage < pageCount ? `/api${addressOf.reorder}/pages/${next}-${next}` : null,
      hasNextCategory: false,
      firstPage,
      lastPage,
      pageCount,
    },
  }
}

import { gidOfId } from '../../../fixtures/catalogue.ts'
import type { Reorder, ReorderEntry, ReorderQuery } from '../../../src/contract/entities/reorder.ts'
import { LIST_SEARCH_MINIMUM, LISTING_PAGE_SIZE } from '../../../src/contract/limits.ts'
import { addressOf } from '../../base/addresses.ts'
import type { PageRange } from '../../catalogue/listing.ts'
import { boughtBefore } from '../../rules/orders/boughtBefore.ts'
import { foundInList, searchedBy } from '../../rules/savedLists.ts'
import { isoTime } from '../../base/clock.ts'
import type { Shopper } from '../records/shopper.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'
import { activeOrders } from '../activeOrders.ts'

const canBuy = ({ variant }: ReorderEntry): boolean => variant.inStock

/** The entries that a query asks for, in its order. */
function asked(entries: readonly ReorderEntry[], { show, query }: ReorderQuery): readonly ReorderEntry[] {
  const term = query.trim()
  const named = entries.map((entry) => ({ name: searchedBy(entry.variant), entry }))
  const found =
    term === '' ? entries : foundInList(named, term, LIST_SEARCH_MINIMUM).map(({ entry }) => entry)
  if (show === 'available') return found.filter(canBuy)
  return show === 'recent'
    ? found.toSorted((one, other) => other.lastBoughtAt.localeCompare(one.lastBoughtAt))
    : found
}

/** The call for another page, with the same query. */
const pageCall = (page: number, { show, query }: ReorderQuery): string => {
  const search = new URLSearchParams({
    ...(show === 'often' ? {} : { show }),
    ...(query.trim() === '' ? {} : { query: query.trim() }),
  }).toString()
  return `/api${addressOf.reorder}/pages/${page}-${page}${search === '' ? '' : `?${search}`}`
}

/** Pages of what a shopper bought before; what left the catalogue is left out. Pages beyond the last show the last. */
export function reorderOf(
  shopper: Shopper,
  range: PageRange,
  query: ReorderQuery,
  catalogueView: CatalogueView,
): Reorder {
  const purchases = activeOrders(shopper).map(({ createdAt, lines }) => ({ at: createdAt, lines }))
  const bought = boughtBefore(purchases).flatMap(({ variantId, warehouseId, quantity, times, lastAt }) => {
    const entry = catalogueView.entry(gidOfId(variantId), { warehouse: warehouseId })
    return entry ? { ...entry, quantity, timesBought: times, lastBoughtAt: isoTime(lastAt) } : []
  })
  const entries = asked(bought, query)
  const pageCount = Math.max(1, Math.ceil(entries.length / LISTING_PAGE_SIZE))
  const firstPage = Math.min(range.first, pageCount)
  const lastPage = Math.min(range.last, pageCount)
  const next = lastPage + 1
  return {
    products: entries.slice((firstPage - 1) * LISTING_PAGE_SIZE, lastPage * LISTING_PAGE_SIZE),
    productsTotalCount: entries.length,
    pagination: {
      paginationApiUrl: lastPage < pageCount ? pageCall(next, query) : null,
      hasNextCategory: false,
      firstPage,
      lastPage,
      pageCount,
    },
  }
}

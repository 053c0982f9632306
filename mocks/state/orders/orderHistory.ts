import type { Order } from '../../../src/contract/entities/order.ts'
import { ORDER_HISTORY_PAGE_SIZE } from '../../../src/contract/limits.ts'
import { orderOf } from './orderView.ts'
import type { Shopper } from '../records/shopper.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'

export interface OrderHistory {
  orders: Order[]
  nextPageUrl?: string
}

/**
 * A page of a shopper's orders, the newest first: those before the order of that number, from the newest for none. Null for a
 * number that is none of theirs.
 */
export function orderHistoryOf(
  { orders }: Shopper,
  catalogueView: CatalogueView,
  before: string | undefined,
): OrderHistory | null {
  const newestFirst = orders.toSorted((one, other) => other.createdAt - one.createdAt)
  const place = before === undefined ? -1 : newestFirst.findIndex(({ gid }) => gid === before)
  if (before !== undefined && place < 0) return null
  const page = newestFirst.slice(place + 1, place + 1 + ORDER_HISTORY_PAGE_SIZE)
  const last = page.at(-1)
  const isMore = last !== undefined && last !== newestFirst.at(-1)
  return {
    orders: page.map((order) => orderOf(order, catalogueView)),
    ...(isMore ? { nextPageUrl: `/api/order-history?before=${last.gid}` } : {}),
  }
}

import type { Listing } from '../../contract/entities/product/listing.ts'
import { LISTING_PAGE_SIZE } from '../../contract/limits.ts'

/**
 * The number of products on the pages of a listing that are shown. The data of a prerendered page contains fewer: the rest comes with
 * the first live answer, and its space is reserved until then.
 */
export function shownCount({ products, productsTotalCount, pagination }: Listing): number {
  const before = (pagination.firstPage - 1) * LISTING_PAGE_SIZE
  const until = Math.min(productsTotalCount, pagination.lastPage * LISTING_PAGE_SIZE)
  return Math.max(products.length, until - before)
}

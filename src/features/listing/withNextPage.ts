import type { Pagination } from '../../contract/entities/product/listing.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'

interface Pages<Entry> {
  products: readonly Entry[]
  pagination: Pagination
}

const keyOf = ({ variant, warehouse }: Pick<ListingEntry, 'variant' | 'warehouse'>): string =>
  `${variant._id}:${warehouse._id}`

/** Appends a later page to the present products, without duplicates: an entry that moved between two calls is shown once. */
export function withNextPage<Entry extends ListingEntry, List extends Pages<Entry>>(
  list: List,
  next: List,
): List {
  if (next.pagination.lastPage <= list.pagination.lastPage) return list
  const known = new Set(list.products.map(keyOf))
  return {
    ...next,
    products: [...list.products, ...next.products.filter((entry) => !known.has(keyOf(entry)))],
    pagination: { ...next.pagination, firstPage: list.pagination.firstPage },
  }
}

import { useEffect, useMemo } from 'react'
import type { AccountGroup } from '../../../contract/entities/account/account.ts'
import type { ListingEntry } from '../../../contract/entities/product/listingEntry.ts'
import { listLineKey, useListLines } from '../../../stores/lists/listLines.ts'
import { beginList } from '../../../stores/lists/listWrites.ts'

export type ListPageData = NonNullable<AccountGroup['shoppingList']>

export interface ListLine {
  entry: ListingEntry
  quantity: number
}

/** The items of a list with the shopper's pending quantities, without removed ones. */
export function useListLinesOf(list: ListPageData): readonly ListLine[] {
  useEffect(() => beginList(list.gid), [list])
  const quantities = useListLines((lines) => lines.quantities)
  return useMemo(
    () =>
      list.products
        .map((entry) => ({
          entry,
          quantity: quantities[listLineKey(list.gid, entry.variant._id)] ?? entry.quantity ?? 1,
        }))
        .filter(({ quantity }) => quantity > 0),
    [list, quantities],
  )
}

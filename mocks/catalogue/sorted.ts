import { nameIn } from '../../fixtures/names/names.ts'
import { ListingSort } from '../../src/contract/listingSort.ts'
import type { CatalogueView } from './catalogueView.ts'
import { priceNow, regularPrice } from './currentPrice.ts'
import type { ProductIndexRow } from './productIndex.ts'

/** The sort keys of products, lowest first. */
type KeyOf = (indexRow: ProductIndexRow) => number | string

/** Undefined for the existing order, and for an unknown one. */
function keyFor(sort: string | undefined, catalogueView: CatalogueView): KeyOf | undefined {
  const price = (indexRow: ProductIndexRow) => priceNow(indexRow, catalogueView)
  switch (sort) {
    case ListingSort.PRICE_LOW:
      return price
    case ListingSort.PRICE_HIGH:
      return (indexRow) => -price(indexRow)
    case ListingSort.DISCOUNT:
      return (indexRow) => {
        const regular = regularPrice(indexRow, catalogueView)
        return regular === 0 ? 1 : price(indexRow) / regular
      }
    case ListingSort.NAME:
      return (indexRow) => nameIn(catalogueView.language, indexRow)
    default:
      return undefined
  }
}

interface Keyed {
  indexRow: ProductIndexRow
  key: number | string
  place: number
}

let collator: Intl.Collator | undefined

/** Chinese sorts by its sound; Latin letters sort alike in every language of the shop. */
function compare(one: string, other: string): number {
  // To make one takes a phone a long task, and most lists are in no order of names.
  collator ??= new Intl.Collator('zh')
  return collator.compare(one, other)
}

const keyOrder = (one: Keyed['key'], other: Keyed['key']): number =>
  typeof one === 'number' ? one - Number(other) : compare(one, String(other))

const order = (one: Keyed, other: Keyed): number => keyOrder(one.key, other.key) || one.place - other.place

/** Puts one into a sorted row in which it is not the last. */
function insert(row: Keyed[], keyed: Keyed): void {
  let low = 0
  let high = row.length
  while (low < high) {
    const middle = (low + high) >> 1
    const at = row[middle]
    if (at && order(at, keyed) < 0) low = middle + 1
    else high = middle
  }
  row.splice(low, 0, keyed)
}

/** Up to this many, keeping the first ones is cheaper than sorting all. */
const KEPT_AT_MOST = 200

/**
 * The first `end` products in the order of the sort, stable. A listing shows one page of thousands, so that only the products up to the end
 * of that page are sorted.
 */
export function firstSorted(
  rows: readonly ProductIndexRow[],
  sort: string | undefined,
  end: number,
  catalogueView: CatalogueView,
): readonly ProductIndexRow[] {
  const keyOf = keyFor(sort, catalogueView)
  if (!keyOf) return rows.slice(0, end)
  const keyed = (indexRow: ProductIndexRow, place: number): Keyed => ({
    indexRow,
    key: keyOf(indexRow),
    place,
  })
  if (end > KEPT_AT_MOST) {
    return rows
      .map(keyed)
      .toSorted(order)
      .slice(0, end)
      .map(({ indexRow }) => indexRow)
  }
  const first: Keyed[] = []
  rows.forEach((indexRow, place) => {
    const key = keyOf(indexRow)
    const last = first.at(-1)
    // Between equal keys the earlier product comes first, so that a later one never displaces it.
    if (first.length === end && last && keyOrder(key, last.key) >= 0) return
    insert(first, { indexRow, key, place })
    if (first.length > end) first.pop()
  })
  return first.map(({ indexRow }) => indexRow)
}

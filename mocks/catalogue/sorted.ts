import { nameIn } from '../../fixtures/names/names.ts'
import { ListingSort } from '../../src/contract/listingSort.ts'
import type { CatalogueView } from './catalogueView.ts'
import { type Facts, priceNow } from './facts.ts'

/** What goods are sorted by, the lowest first. */
type KeyOf = (facts: Facts) => number | string

/** Undefined for the order that the goods have, and for one that nobody knows. */
function keyFor(sort: string | undefined, { language, offersSince, now }: CatalogueView): KeyOf | undefined {
  const price = (facts: Facts) => priceNow(facts, offersSince, now)
  switch (sort) {
    case ListingSort.PRICE_LOW:
      return price
    case ListingSort.PRICE_HIGH:
      return (facts) => -price(facts)
    case ListingSort.DISCOUNT:
      return (facts) => (facts.price === 0 ? 1 : price(facts) / facts.price)
    case ListingSort.NAME:
      return (facts) => nameIn(language, facts)
    default:
      return undefined
  }
}

interface Keyed {
  facts: Facts
  key: number | string
  place: number
}

let collator: Intl.Collator | undefined

/** Chinese by its sound; letters come in the same order in every language that the shop speaks. */
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

/** Up to so many the first are kept at hand; for more it is cheaper to sort all. */
const KEPT_AT_MOST = 200

/**
 * The first so many of goods as a listing sorts them, equals in the order that they had. A listing shows a page of thousands:
 * only what comes before the page's end is put in order.
 */
export function firstSorted(
  goods: readonly Facts[],
  sort: string | undefined,
  end: number,
  shelf: CatalogueView,
): readonly Facts[] {
  const keyOf = keyFor(sort, shelf)
  if (!keyOf) return goods.slice(0, end)
  const keyed = (facts: Facts, place: number): Keyed => ({ facts, key: keyOf(facts), place })
  if (end > KEPT_AT_MOST) {
    return goods
      .map(keyed)
      .toSorted(order)
      .slice(0, end)
      .map(({ facts }) => facts)
  }
  const first: Keyed[] = []
  goods.forEach((facts, place) => {
    const key = keyOf(facts)
    const last = first.at(-1)
    // Of equals the earlier stands first, so that a later one never displaces it.
    if (first.length === end && last && keyOrder(key, last.key) >= 0) return
    insert(first, { facts, key, place })
    if (first.length > end) first.pop()
  })
  return first.map(({ facts }) => facts)
}

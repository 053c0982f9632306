import { complementGids } from '../../../fixtures/relations.ts'
import type { ListingEntry } from '../../../src/contract/entities/product/listingEntry.ts'
import type { HandlerContext } from '../handlerContext.ts'

const AT_MOST = 8
const FOR_EACH = 2

/** What goes with what the shopper bought last and marks as a favourite; nothing that they have among these. */
export function recommendedTo({ shopper, catalogueView }: HandlerContext): ListingEntry[] {
  const bought = shopper.orders.at(-1)?.lines.map(({ variantId }) => variantId) ?? []
  const known = new Set([...bought, ...shopper.saved.favorites])
  const gids = [...known].flatMap((id) => complementGids(id, FOR_EACH, catalogueView.catalogue.seed))
  return [...new Set(gids)]
    .flatMap((gid) => catalogueView.entry(gid) ?? [])
    .filter(({ variant }) => !known.has(variant._id))
    .slice(0, AT_MOST)
}

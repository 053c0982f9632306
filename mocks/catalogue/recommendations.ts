import { gidOfId } from '../../fixtures/catalogue.ts'
import { complementGids } from '../../fixtures/relations.ts'
import { LISTING_PAGE_SIZE } from '../../src/contract/limits.ts'
import type { CatalogueView } from './catalogueView.ts'
import type { ProductIndexRow } from './productIndex.ts'
import { mostWishlisted, productOfGid } from './catalogue.ts'

const FOR_EACH = 12
const AT_MOST = 2 * LISTING_PAGE_SIZE

/**
 * Products that go with the cart's products, taken in turn from each, then those with the highest wishlist counts. Products in the cart are
 * left out.
 */
export function recommendedWith(
  variantIds: readonly string[],
  { catalogue }: CatalogueView,
): ProductIndexRow[] {
  const inCart = new Set(variantIds.map((id) => productOfGid(gidOfId(id))))
  const partners = [...new Set(variantIds)].map((id) =>
    complementGids(id, FOR_EACH, catalogue.seed).map(productOfGid),
  )
  const inTurn = Array.from({ length: FOR_EACH }, (_, at) => partners.flatMap((gids) => gids[at] ?? []))
  // Enough to fill the list, were all that is in the cart or goes with it among them.
  const enough = AT_MOST + inCart.size + partners.flat().length
  const popular = mostWishlisted(catalogue, enough).map(({ productGid }) => productGid)
  return [...new Set([...inTurn.flat(), ...popular])]
    .filter((gid) => !inCart.has(gid))
    .slice(0, AT_MOST)
    .flatMap((gid) => catalogue.indexRowOf(gid) ?? [])
}

import { productGids, variantGidsOf } from '../../../fixtures/catalogue.ts'
import { reseeded } from '../../../fixtures/reseeded.ts'
import { reseedBy } from '../../../fixtures/rows.ts'
import { assortmentOf, type Catalogue } from '../catalogue.ts'
import { largerCatalogue } from './largerCatalogue.ts'
import { smallerCatalogue } from './smallerCatalogue.ts'

/** The hand-written goods as another seed has them. */
export function reseededCatalogue(seed: number): Catalogue {
  reseedBy(reseeded)
  return assortmentOf(seed)
}

/** The goods of a shop with about so many variants, as the seed has them: no product is cut in two. Refuses more than there are makers for. */
export function sizedCatalogue(size: number, seed: number): Catalogue {
  reseedBy(reseeded)
  const own = productGids().reduce((count, gid) => count + variantGidsOf(gid).length, 0)
  return size < own ? smallerCatalogue(size, seed) : largerCatalogue(size - own, seed)
}

import { productGids, variantGidsOf } from '../../../fixtures/catalogue.ts'
import { reseeded } from '../../../fixtures/reseeded.ts'
import { reseedBy } from '../../../fixtures/rows.ts'
import { assortmentOf, type Catalogue } from '../catalogue.ts'
import { largerCatalogue } from './largerCatalogue.ts'
import { smallerCatalogue } from './smallerCatalogue.ts'

/** The hand-written assortment for another seed. */
export function reseededCatalogue(seed: number): Catalogue {
  reseedBy(reseeded)
  return assortmentOf(seed)
}

/** A catalogue with about `size` variants for a seed; products stay whole. Refuses more than the makers can produce. */
export function sizedCatalogue(size: number, seed: number): Catalogue {
  reseedBy(reseeded)
  const own = productGids().reduce((count, gid) => count + variantGidsOf(gid).length, 0)
  return size < own ? smallerCatalogue(size, seed) : largerCatalogue(size - own, seed)
}

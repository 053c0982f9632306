import { brands } from '../../../fixtures/brands.ts'
import { variantGidsOf } from '../../../fixtures/catalogue.ts'
import { isWithin } from '../../../fixtures/categories.ts'
import { named } from '../../../fixtures/named.ts'
import { usualSeed } from '../../../fixtures/rows.ts'
import { numberFor } from '../../base/random.ts'
import { allIndexRows } from '../productIndex.ts'
import { assortmentOf, type Catalogue, productOfGid } from '../catalogue.ts'
import { searched } from '../search.ts'

/** The products that stay: those with a name for their meaning first, the rest as the seed has it, until there are variants enough. */
function keptProducts(size: number, seed: number): ReadonlySet<string> {
  const luck = (gid: string) => numberFor(seed === usualSeed ? gid : `${seed} ${gid}`)
  const others = allIndexRows()
    .map(({ productGid }) => productGid)
    .toSorted((one, other) => luck(one) - luck(other))
  const kept = new Set<string>()
  let count = 0
  for (const gid of new Set([...Object.values(named).map(productOfGid), ...others])) {
    if (count >= size) break
    kept.add(gid)
    count += variantGidsOf(gid).length
  }
  return kept
}

/** A part of the hand-written assortment. */
export function smallerCatalogue(size: number, seed: number): Catalogue {
  const kept = keptProducts(size, seed)
  const own = assortmentOf(seed)
  const popular = own.popular().filter(({ productGid }) => kept.has(productGid))
  return {
    seed,
    popular: () => popular,
    inCategory: (gid) => popular.filter(({ category }) => isWithin(category, gid)),
    ofBrand: (gid) => popular.filter(({ brand }) => brand.gid === gid),
    indexRowOf: (gid) => (kept.has(gid) ? own.indexRowOf(gid) : undefined),
    brand: (gid) => own.brand(gid),
    brands: () => brands().filter((brand) => popular.some((indexRow) => indexRow.brand.gid === brand.gid)),
    holds: (variantGid) => kept.has(productOfGid(variantGid)),
    sized: {
      productCount: (gid) => popular.filter(({ category }) => isWithin(category, gid)).length,
      searched: (term) => searched(term, own).filter(({ productGid }) => kept.has(productGid)),
    },
  }
}

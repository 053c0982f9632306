import { lineage } from '../../../fixtures/categories.ts'
import { madeProducts, makeByGid, templateOfMade, templates } from '../../../fixtures/made/products.ts'
import { makersIn } from '../../../fixtures/made/makers.ts'
import { makeOthersBy } from '../../../fixtures/rows.ts'
import type { Brand } from '../../../src/contract/entities/product/product.ts'
import { allIndexRows, type ProductIndexRow, indexRowOf } from '../productIndex.ts'
import { assortment, type Catalogue, productOfGid } from '../catalogue.ts'
import { indexLarger, type LargerIndex } from './largerIndex.ts'
import { createLargerSearch } from './largerSearch.ts'
import { GeneratedIndexRow, madeIn, type MadeRange } from './generatedIndexRow.ts'

/** How many products each category has, counted without making one. */
function countProducts({ seed, count }: MadeRange): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (category: string, more: number) => {
    for (const gid of lineage(category)) counts.set(gid, (counts.get(gid) ?? 0) + more)
  }
  for (const { category } of allIndexRows()) add(category, 1)
  templates().forEach((_, number) => {
    const { entry } = templateOfMade({ seed, number })
    add(entry.category, Math.ceil(Math.max(0, count - number) / templates().length))
  })
  return counts
}

/** The hand-written assortment and `count` more variants, generated from the seed. The index is built on first use. */
export function largerCatalogue(moreVariants: number, seed: number): Catalogue {
  makeOthersBy(makeByGid)
  const range = { seed, count: madeProducts(moreVariants, seed) }
  let index: LargerIndex | undefined
  let search: ((term: string) => readonly ProductIndexRow[]) | undefined
  let counts: ReadonlyMap<string, number> | undefined
  const indexed = (): LargerIndex => (index ??= indexLarger(range))
  const all: readonly Brand[] = [...assortment.brands(), ...makersIn(seed).map(({ brand }) => brand)]
  return {
    seed,
    popular: () => indexed().popular,
    inCategory: (gid) => indexed().inCategory.get(gid) ?? [],
    ofBrand: (gid) => indexed().popular.filter(({ brand }) => brand.gid === gid),
    indexRowOf(gid) {
      const made = madeIn(range, gid)
      return made ? new GeneratedIndexRow(made) : indexRowOf(gid, seed)
    },
    brand: (gid) => all.find((brand) => brand.gid === gid),
    brands: () => all,
    holds: (variantGid) =>
      assortment.holds(variantGid) || madeIn(range, productOfGid(variantGid)) !== undefined,
    sized: {
      productCount: (gid) => (counts ??= countProducts(range)).get(gid) ?? 0,
      searched: (term) => (search ??= createLargerSearch(indexed()))(term),
    },
  }
}

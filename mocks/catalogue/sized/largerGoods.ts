import { lineage } from '../../../fixtures/categories.ts'
import { madeProducts, makeByGid, templates } from '../../../fixtures/made/goods.ts'
import { makers } from '../../../fixtures/made/makers.ts'
import { makeOthersBy } from '../../../fixtures/rows.ts'
import type { Brand } from '../../../src/contract/entities/product.ts'
import { allFacts, type Facts, factsOf } from '../facts.ts'
import { assortment, type Goods, productOfGid } from '../goods.ts'
import { indexLarger, type LargerIndex } from './largerIndex.ts'
import { createLargerSearch } from './largerSearch.ts'
import { MadeFacts, madeNumber } from './madeFacts.ts'

/** How many products each category has, counted without making one. */
function countProducts(madeCount: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (category: string, more: number) => {
    for (const gid of lineage(category)) counts.set(gid, (counts.get(gid) ?? 0) + more)
  }
  for (const { category } of allFacts()) add(category, 1)
  templates().forEach(({ entry }, place) => {
    add(entry.category, Math.ceil(Math.max(0, madeCount - place) / templates().length))
  })
  return counts
}

/** The hand-written assortment and so many variants more, made on demand. The index is built when it is first needed. */
export function largerGoods(moreVariants: number): Goods {
  makeOthersBy(makeByGid)
  const madeCount = madeProducts(moreVariants)
  let index: LargerIndex | undefined
  let search: ((term: string) => readonly Facts[]) | undefined
  let counts: ReadonlyMap<string, number> | undefined
  const indexed = (): LargerIndex => (index ??= indexLarger(madeCount))
  const all: readonly Brand[] = [...assortment.brands(), ...makers().map(({ brand }) => brand)]
  return {
    popular: () => indexed().popular,
    inCategory: (gid) => indexed().inCategory.get(gid) ?? [],
    ofBrand: (gid) => indexed().popular.filter(({ brand }) => brand.gid === gid),
    factsOf(gid) {
      const number = madeNumber(gid, madeCount)
      return number === undefined ? factsOf(gid) : new MadeFacts(number)
    },
    brand: (gid) => all.find((brand) => brand.gid === gid),
    brands: () => all,
    holds: (variantGid) =>
      assortment.holds(variantGid) || madeNumber(productOfGid(variantGid), madeCount) !== undefined,
    sized: {
      productCount: (gid) => (counts ??= countProducts(madeCount)).get(gid) ?? 0,
      searched: (term) => (search ??= createLargerSearch(indexed()))(term),
    },
  }
}

import { brandByGid, brands, gidOfId, leadVariantGid } from '../../fixtures/catalogue.ts'
import { isWithin } from '../../fixtures/categories.ts'
import { isMadeGid } from '../../fixtures/rows.ts'
import type { Brand } from '../../src/contract/entities/product.ts'
import { type Facts, factsOf, popularFacts } from './facts.ts'

/** What stands on the shelves of a shop, in the shop's own order, and how to find it there. */
export interface Goods {
  popular(): readonly Facts[]
  /** In a category and below it. */
  inCategory(gid: string): readonly Facts[]
  ofBrand(gid: string): readonly Facts[]
  factsOf(productGid: string): Facts | undefined
  brand(gid: string): Brand | undefined
  brands(): readonly Brand[]
  /** Whether a variant's gid is one of theirs. */
  holds(variantGid: string): boolean
  /** Only of a shop of another size: how many products a category has, and what a search finds. */
  sized?: { productCount(categoryGid: string): number; searched(term: string): readonly Facts[] }
}

export const productOfGid = (variantGid: string): string => variantGid.slice(0, -2)

/** The hand-written assortment, which is what a shop has unless it is asked for another size. */
export const assortment: Goods = {
  popular: popularFacts,
  inCategory: (gid) => popularFacts().filter(({ category }) => isWithin(category, gid)),
  ofBrand: (gid) => popularFacts().filter(({ brand }) => brand.gid === gid),
  factsOf,
  brand: brandByGid,
  brands,
  holds: (variantGid) => !isMadeGid(productOfGid(variantGid)),
}

/** The first so many of what can be had, samples aside, in the shop's own order; looks no further than it must. */
export function mostWished(goods: Goods, count: number): Facts[] {
  const found: Facts[] = []
  for (const facts of goods.popular()) {
    if (found.length === count) break
    if (facts.isOffered && !facts.isSample) found.push(facts)
  }
  return found
}

/** The gid of the variant that a gid of either kind, or an `_id`, means: a product means the one it is shown by. */
export function variantGidFor(id: string, goods: Goods): string {
  const gid = gidOfId(id)
  return goods.factsOf(gid) ? leadVariantGid(gid) : gid
}

import { brandByGid, brands, gidOfId, leadVariantGid } from '../../fixtures/catalogue.ts'
import { isWithin } from '../../fixtures/categories.ts'
import { isMadeGid, usualSeed } from '../../fixtures/rows.ts'
import type { Brand } from '../../src/contract/entities/product/product.ts'
import { type Facts, factsOf, popularFacts } from './facts.ts'

/** What stands on the shelves of a shop, in the shop's own order, and how to find it there. */
export interface Goods {
  /** Decides what of the hand-written goods is in stock, wished for and on sale, and which others are made. */
  seed: number
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

/** The hand-written assortment as a seed has it. */
export const assortmentOf = (seed: number): Goods => ({
  seed,
  popular: () => popularFacts(seed),
  inCategory: (gid) => popularFacts(seed).filter(({ category }) => isWithin(category, gid)),
  ofBrand: (gid) => popularFacts(seed).filter(({ brand }) => brand.gid === gid),
  factsOf: (gid) => factsOf(gid, seed),
  brand: brandByGid,
  brands,
  holds: (variantGid) => !isMadeGid(productOfGid(variantGid)),
})

/** What a shop has unless it is asked for another size or seed. */
export const assortment = assortmentOf(usualSeed)

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

import { brandByGid, brands, gidOfId, leadVariantGid } from '../../fixtures/catalogue.ts'
import { isWithin } from '../../fixtures/categories.ts'
import { isMadeGid, usualSeed } from '../../fixtures/rows.ts'
import type { Brand } from '../../src/contract/entities/product/product.ts'
import { type ProductIndexRow, indexRowOf, popularIndexRows } from './productIndex.ts'

/** What stands on the shelves of a shop, in the shop's own order, and how to find it there. */
export interface Catalogue {
  /** Decides what of the hand-written goods is in stock, wished for and on sale, and which others are made. */
  seed: number
  popular(): readonly ProductIndexRow[]
  /** In a category and below it. */
  inCategory(gid: string): readonly ProductIndexRow[]
  ofBrand(gid: string): readonly ProductIndexRow[]
  indexRowOf(productGid: string): ProductIndexRow | undefined
  brand(gid: string): Brand | undefined
  brands(): readonly Brand[]
  /** Whether a variant's gid is one of theirs. */
  holds(variantGid: string): boolean
  /** Only of a shop of another size: how many products a category has, and what a search finds. */
  sized?: { productCount(categoryGid: string): number; searched(term: string): readonly ProductIndexRow[] }
}

export const productOfGid = (variantGid: string): string => variantGid.slice(0, -2)

/** The hand-written assortment as a seed has it. */
export const assortmentOf = (seed: number): Catalogue => ({
  seed,
  popular: () => popularIndexRows(seed),
  inCategory: (gid) => popularIndexRows(seed).filter(({ category }) => isWithin(category, gid)),
  ofBrand: (gid) => popularIndexRows(seed).filter(({ brand }) => brand.gid === gid),
  indexRowOf: (gid) => indexRowOf(gid, seed),
  brand: brandByGid,
  brands,
  holds: (variantGid) => !isMadeGid(productOfGid(variantGid)),
})

/** What a shop has unless it is asked for another size or seed. */
export const assortment = assortmentOf(usualSeed)

/** The first so many of what can be had, samples aside, in the shop's own order; looks no further than it must. */
export function mostWishlisted(catalogue: Catalogue, count: number): ProductIndexRow[] {
  const found: ProductIndexRow[] = []
  for (const indexRow of catalogue.popular()) {
    if (found.length === count) break
    if (indexRow.isOffered && !indexRow.isSample) found.push(indexRow)
  }
  return found
}

/** The gid of the variant that a gid of either kind, or an `_id`, means: a product means the one it is shown by. */
export function variantGidFor(id: string, catalogue: Catalogue): string {
  const gid = gidOfId(id)
  return catalogue.indexRowOf(gid) ? leadVariantGid(gid) : gid
}

import { brandByGid, brands } from '../../fixtures/brands.ts'
import { gidOfId, leadVariantGid } from '../../fixtures/catalogue.ts'
import { isWithin } from '../../fixtures/categories.ts'
import { isMadeGid, usualSeed } from '../../fixtures/rows.ts'
import type { Brand } from '../../src/contract/entities/product/product.ts'
import { type ProductIndexRow, indexRowOf, popularIndexRows } from './productIndex.ts'

/** All products of a shop, in the shop's own order, and the ways to find them. */
export interface Catalogue {
  /** Decides stock, wishlist counts and sales of the hand-written products, and which other products are generated. */
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
  /** Only for a catalogue of another size: the number of products of a category, and search. */
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

/** The catalogue of a shop without a size or a seed of its own. */
export const assortment = assortmentOf(usualSeed)

/** The first `count` available products that are no samples, in the shop's own order. Stops as soon as it has enough. */
export function mostWishlisted(catalogue: Catalogue, count: number): ProductIndexRow[] {
  const found: ProductIndexRow[] = []
  for (const indexRow of catalogue.popular()) {
    if (found.length === count) break
    if (indexRow.isOffered && !indexRow.isSample) found.push(indexRow)
  }
  return found
}

/** The variant gid for a gid of either kind, or an `_id`: of a product, its lead variant. */
export function variantGidFor(id: string, catalogue: Catalogue): string {
  const gid = gidOfId(id)
  return catalogue.indexRowOf(gid) ? leadVariantGid(gid) : gid
}

import { request } from '../../../api/request.ts'
import { catalogueListCalls } from '../../../contract/calls/catalogueLists.ts'
import type { Category } from '../../../contract/entities/product/category.ts'
import type { ListingEntry } from '../../../contract/entities/product/listingEntry.ts'
import type { PleList } from '../../../contract/entities/product/pleList.ts'
import { SEPARATELY_SHIPPED } from '../../../domain/product/variant.ts'
import { listQuery, logged, sampleQuery } from '../../../features/product-card/listQuery.ts'

/** Two screens of a phone's row. */
const ROW_LIMIT = 8
const ROW_LENGTH = String(ROW_LIMIT)

type LoadedProducts = Promise<readonly ListingEntry[]>

export interface ProductsOfCategory {
  category: Category
  products: readonly ListingEntry[]
  /** The cursor of the next page; a gallery beside a product has none. */
  pagination?: PleList['pagination']
}

const BY_SOFT_CATEGORY = 'PLEs by Soft Category GID'

const rowOf = (variantId: string, signal: AbortSignal) => ({
  params: { id: variantId },
  query: { limit: ROW_LENGTH },
  signal,
})

/** Complements of a variant. The documents swallow their failure without logging it (document 2 §8). */
export const loadComplement = async (variantId: string, signal: AbortSignal): LoadedProducts =>
  (await request(catalogueListCalls.complement, rowOf(variantId, signal))).products

/** Similar products of a variant. */
export const loadRelated = async (variantId: string, signal: AbortSignal): LoadedProducts => {
  const asked = request(catalogueListCalls.relatedVariants, rowOf(variantId, signal))
  return (await logged('PLEs by Soft Category Type', asked)).products
}

/** Other products of a warehouse. */
export const loadFromFulfiller = async (
  warehouseId: string,
  exclude: string,
  signal: AbortSignal,
): LoadedProducts => {
  const query = { exclude, limit: ROW_LENGTH }
  const params = { id: warehouseId }
  return (await request(catalogueListCalls.fulfillerProducts, { params, query, signal })).products
}

/** Recently viewed variants by ids joined by commas, in their order. */
export const loadViewed = async (variantIds: string, signal: AbortSignal): LoadedProducts =>
  (
    await request(catalogueListCalls.recentlyViewed, {
      query: { variantIds },
      signal,
    })
  ).products

/** The ids of the samples that come with a variant. */
export const loadSampleIds = async (variantGid: string, signal: AbortSignal): Promise<readonly string[]> =>
  (await logged('Sample PLE', sampleQuery(variantGid, signal))).map(
    ({ relatedVariant }) => relatedVariant._id,
  )

/** Samples by ids joined by commas. */
export const loadSamples = async (variantIds: string, signal: AbortSignal): LoadedProducts => {
  const asked = request(catalogueListCalls.ples, { query: { variantIds }, signal })
  return (await logged('Sample PLE', asked)).products
}

/** Other products that ship separately, without the product itself. */
export const loadSentAlike = async (skipProduct: string, signal: AbortSignal): LoadedProducts => {
  const variables = {
    classifications: [...SEPARATELY_SHIPPED],
    plesOptions: { skipProduct },
    pagination: { limit: ROW_LIMIT },
  }
  const asked = listQuery('PlesByClassification', variables, signal)
  return (await logged('PLEs by Classification', asked)).products
}

/** A soft category and its products. */
export const loadSoftCategory = (gid: string, signal: AbortSignal): Promise<ProductsOfCategory> =>
  logged(
    BY_SOFT_CATEGORY,
    request(catalogueListCalls.softCategory, {
      params: { gid },
      query: { limit: ROW_LENGTH, isCarousel: 'true' },
      signal,
    }),
  )

/** The page of a soft category's products at a cursor. The variables equal those of the first page, since the cursor depends on them. */
export const loadMoreOf = (
  softCategoryGid: string,
  cursor: string,
  signal: AbortSignal,
): Promise<PleList> => {
  const variables = {
    softCategoryGid,
    adsOptions: { isCarousel: true },
    pagination: { cursor, limit: ROW_LIMIT },
  }
  return logged(BY_SOFT_CATEGORY, listQuery('plesBySoftCategoryGid', variables, signal))
}

/** Soft categories beside a product, which is in none of them. */
export const loadGalleries = async (
  variantId: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly ProductsOfCategory[]> => {
  const params = { id: variantId, ids: ids.join(',') }
  const asked = request(catalogueListCalls.galleryLists, { params, signal })
  return (await logged(BY_SOFT_CATEGORY, asked)).galleryLists
}

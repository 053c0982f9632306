import { isAbort } from '../../../api/failure.ts'
import { report } from '../../../api/report.ts'
import { request } from '../../../api/request.ts'
import { catalogueListCalls } from '../../../contract/calls/catalogueLists.ts'
import type { Category } from '../../../contract/entities/category.ts'
import type { ListingEntry } from '../../../contract/entities/listingEntry.ts'
import type { PleList } from '../../../contract/entities/pleList.ts'

/** Two screens of a phone's row. */
const ROW_LENGTH = '8'

type Goods = Promise<readonly ListingEntry[]>

export interface GoodsOfCategory {
  category: Category
  products: readonly ListingEntry[]
  /** Where it goes on; a gallery beside a product ends where it ends. */
  pagination?: PleList['pagination']
}

/** A list that cannot be had is logged, in the documents' words (document 2 §8); the page does without it. */
async function logged<Answer>(what: string, asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (!isAbort(error)) report(`Error getting ${what}`, error)
    throw error
  }
}

const BY_SOFT_CATEGORY = 'PLEs by Soft Category GID'

const rowOf = (variantId: string, signal: AbortSignal) => ({
  params: { id: variantId },
  query: { limit: ROW_LENGTH },
  signal,
})

/** What goes well with a variant. The documents have its failure swallowed and not logged (document 2 §8). */
export const loadComplement = async (variantId: string, signal: AbortSignal): Goods =>
  (await request(catalogueListCalls.complement, rowOf(variantId, signal))).products

/** What is like a variant. */
export const loadRelated = async (variantId: string, signal: AbortSignal): Goods => {
  const asked = request(catalogueListCalls.relatedVariants, rowOf(variantId, signal))
  return (await logged('PLEs by Soft Category Type', asked)).products
}

/** What else a warehouse sells. */
export const loadFromFulfiller = async (warehouseId: string, exclude: string, signal: AbortSignal): Goods => {
  const query = { exclude, limit: ROW_LENGTH }
  const params = { id: warehouseId }
  return (await request(catalogueListCalls.fulfillerProducts, { params, query, signal })).products
}

/** What this browser looked at, by ids joined by commas and in their order. */
export const loadViewed = async (variantIds: string, signal: AbortSignal): Goods =>
  (
    await request(catalogueListCalls.recentlyViewed, {
      query: { variantIds },
      signal,
    })
  ).products

/** The samples that go with a variant, by their ids joined by commas. */
export const loadSamples = (variantIds: string, signal: AbortSignal): Goods =>
  logged('Sample PLE', loadViewed(variantIds, signal))

/** A soft category and its goods. */
export const loadSoftCategory = (gid: string, signal: AbortSignal): Promise<GoodsOfCategory> =>
  logged(
    BY_SOFT_CATEGORY,
    request(catalogueListCalls.softCategory, {
      params: { gid },
      query: { limit: ROW_LENGTH, isCarousel: 'true' },
      signal,
    }),
  )

/** The page of a soft category's goods that a cursor leads to; told the same as the first, or the cursor would mean another place. */
export const loadMoreOf = (gid: string, cursor: string, signal: AbortSignal): Promise<PleList> =>
  logged(
    BY_SOFT_CATEGORY,
    request(catalogueListCalls.ples, {
      query: { softCategoryGid: gid, cursor, limit: ROW_LENGTH, isCarousel: 'true' },
      signal,
    }),
  )

/** Soft categories beside a product, which is in none of them. */
export const loadGalleries = async (
  variantId: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly GoodsOfCategory[]> => {
  const params = { id: variantId, ids: ids.join(',') }
  const asked = request(catalogueListCalls.galleryLists, { params, signal })
  return (await logged(BY_SOFT_CATEGORY, asked)).galleryLists
}

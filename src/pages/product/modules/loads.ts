import { request } from '../../../api/request.ts'
import { catalogueListCalls } from '../../../contract/calls/catalogueLists.ts'
import type { Category } from '../../../contract/entities/category.ts'
import type { ListingEntry } from '../../../contract/entities/listingEntry.ts'

/** Two screens of a phone's row. */
const ROW_LENGTH = '8'

type Goods = Promise<readonly ListingEntry[]>

export interface GoodsOfCategory {
  category: Category
  products: readonly ListingEntry[]
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

/** A soft category and its goods. */
export const loadSoftCategory = (gid: string, signal: AbortSignal): Promise<GoodsOfCategory> =>
  request(catalogueListCalls.softCategory, {
    params: { gid },
    query: { limit: ROW_LENGTH, isCarousel: 'true' },
    signal,
  })

/** Soft categories beside a product, which is in none of them. */
export const loadGalleries = async (
  variantId: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly GoodsOfCategory[]> => {
  const params = { id: variantId, ids: ids.join(',') }
  return (await request(catalogueListCalls.galleryLists, { params, signal })).galleryLists
}

import { request } from '../../api/request.ts'
import { catalogueCalls } from '../../contract/calls/catalogue.ts'
import { decodedParts, paramsIn, partsOf } from '../../contract/pathPattern.ts'
import type { Listing } from '../../contract/entities/product/listing.ts'

const { searchPage, categoryPage, brandPage, actionPage, recommendationsPage, sellerPage } = catalogueCalls

/** The calls that page a listing, the most specific path first. */
const pageCalls = [searchPage, actionPage, categoryPage, brandPage, recommendationsPage, sellerPage]

/** Loads the page that `paginationApiUrl` names (document 2 §7, paged products); refuses any other address. */
export async function loadNextPage(paginationApiUrl: string, signal: AbortSignal): Promise<Listing> {
  const { pathname, searchParams } = new URL(paginationApiUrl, 'http://shop.invalid')
  const parts = decodedParts(pathname) ?? []
  for (const call of pageCalls) {
    const params = paramsIn(partsOf(call.path), parts)
    if (params) return await request(call, { params, query: Object.fromEntries(searchParams), signal })
  }
  throw new TypeError(`Not a page of a listing: ${paginationApiUrl}`)
}

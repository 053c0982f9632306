import { request } from '../../api/request.ts'
import type { Call, ParamsOf } from '../../contract/call.ts'
import { catalogueCalls } from '../../contract/calls/catalogue.ts'
import { decodedParts, paramsIn, partsOf } from '../../contract/pathPattern.ts'
import type { Listing } from '../../contract/entities/product/listing.ts'

const { searchPage, categoryPage, brandPage, actionPage, recommendationsPage, sellerPage } = catalogueCalls

/** What an address says in the places of a call's `:params`, decoded; null where it is another call's. */
function paramsOf<C extends Call>({ path }: C, pathname: string): ParamsOf<C> | null {
  const parts = decodedParts(pathname)
  return parts && (paramsIn(partsOf(path), parts) as ParamsOf<C> | null)
}

interface More {
  query: Record<string, string>
  signal: AbortSignal
}

type Way = (pathname: string, more: More) => Promise<Listing> | null

/** The calls that page a listing, the more particular path first. */
const ways: readonly Way[] = [
  (pathname, more) => {
    const params = paramsOf(searchPage, pathname)
    return params && request(searchPage, { params, ...more })
  },
  (pathname, more) => {
    const params = paramsOf(actionPage, pathname)
    return params && request(actionPage, { params, ...more })
  },
  (pathname, more) => {
    const params = paramsOf(categoryPage, pathname)
    return params && request(categoryPage, { params, ...more })
  },
  (pathname, more) => {
    const params = paramsOf(brandPage, pathname)
    return params && request(brandPage, { params, ...more })
  },
  (pathname, more) => {
    const params = paramsOf(recommendationsPage, pathname)
    return params && request(recommendationsPage, { params, ...more })
  },
  (pathname, more) => {
    const params = paramsOf(sellerPage, pathname)
    return params && request(sellerPage, { params, ...more })
  },
]

/** The page of goods that `paginationApiUrl` names (document 2 §7, paged products); refuses an address that is no such call. */
export async function loadNextPage(paginationApiUrl: string, signal: AbortSignal): Promise<Listing> {
  const { pathname, searchParams } = new URL(paginationApiUrl, 'http://shop.invalid')
  const more = { query: Object.fromEntries(searchParams), signal }
  for (const way of ways) {
    const page = way(pathname, more)
    if (page) return await page
  }
  throw new TypeError(`Not a page of a listing: ${paginationApiUrl}`)
}

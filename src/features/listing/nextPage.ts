import { request } from '../../api/request.ts'
import type { Call, ParamsOf } from '../../contract/call.ts'
import { catalogueCalls } from '../../contract/calls/catalogue.ts'
import { decodedParts, paramsIn, partsOf } from '../../contract/pathPattern.ts'
import type { Listing } from '../../contract/entities/product/listing.ts'

const { searchPage, categoryPage, brandPage, actionPage, recommendationsPage, sellerPage } = catalogueCalls

/** The decoded values of a call's `:params` in an address; null for the address of another call. */
function paramsOf<C extends Call>({ path }: C, pathname: string): ParamsOf<C> | null {
  const parts = decodedParts(pathname)
  return parts && (paramsIn(partsOf(path), parts) as ParamsOf<C> | null)
}

interface More {
  query: Record<string, string>
  signal: AbortSignal
}

type Way = (pathname: string, more: More) => Promise<Listing> | null

/** The calls that page a listing, the most specific path first. */
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

/** Loads the page that `paginationApiUrl` names (document 2 §7, paged products); refuses any other address. */
export async function loadNextPage(paginationApiUrl: string, signal: AbortSignal): Promise<Listing> {
  const { pathname, searchParams } = new URL(paginationApiUrl, 'http://shop.invalid')
  const more = { query: Object.fromEntries(searchParams), signal }
  for (const way of ways) {
    const page = way(pathname, more)
    if (page) return await page
  }
  throw new TypeError(`Not a page of a listing: ${paginationApiUrl}`)
}

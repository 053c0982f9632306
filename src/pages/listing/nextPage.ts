import { matchPath } from 'react-router-dom'
import { request } from '../../api/request.ts'
import { type ListingQuery, catalogueCalls } from '../../contract/calls/catalogue.ts'
import type { Listing } from '../../contract/entities/listing.ts'

const { categoryPage, searchPage } = catalogueCalls

/** The page of goods that `paginationApiUrl` names (document 2 §7, paged products); refuses an address that is no such call. */
export async function loadNextPage(paginationApiUrl: string, signal: AbortSignal): Promise<Listing> {
  const { pathname, searchParams } = new URL(paginationApiUrl, 'http://shop.invalid')
  const query: ListingQuery = Object.fromEntries(searchParams)
  const search = matchPath(searchPage.path, pathname)?.params
  if (search?.term && search.range)
    return request(searchPage, { params: { term: search.term, range: search.range }, query, signal })
  const category = matchPath(categoryPage.path, pathname)?.params
  if (category?.category && category.gid && category.slug && category.range) {
    const { gid, slug, range } = category
    return request(categoryPage, { params: { category: category.category, gid, slug, range }, query, signal })
  }
  throw new TypeError(`Not a page of a listing: ${paginationApiUrl}`)
}

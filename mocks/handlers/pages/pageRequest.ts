import type { ListingQuery } from '../../../src/contract/calls/catalogue.ts'
import type { PageData, PageInfo } from '../../../src/contract/entities/page.ts'
import type { HandlerContext } from '../../state/handlerContext.ts'

/** A request for a page by its path without the base path. */
export interface PageRequest extends HandlerContext {
  path: string
  params: Record<string, string>
  search: URLSearchParams
  /** The page is prefetched. */
  isInAdvance: boolean
}

/** A page's own groups; what every page has is added to it. */
export type PageParts = Omit<PageData, 'base' | 'user'>

/** A redirect to another path without base path, or the page; null when there is none. */
type PageOutcome = { redirect: string } | { page: PageParts } | null

/** The same, or a function that works on a draft of the state, for a page with side effects. */
export type PageAnswer = PageOutcome | { write: (request: PageRequest) => PageOutcome }

/** A page with its groups; without breadcrumbs unless some are given. */
export const pageOf = (
  page: Omit<PageInfo, 'breadcrumbs'> & Partial<Pick<PageInfo, 'breadcrumbs'>>,
  groups: Omit<PageParts, 'page'> = {},
): { page: PageParts } => ({ page: { page: { breadcrumbs: [], ...page }, ...groups } })

/** The filters of a listing as the address has them. */
export function listingQueryOf(search: URLSearchParams): ListingQuery {
  const names = ['fulfillmentFilter', 'categoryFilter', 'brandFilter', 'sort'] as const
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

/** The same address with its canonical path; pages and query stay. */
export function redirectTo(
  path: string,
  { params, search }: Pick<PageRequest, 'params' | 'search'>,
): { redirect: string } {
  const pages = params['range'] ? `/pages/${params['range']}` : ''
  return { redirect: `${path}${pages}${search.size > 0 ? `?${search}` : ''}` }
}

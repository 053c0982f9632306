import type { ListingQuery } from '../../../src/contract/calls/catalogue.ts'
import type { PageData, PageInfo } from '../../../src/contract/entities/page.ts'
import type { HandlerContext } from '../../state/handlerContext.ts'

/** A request for a page by its path without the base path. */
export interface PageRequest extends HandlerContext {
  path: string
  params: Record<string, string>
  search: URLSearchParams
  /** Whether the page is only prefetched. */
  isInAdvance: boolean
}

/** The groups of one page. The server adds `base` and `user`, which every page has. */
export type PageParts = Omit<PageData, 'base' | 'user'>

/** The page, or a redirect to another path (without the base path); null if there is no such page. */
type PageOutcome = { redirect: string } | { page: PageParts } | null

/** The outcome, or for a page with side effects a function that returns it and changes a draft of the state. */
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

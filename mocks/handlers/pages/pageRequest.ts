import type { ListingQuery } from '../../../src/contract/calls/catalogue.ts'
import type { PageData, PageInfo } from '../../../src/contract/entities/page.ts'
import type { HandlerContext } from '../../state/handlerContext.ts'

/** A page asked for by its base-less path. */
export interface PageRequest extends HandlerContext {
  path: string
  params: Record<string, string>
  search: URLSearchParams
  /** Nobody has gone there yet. */
  isInAdvance: boolean
}

/** A page's own groups; what every page has is added to it. */
export type PageParts = Omit<PageData, 'base' | 'user'>

/** Another base-less address to go to, or the page; null when there is no such page. */
type PageOutcome = { redirect: string } | { page: PageParts } | null

/** The same, or what is worked out on a draft of the state, since the visit of the page leaves something behind. */
export type PageAnswer = PageOutcome | { write: (request: PageRequest) => PageOutcome }

/** A page with its groups; without a way down to it unless one is given. */
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

/** The same address under its right path; pages and query stay. */
export function redirectTo(
  path: string,
  { params, search }: Pick<PageRequest, 'params' | 'search'>,
): { redirect: string } {
  const pages = params['range'] ? `/pages/${params['range']}` : ''
  return { redirect: `${path}${pages}${search.size > 0 ? `?${search}` : ''}` }
}

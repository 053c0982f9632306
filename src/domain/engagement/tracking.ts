import { TrackingSource } from '../../contract/enumerations.ts'
import { routeRow } from '../../contract/routes.ts'
import { withoutPages } from '../../paths.ts'

/** The documents have a code for an account's coupons, and no row for their page. */
const isCouponPage = (route: string): boolean => /^\/account\/coupons(\/|$)/.test(route)

/** The code for what is done on a page, by its route's pattern (document 2 §9); null where the documents name none. */
export const trackingSource = (route: string): TrackingSource | null =>
  isCouponPage(route) ? TrackingSource.COUPON_DETAILS : (routeRow(route)?.tracking ?? null)

/** What stands in the address of such a page may be anything that somebody typed. */
const isTyped = (route: string): boolean => route.startsWith('/products/search') || route.startsWith('/:')

/** May the address and title of such a page be tracked? Of a route, only when its row in the route table says so. */
export const isPublicRoute = (route: string): boolean => routeRow(route)?.isPublic ?? false

const ADDRESS = /[^\s/@]+@[^\s/@]+/g
/** As a telephone, an order or a card is written; shorter ones are sizes and years. */
const LONG_NUMBER = /\d(?:[\s()+.-]*\d){6,}/g

/** What was typed may hold an address or a number by mistake: it is left out. */
export const withoutPersonal = (text: string): string => text.replace(ADDRESS, '…').replace(LONG_NUMBER, '…')

/** The page that a path shows: "Load more" stays on it. */
export const pageOfPath = withoutPages

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const TOLD_LENGTH = 300

/** What a page view tells of a page, from its route's pattern, its path without base and query, and its title. */
export function pageProperties(route: string, path: string, title: string) {
  if (!isPublicRoute(route)) return { route }
  const page = pageOfPath(path)
  // The gid in an address is as long as a telephone; in a search, all that stands there was typed.
  const told = isTyped(route) ? withoutPersonal(readable(page)) : page
  const shownTitle = withoutPersonal(title).trim()
  return {
    route,
    path: told.slice(0, TOLD_LENGTH),
    ...(shownTitle ? { title: shownTitle.slice(0, TOLD_LENGTH) } : {}),
  }
}

/** What changed between two choices of brands: first what was added. */
export const brandChanges = (before: readonly string[], after: readonly string[]) => [
  ...after.filter((brand) => !before.includes(brand)).map((brand) => ({ brand, isSelected: true })),
  ...before.filter((brand) => !after.includes(brand)).map((brand) => ({ brand, isSelected: false })),
]

const CATEGORY_PATH = /^\/products\/category\/(\d+)\//

/** The category that a path of the shop leads to, by its gid. */
export const categoryOfPath = (path: string): string | null => CATEGORY_PATH.exec(path)?.[1] ?? null

/** What may be told of where a footer's link leads: a path of the shop, a scheme, or another site's origin. */
export function linkProperties(url: URL, shop: { origin: string; base: string }): string {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return url.protocol
  const base = shop.base.replace(/\/$/, '')
  const isOurs = url.origin === shop.origin && url.pathname.startsWith(base)
  return isOurs ? url.pathname.slice(base.length) || '/' : url.origin
}

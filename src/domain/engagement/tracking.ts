import { TrackingSource } from '../../contract/enumerations.ts'
import { routeRow } from '../../contract/routes.ts'
import { withoutPages } from '../../paths.ts'

/** The documents have a code for coupons of an account: their page, and what may be below it. */
const isCouponPage = (route: string): boolean => /^\/account\/coupons(\/|$)/.test(route)

/** The source code of events on a page, by its route pattern (document 2 §9); null where the documents name none. */
export const trackingSource = (route: string): TrackingSource | null =>
  isCouponPage(route) ? TrackingSource.COUPON_DETAILS : (routeRow(route)?.tracking ?? null)

/** The address of such a page can contain text that a shopper typed. */
const isTyped = (route: string): boolean => route.startsWith('/products/search') || route.startsWith('/:')

/** Whether the address and title of a page may be tracked: only when its row in the route table says so. */
export const isPublicRoute = (route: string): boolean => routeRow(route)?.isPublic ?? false

const ADDRESS = /[^\s/@]+@[^\s/@]+/g
/** As long as a phone, order or card number; shorter numbers are sizes and years. */
const LONG_NUMBER = /\d(?:[\s()+.-]*\d){6,}/g

/** Removes what could be an email address or a number from typed text. */
export const withoutPersonal = (text: string): string => text.replace(ADDRESS, '…').replace(LONG_NUMBER, '…')

/** The page that a path shows: "Load more" stays on the same page. */
export const pageOfPath = withoutPages

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const PROPERTY_LENGTH = 300

/** The properties of a page view, from the route pattern, the path without base and query, and the title. */
export function pageProperties(route: string, path: string, title: string) {
  if (!isPublicRoute(route)) return { route }
  const page = pageOfPath(path)
  // The gid in an address is as long as a phone number; a search contains only typed text.
  const shownPath = isTyped(route) ? withoutPersonal(readable(page)) : page
  const shownTitle = withoutPersonal(title).trim()
  return {
    route,
    path: shownPath.slice(0, PROPERTY_LENGTH),
    ...(shownTitle ? { title: shownTitle.slice(0, PROPERTY_LENGTH) } : {}),
  }
}

/** The changes between two brand filters: added brands first. */
export const brandChanges = (before: readonly string[], after: readonly string[]) => [
  ...after.filter((brand) => !before.includes(brand)).map((brand) => ({ brand, isSelected: true })),
  ...before.filter((brand) => !after.includes(brand)).map((brand) => ({ brand, isSelected: false })),
]

const CATEGORY_PATH = /^\/products\/category\/(\d+)\//

/** The gid of the category that a path links to. */
export const categoryOfPath = (path: string): string | null => CATEGORY_PATH.exec(path)?.[1] ?? null

/** The trackable target of a footer link: a path of the shop, a scheme, or the origin of another site. */
export function linkProperties(url: URL, shop: { origin: string; base: string }): string {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return url.protocol
  const base = shop.base.replace(/\/$/, '')
  const isOurs = url.origin === shop.origin && url.pathname.startsWith(base)
  return isOurs ? url.pathname.slice(base.length) || '/' : url.origin
}

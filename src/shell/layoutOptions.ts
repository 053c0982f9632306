import { matchRoute } from '../contract/matchRoute.ts'
import { type LayoutOptions, routeRow } from '../contract/routes.ts'

const usual: LayoutOptions = {
  phoneBar: 'full',
  hasSearch: true,
  hasTabs: true,
  hasFooter: true,
  hasBackToTop: true,
  isBare: false,
}

/** The layout of the page at a path inside the shop: the default, unless its route sets options. */
export const layoutOptionsOf = (path: string): LayoutOptions => ({
  ...usual,
  ...routeRow(matchRoute(path)?.route ?? '')?.layout,
})

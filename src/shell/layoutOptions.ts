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

/** The layout around the page at a path inside the shop: the usual one, unless its route says otherwise. */
export const layoutOptionsOf = (path: string): LayoutOptions => ({
  ...usual,
  ...routeRow(matchRoute(path)?.route ?? '')?.layout,
})

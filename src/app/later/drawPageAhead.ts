import { NavigationType, type RouteMatch } from 'react-router-dom'
import type { PageData } from '../../contract/entities/page.ts'
import { KEPT_MS } from '../earlyPage.ts'
import type { Router } from '../effects/router.ts'
import { drawAhead, dropAhead, usePageAhead } from '../pageAhead.ts'

const isPage = ({ route }: Pick<RouteMatch, 'route'>): boolean => route.loader !== undefined

/**
 * Has the page that a link leads to drawn ahead from this data, for as long as that may be shown. Not from one product to the next, or from list to list: there the page
 * at hand becomes the other, and what is open or chosen in it stays.
 */
export function drawPageAhead(
  { state, basename = '/' }: Router,
  { pathname, search, hash }: HTMLAnchorElement,
  matches: readonly RouteMatch[],
  data: PageData,
): void {
  const depth = matches.findIndex(isPage) + 1
  const page = matches[depth - 1]
  if (!page || page.route.id === state.matches.find(isPage)?.route.id) return
  const path = `/${pathname.slice(basename.replace(/\/?$/, '/').length)}`
  const ahead = drawAhead({
    data,
    where: {
      location: { pathname: path, search, hash, state: null, key: 'ahead' },
      navigationType: NavigationType.Push,
    },
    route: { outlet: null, matches: matches.slice(0, depth), isDataRoute: true },
  })
  setTimeout(() => {
    if (usePageAhead.getState() === ahead) dropAhead()
  }, KEPT_MS)
}

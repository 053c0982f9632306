import { NavigationType } from 'react-router-dom'
import { filterOf } from '../../domain/product/listingFilter.ts'
import { pageOfPath, trackingSource } from '../../domain/engagement/tracking.ts'
import type { Router } from '../../navigation/router.ts'

export type Shown = Pick<Router['state'], 'location' | 'historyAction' | 'matches'>

/** What a router state shows: the pattern of the route, the page, and the brands that filter it. */
export function placeOf({ location, matches }: Shown, { basename = '/' }: Pick<Router, 'basename'>) {
  const base = basename.replace(/\/$/, '')
  const path = location.pathname.slice(base.length) || '/'
  const patterns = matches.map(({ route }) => route.path)
  // The row of the route table; child routes only say how much of a listing is shown.
  const route = patterns.findLast((pattern) => pattern?.startsWith('/')) ?? '*'
  return {
    route,
    path,
    page: pageOfPath(path),
    source: trackingSource(route),
    brands: filterOf(new URLSearchParams(location.search)).brands,
  }
}
export type Place = ReturnType<typeof placeOf>

/** The shopper chose it now; after Back they did not. */
export const isChosen = ({ historyAction }: Shown): boolean => historyAction !== NavigationType.Pop

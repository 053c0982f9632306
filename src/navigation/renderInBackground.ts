import { NavigationType, type RouteMatch } from 'react-router-dom'
import type { PageData } from '../contract/entities/page.ts'
import { KEPT_MS } from './prefetchCache.ts'
import type { Router } from './router.ts'
import { setBackgroundPage, clearBackgroundPage, useBackgroundPage } from './backgroundRender.ts'
import { isFastDevice } from './renderTiming.ts'
import { prepare } from './prefetching.ts'
import { layOutHidden } from './layOutHidden.ts'

const isPage = ({ route }: Pick<RouteMatch, 'route'>): boolean => route.loader !== undefined

/**
 * Has the page that a link leads to drawn ahead from this data, for as long as that may be shown. Not from one product to the next, or from
 * list to list: there the page at hand becomes the other, and what is open or chosen in it stays.
 */
export function renderInBackground(
  router: Router,
  { pathname, search, hash }: URL,
  matches: readonly RouteMatch[],
  data: PageData,
): void {
  const { state, basename = '/' } = router
  const depth = matches.findIndex(isPage) + 1
  const page = matches[depth - 1]
  if (!page || page.route.id === state.matches.find(isPage)?.route.id) return
  const path = `/${pathname.slice(basename.replace(/\/?$/, '/').length)}`
  const ahead = setBackgroundPage({
    data,
    // On a slow machine it might meet the press.
    ...(isFastDevice() && { layOut: layOutHidden }),
    where: {
      location: { pathname: path, search, hash, state: null, key: 'ahead' },
      navigationType: NavigationType.Push,
    },
    route: { outlet: null, matches: matches.slice(0, depth), isDataRoute: true },
  })
  const kept = new Promise<void>((resolve) => {
    setTimeout(resolve, KEPT_MS)
  })
  // Files that its parts ask for are for somebody who may never come.
  void prepare(kept, () => state !== router.state)
  void kept.then(() => useBackgroundPage.getState() === ahead && clearBackgroundPage())
}
